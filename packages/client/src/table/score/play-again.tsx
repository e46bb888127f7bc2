import { useTranslation } from '../../i18n/use-translation';
import { Link, useLocation } from 'wouter';
import { openTable } from '../../connection/api';
import { FailedNote } from '../../lobby/failed-note';
import { tableLink, tablePath } from '../../lobby/match-address';
import { useRequest } from '../../lobby/use-request';
import { Button, buttonClass } from '../../ui/button';
import { nameOf, useTable } from '../table-context';
import { nextTableIn } from './next-table';

const SEATS = [3, 4, 5, 6] as const;

/** The same people, the same rules: a new table whose link everybody here gets; or the way to it, or out. */
export function PlayAgain() {
  const { t } = useTranslation('table');
  const { view, match, chat, say } = useTable();
  const [, goTo] = useLocation();
  const { isBusy, failed, run } = useRequest();
  const look = { kind: 'primary', size: 'big', wide: true } as const;
  const next = nextTableIn(chat, match.id);
  if (next !== null) {
    return (
      <Link href={tablePath(next.id)} className={buttonClass(look)}>
        {t('score.nextTable', { name: next.by })}
      </Link>
    );
  }
  const me = view.viewer;
  const seats = SEATS.find((one) => one === match.seats.length);
  if (me === null || seats === undefined) {
    return (
      <Link href="/" className={buttonClass(look)}>
        {t('score.lobby')}
      </Link>
    );
  }
  const open = async () => {
    const { tableName, options, pace, language } = match;
    const given = await run(() =>
      openTable({
        ...{ tableName, seats, options, pace, language },
        private: match.private,
        name: nameOf(match, me),
      }),
    );
    if (given === null) return;
    await say(t('score.askAgain', { link: tableLink(given.match.id) }));
    goTo(tablePath(given.match.id));
  };
  return (
    <>
      <Button {...look} disabled={isBusy} onClick={() => void open()} data-testid="play-again">
        {t('score.playAgain')}
      </Button>
      <FailedNote failed={failed} />
    </>
  );
}
