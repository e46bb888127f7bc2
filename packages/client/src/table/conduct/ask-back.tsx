import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { useIsDue } from '../clock/use-rest';
import { beforeMine } from '../log/taken-back';
import { useTable } from '../table-context';
import { askFromOf } from './standing';
import { askableMoves } from './take-back';
import { TakeBackWay } from './take-back-way';

/** Asks to take back the viewer's last move and all after it; `onClosed` when that question is closed. */
export function AskBack({ onClosed = () => undefined }: { readonly onClosed?: () => void }) {
  const { t } = useTranslation('table');
  const table = useTable();
  const { viewer } = table.view;
  const to = viewer === null ? null : beforeMine(table.log, viewer);
  const mayAsk = useIsDue(askFromOf(table.conduct, viewer));
  if (to === null) return null;
  return (
    <TakeBackWay to={to} onClosed={onClosed}>
      {(open) => (
        <Button
          disabled={!mayAsk || askableMoves(table, to).length === 0}
          onClick={open}
          data-testid="ask-back"
        >
          {t('act.undo.ask')}
        </Button>
      )}
    </TakeBackWay>
  );
}
