import { OBJECTIVES } from '@great-fire/game/board';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { LazyDealCommitment } from '../../fairness/lazy-deal-commitment';
import { readStored, writeStored } from '../../lib/local-storage';
import { HouseIcon } from '../../pieces/house';
import { VpSeal } from '../../pieces/vp-seal';
import { Button } from '../../ui/button';
import { CloseIcon } from '../../ui/icons';
import { objectiveName, useTable } from '../model/table-context';
import styles from './start-briefing.module.css';

const MAX_CLOSED = 30; // tables whose closed note is remembered

const readClosedTables = (): readonly string[] => (readStored('closed-briefings') ?? '').split(' ');

function storeClosedTable(match: string): void {
  const others = readClosedTables().filter((id) => id !== '' && id !== match);
  writeStored('closed-briefings', [...others, match].slice(-MAX_CLOSED).join(' '));
}

interface StartBriefingProps {
  readonly showsObjectives: boolean; // on a phone, where they are in another tab
}

/**
 * The colour of a player, and what its houses are worth, until the first turn. It has a place of its own, so that it
 * covers neither the map nor the players. Once closed, it stays away from this table.
 */
export function StartBriefing({ showsObjectives }: StartBriefingProps) {
  const { t } = useTranslation(['table', 'common']);
  const { view, match, localGame } = useTable('view', 'match', 'localGame');
  const [isClosed, setClosed] = useState(() => readClosedTables().includes(match.id));
  if (view.own === null || view.turn.number > 0 || isClosed) return null;
  const { colour, objectives } = view.own;
  return (
    <section
      className={`firm relative text-14-5 on-card line-below ${styles['briefing']}`}
      aria-label={t('briefing.label')}
      data-testid="start-briefing"
    >
      <HouseIcon colour={colour} size={24} />
      <div className={styles['close']}>
        <Button
          variant="ghost"
          size="small"
          aria-label={t('common:close')}
          data-testid="close-briefing"
          onClick={() => {
            storeClosedTable(match.id);
            setClosed(true);
          }}
        >
          <CloseIcon size={17} />
        </Button>
      </div>
      <div>
        <p>
          {t(view.rules.hiddenColours ? 'briefing.hiddenColour' : 'briefing.colour', {
            colour: t(`common:colour.${colour}`),
          })}
        </p>
        {showsObjectives && (
          <ul className={`flex wrap ${styles['objectives']}`} aria-label={t('objectives.title')}>
            {objectives.map((id) => (
              <li className="row gap-4" key={id}>
                <VpSeal
                  vp={OBJECTIVES[id].vp}
                  isOwn
                  size={19}
                  title={t('objectives.points', { vp: OBJECTIVES[id].vp })}
                />
                {objectiveName(id)}
              </li>
            ))}
          </ul>
        )}
        {!localGame && (
          <LazyDealCommitment match={match.id} className={`quiet text-13-5 ${styles['deal']}`} />
        )}
      </div>
    </section>
  );
}
