import type { Seat } from '@great-fire/game';
import { OFFERED_LEVELS, type OfferedLevel } from '@great-fire/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import { Dialog, DialogHead } from '../ui/dialog';
import { RadioGroup } from '../ui/radio-group';
import { SegmentedControl } from '../ui/segmented-control';
import { practicePath } from '../lib/routes';
import type { SeatAssignment } from './branch.lazy';
import type { SavedGame } from './saved-game';
import { saveGame } from './game-store';

export interface BranchProps {
  readonly names: readonly string[]; // by seat
  readonly seat: Seat; // preselected
  readonly branch: (assignment: SeatAssignment) => Promise<SavedGame>;
  readonly onClose: () => void;
}

/**
 * Dialog that starts a practice game from the displayed position, in the seat of one player. The original game is
 * unchanged.
 */
export function BranchDialog({ names, seat: initialSeat, branch, onClose }: BranchProps) {
  const { t } = useTranslation(['practice', 'common']);
  const [, navigate] = useLocation();
  const [seat, setSeat] = useState(initialSeat);
  const [level, setLevel] = useState<OfferedLevel>('merchant');
  const [hasFailed, setFailed] = useState(false);
  const play = async () => {
    try {
      const game = await branch({ seat, level });
      await saveGame(game);
      navigate(practicePath(game.id));
    } catch {
      setFailed(true);
    }
  };
  return (
    <Dialog onClose={onClose} data-testid="branch-dialog">
      {({ close }) => (
        <div className="stack gap-10 pad-14-16">
          <DialogHead title={t('branch.title')} />
          <p className="quiet text-15 leading-1-3">{t('branch.hint')}</p>
          <RadioGroup
            label={t('branch.seatLabel')}
            options={names.map((_, index) => String(index))}
            value={String(seat)}
            getLabel={(option) => names[Number(option)] ?? ''}
            onChange={(option) => setSeat(Number(option))}
          />
          <p className="quiet text-15 leading-1-3" aria-hidden="true">
            {t('branch.botStrengthLabel')}
          </p>
          <SegmentedControl
            label={t('branch.botStrengthLabel')}
            options={OFFERED_LEVELS}
            value={level}
            getLabel={(option) => t(`common:botStrength.${option}`)}
            onChange={setLevel}
          />
          {hasFailed && (
            <p role="alert" className="quiet text-15 leading-1-3">
              {t('error.notSaved')}
            </p>
          )}
          <div className="flex wrap gap-8 ends">
            <Button variant="ghost" onClick={close}>
              {t('branch.cancel')}
            </Button>
            <Button variant="primary" onClick={() => void play()} data-testid="start-branch" data-autofocus>
              {t('branch.confirm')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
