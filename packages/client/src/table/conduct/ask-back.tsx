import { useTranslation } from '../../i18n/use-translation';
import { beforeMine } from '../log/taken-back';
import { useTable } from '../table-context';
import { DueButton } from './due-button';
import { askFromOf } from './standing';
import { askableMoves } from './take-back';
import { TakeBackWay } from './take-back-way';

/** Asks to take back the viewer's last move and all after it. */
export function AskBack() {
  const { t } = useTranslation('table');
  const table = useTable();
  const { viewer } = table.view;
  const to = viewer === null ? null : beforeMine(table.log, viewer);
  if (to === null) return null;
  return (
    <TakeBackWay to={to}>
      {(open) => (
        <DueButton
          from={askFromOf(table.conduct, viewer)}
          disabled={askableMoves(table, to).length === 0}
          onPress={open}
          testId="ask-back"
        >
          {t('act.undo.ask')}
        </DueButton>
      )}
    </TakeBackWay>
  );
}
