import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { useStickToEnd } from '../table/log/stick-to-end';
import { Segment } from '../ui/segment';
import styles from './chat.module.css';
import { LineCare } from './line-care';
import { SaidLine } from './said-line';
import { SayForm } from './say-form';
import type { ChatLine } from '@great-fire/protocol';
import type { Heard, Talk } from './talk-of';
import { heardIn, hearsBoth } from './talk-of';

const HEARD = ['all', 'players', 'spectators'] as const;

/** What is said at the table, and a line to say something. */
export function Chat({ talk }: { readonly talk: Talk }) {
  const { t } = useTranslation('talk');
  const [chosen, setHeard] = useState<Heard>('all');
  const mayChoose = hearsBoth(talk);
  const lines = heardIn(talk.chat, mayChoose ? chosen : 'all');
  const box = useStickToEnd(lines);
  return (
    <div className={styles['chat']}>
      {mayChoose && (
        <div className={styles['hear']}>
          <Segment
            label={t('heard.label')}
            options={HEARD}
            value={chosen}
            onChange={setHeard}
            called={(heard) => t(`heard.${heard}`)}
          />
        </div>
      )}
      <div
        ref={box}
        className={styles['lines']}
        role="log"
        aria-live="off"
        tabIndex={0}
        aria-label={t('lines')}
        data-testid="chat-lines"
      >
        <div className={styles['said']}>
          {!talk.chatIsWhole && (
            <button type="button" className={styles['earlier']} onClick={() => void talk.loadSaid()}>
              {t('earlier')}
            </button>
          )}
          {lines.length === 0 && talk.chatIsWhole && <p className={styles['none']}>{t('none')}</p>}
          {lines.map((line) => (
            <SaidLine key={line.id} line={line} viewer={talk.viewer}>
              {isOthers(line, talk) && <LineCare line={line} talk={talk} />}
            </SaidLine>
          ))}
        </div>
      </div>
      <SayForm talk={talk} />
    </div>
  );
}

const isOthers = ({ seat, removedBy }: ChatLine, { viewer }: Talk): boolean =>
  removedBy === undefined && (seat === null || seat !== viewer);
