import type { ErrorCode } from '@great-fire/protocol';
import { useState } from 'react';
import { listed } from '../../i18n/listed';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { goingCount } from '../log/taken-back';
import { nameOf, useTable } from '../table-context';
import { GoingLines } from './going-lines';
import { RefusedNote } from './refused-note';
import { askableMoves, othersAsked } from './take-back';
import styles from './take-back.module.css';

interface TakeBackDialogProps {
  readonly to: number; // the state to go back to
  readonly onClose: () => void;
}

/** Shows which moves would go, and asks the others for them; where nobody else is there it is done at once. */
export function TakeBackDialog({ to, onClose }: TakeBackDialogProps) {
  const { t } = useTranslation('conduct');
  const table = useTable();
  const { stateId, log, askBack, practice } = table;
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<ErrorCode | null>(null);
  const moves = askableMoves(table, to);
  const others = othersAsked(table);
  const asksOthers = others.length > 0 && practice === undefined;
  const count = goingCount(log, stateId, to);
  const note = asksOthers
    ? t('back.all', { names: listed(others.map((seat) => nameOf(table.match, seat))) })
    : others.length > 0
      ? t('back.round')
      : t('back.alone');
  return (
    <Dialog className={styles['dialog']} onClose={onClose} data-testid="take-back">
      {({ title, close }) => {
        const ask = async () => {
          if (askBack === null || isBusy) return;
          setBusy(true);
          setRefused(null);
          const answer = await askBack(to).finally(() => setBusy(false));
          if (answer.ok) close();
          else setRefused(answer.code);
        };
        return (
          <div className={styles['inside']}>
            <h2 id={title} className={styles['title']}>
              {t('back.title', { count })}
            </h2>
            <GoingLines moves={moves} label={t('back.going')} />
            <p className={styles['note']}>
              {note} {t('back.known')}
            </p>
            <RefusedNote code={refused} />
            <div className={styles['ways']}>
              <Button kind="quiet" onClick={close}>
                {t('back.no')}
              </Button>
              <Button
                kind="primary"
                disabled={isBusy || moves.length === 0}
                onClick={() => void ask()}
                data-testid="take-back-ask"
                data-first
              >
                {t(asksOthers ? 'back.ask' : 'back.now')}
              </Button>
            </div>
          </div>
        );
      }}
    </Dialog>
  );
}
