import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation';
import { hasEarlier } from '../log/log-lines';
import { useDisplayed } from '../model/display-context';
import { useTable } from '../model/table-context';
import { mainlineStates, moveAt } from '../log/mainline';
import { practiceReplayPath, replayPath } from '../../lib/routes';

interface ReplayLinkProps {
  readonly className: string;
  readonly labelClass: string; // class of the underlined text
}

/** Link from an earlier state of a table to the same position in the replay. */
export function ReplayLink({ className, labelClass }: ReplayLinkProps) {
  const { t } = useTranslation('history');
  const { match, log, localGame } = useTable('match', 'log', 'localGame');
  const { stateId } = useDisplayed();
  const path = localGame ? practiceReplayPath(match.id) : replayPath(match.id);
  const isLogComplete = !hasEarlier(log, []);
  return (
    <Link
      href={isLogComplete ? `${path}/${moveAt(mainlineStates(log), stateId)}` : path}
      className={className}
      data-testid="to-replay"
    >
      <span className={labelClass}>{t('history.openReplay')}</span>
    </Link>
  );
}
