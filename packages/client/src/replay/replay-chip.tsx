import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { hasEarlier } from '../table/log/known-since';
import { useShown } from '../table/shown';
import { useTable } from '../table/table-context';
import { countedStates, moveAt } from './model/counted';
import { practiceReplayPath, replayPath } from './replay-address';

interface ReplayChipProps {
  readonly className: string;
  readonly wayClass: string; // of what is underlined
}

/** From an earlier state of a table to the same one where the game can be looked through. */
export function ReplayChip({ className, wayClass }: ReplayChipProps) {
  const { t } = useTranslation('story');
  const { match, log, practice } = useTable();
  const { stateId } = useShown();
  const path = practice ? practiceReplayPath(match.id) : replayPath(match.id);
  const isWhole = !hasEarlier(log, []);
  return (
    <Link
      href={isWhole ? `${path}/${moveAt(countedStates(log), stateId)}` : path}
      className={className}
      data-testid="to-replay"
    >
      <span className={wayClass}>{t('history.replay')}</span>
    </Link>
  );
}
