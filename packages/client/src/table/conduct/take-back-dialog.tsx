import type { ReactNode } from 'react';
import { listed } from '../../i18n/listed';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { nameOf, useTable } from '../table-context';
import { RefusedNote } from './refused-note';
import { othersAsked } from './others-asked';
import styles from './take-back.module.css';
import { useAsking } from './use-wish';

interface TakeBackDialogProps {
  readonly to: number; // the state to go back to
  readonly count: number; // of the moves that would go
  readonly isStale: boolean; // there are none any more
  readonly onClose: () => void;
  readonly children: ReactNode; // the moves, as the log tells them
}

/** Shows which moves would go, and asks the others for them; where nobody else is there it is done at once. */
export function TakeBackDialog({ to, count, isStale, onClose, children }: TakeBackDialogProps) {
  const { t } = useTranslation('conduct');
  const table = useTable();
  const { askBack, practice } = table;
  const { isBusy, refused, ask } = useAsking(askBack);
  const others = othersAsked(table);
  const asksOthers = others.length > 0 && practice === undefined;
  const note = asksOthers
    ? t('back.all', { names: listed(others.map((seat) => nameOf(table.match, seat))) })
    : others.length > 0
      ? t('back.round')
      : t('back.alone');
  return (
    <Dialog className={styles['dialog']} onClose={onClose} data-testid="take-back">
      {({ title, close }) => (
        <div className={styles['inside']}>
          <h2 id={title} className={styles['title']}>
            {t('back.title', { count })}
          </h2>
          <div className={styles['lines']} tabIndex={0} role="group" aria-label={t('back.going')}>
            {children}
          </div>
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
              disabled={isBusy || isStale}
              onClick={() => void ask(to).then((isAsked) => isAsked && close())}
              data-testid="take-back-ask"
              data-first
            >
              {t(asksOthers ? 'back.ask' : 'back.now')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
