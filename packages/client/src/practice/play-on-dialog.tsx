import type { Seat } from '@great-fire/game';
import { OFFERED_LEVELS } from '@great-fire/protocol';
import type { OfferedLevel } from '@great-fire/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import styles from '../table/conduct/take-back.module.css';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { RadioList } from '../ui/radio-list';
import { Segment } from '../ui/segment';
import type { Sitting } from './branch';
import { gamePath } from './practice-address';
import type { SavedGame } from './saved-game';
import { keepGame } from './shelf';

export interface PlayOnProps {
  readonly names: readonly string[]; // by seat
  readonly seat: Seat; // offered first
  readonly branch: (sitting: Sitting) => Promise<SavedGame>;
  readonly onClose: () => void;
}

/** What if: a practice game from the shown position, in the place of one of its players. The other game stays as it was. */
export function PlayOnDialog({ names, seat: first, branch, onClose }: PlayOnProps) {
  const { t } = useTranslation(['practice', 'common']);
  const [, goTo] = useLocation();
  const [seat, setSeat] = useState(first);
  const [level, setLevel] = useState<OfferedLevel>('merchant');
  const [isFailed, setFailed] = useState(false);
  const play = async () => {
    try {
      const game = await branch({ seat, level });
      await keepGame(game);
      goTo(gamePath(game.id));
    } catch {
      setFailed(true);
    }
  };
  return (
    <Dialog className={styles['dialog']} onClose={onClose} data-testid="play-on">
      {({ title, close }) => (
        <div className={styles['inside']}>
          <h2 id={title}>{t('playOn.title')}</h2>
          <p className={styles['note']}>{t('playOn.hint')}</p>
          <RadioList
            label={t('playOn.seat')}
            options={names.map((_, index) => String(index))}
            value={String(seat)}
            called={(option) => names[Number(option)] ?? ''}
            onChange={(option) => setSeat(Number(option))}
          />
          <p className={styles['note']} aria-hidden="true">
            {t('playOn.others')}
          </p>
          <Segment
            label={t('playOn.others')}
            options={OFFERED_LEVELS}
            value={level}
            called={(option) => t(`common:bot.${option}`)}
            onChange={setLevel}
          />
          {isFailed && (
            <p role="alert" className={styles['note']}>
              {t('fault.notKept')}
            </p>
          )}
          <div className={styles['ways']}>
            <Button kind="quiet" onClick={close}>
              {t('playOn.no')}
            </Button>
            <Button kind="primary" onClick={() => void play()} data-testid="play-on-begin" data-first>
              {t('playOn.yes')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
