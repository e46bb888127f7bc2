import { useTranslation } from '../../i18n/use-translation';
import { Link, useLocation } from 'wouter';
import { playAgain } from '../../connection/api';
import { withPart } from '../../fair/sitting';
import { FailedNote } from '../../lobby/failed-note';
import { tablePath } from '../../lobby/match-address';
import { useRequest } from '../../lobby/use-request';
import { Button, buttonClass } from '../../ui/button';
import { useTable } from '../table-context';
import { hasOtherPeople } from './other-people';
import styles from './scoring.module.css';

/** The same people, the same rules: one press seats whoever sat here at the next table; others find the way to it, or out. */
export function PlayAgain() {
  const { t } = useTranslation(['table', 'score']);
  const { view, match, next } = useTable();
  const [, goTo] = useLocation();
  const { isBusy, failed, run } = useRequest();
  const look = { kind: 'primary', size: 'big', wide: true } as const;
  const name = next?.by ?? null;
  const asked =
    name !== null
      ? t('score:nextTable', { name })
      : t(hasOtherPeople(match.seats, view.viewer) ? 'score:rematch' : 'score:playAgain');
  if (view.viewer === null || (next !== null && !next.isOpen)) {
    return (
      <Link href={next === null ? '/' : tablePath(next.id)} className={buttonClass(look)}>
        {next === null ? t('score:lobby') : asked}
      </Link>
    );
  }
  const sitDown = async () => {
    const given = await run(() => withPart((adds) => playAgain(match.id, adds)));
    if (given !== null) goTo(tablePath(given.match.id));
  };
  return (
    <>
      <Button {...look} disabled={isBusy} onClick={() => void sitDown()} data-testid="play-again">
        {asked}
      </Button>
      {next !== null && (
        <p className={styles['why']} role="status">
          {t('score:nextHere', { here: next.here, of: next.of })}
        </p>
      )}
      <FailedNote failed={failed} />
    </>
  );
}
