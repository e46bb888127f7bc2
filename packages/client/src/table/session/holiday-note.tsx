import type { Seat } from '@great-fire/game';
import { findHoliday } from '@great-fire/table';
import { formatDay } from '../../i18n/format';
import { useTranslation } from '../../i18n/use-translation';
import { useTable } from '../model/table-context';
import { useHasPassed } from './countdown';

/** Says when a player is on holiday, from the announcement on. Renders nothing without a holiday. */
export function HolidayNote({ seat }: { readonly seat: Seat }) {
  const { t } = useTranslation('table');
  const { tableState, serverNow } = useTable('tableState', 'serverNow');
  const holiday = findHoliday(tableState.clock, seat, serverNow());
  const hasBegun = useHasPassed(holiday?.from ?? null);
  const isOver = useHasPassed(holiday?.until ?? null);
  if (holiday === null || isOver) return null;
  const until = formatDay(holiday.until - 1);
  return (
    <li data-testid={`holiday-${seat}`}>
      {hasBegun
        ? t('clock.onHolidayUntil', { until })
        : t('clock.holidayAhead', { from: formatDay(holiday.from), until })}
    </li>
  );
}
