import { useState } from 'react';
import { findHolidayRejection, firstHolidayStart, holidayDaysLeft } from '@great-fire/table';
import { HOLIDAY_DAYS_MAX, type TableCommand } from '@great-fire/protocol';
import { DAY_MS } from '@great-fire/table/durations';
import type { RejectedRequest } from '../../api/request';
import { formatDay } from '../../i18n/format';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { focusOnMount } from '../../ui/confirm-group';
import { RequestError } from '../../ui/request-error';
import { TextField } from '../../ui/text-field';
import { useTable } from '../model/table-context';
import { useTableFacts } from './table-facts';

const PROPOSED_DAYS = 7;

/** Returns a day of UTC as the value of a field. */
const toField = (at: number): string => new Date(at).toISOString().slice(0, 10);

interface HolidayFormProps {
  readonly isBusy: boolean;
  readonly error: RejectedRequest | null;
  readonly onConfirm: (command: TableCommand) => void;
  readonly onCancel: () => void;
}

/** Asks for the first and the last day of the viewer's holiday. */
export function HolidayForm({ isBusy, error, onConfirm, onCancel }: HolidayFormProps) {
  const { t } = useTranslation('session');
  const { view, serverNow } = useTable('view', 'serverNow');
  const table = useTableFacts();
  const seat = view.viewer ?? 0;
  const first = firstHolidayStart(serverNow());
  const year = new Date(first).getUTCFullYear();
  const left = holidayDaysLeft(table.state.clock, seat, year);
  const [firstDay, setFirstDay] = useState(toField(first));
  const [lastDay, setLastDay] = useState(toField(first + (Math.min(PROPOSED_DAYS, left) - 1) * DAY_MS));
  // A field holds a full date or nothing, which is no number.
  const [from, last] = [Date.parse(firstDay), Date.parse(lastDay)];
  const days = (last - from) / DAY_MS + 1;
  const isPossible =
    days >= 1 && days <= HOLIDAY_DAYS_MAX && findHolidayRejection(table, seat, { from, days }) === null;
  return (
    <form
      className="stack gap-8 pad-top-10"
      aria-label={t('holiday.title')}
      aria-describedby="holiday-hint"
      tabIndex={-1}
      ref={focusOnMount} // the button that was pressed has gone
      onSubmit={(event) => {
        event.preventDefault();
        if (isPossible) onConfirm({ type: 'take-holiday', from, days });
      }}
    >
      <p id="holiday-hint">
        <b>{t('holiday.title')}</b> {t('holiday.hint')}
      </p>
      <TextField
        type="date"
        label={t('holiday.firstDay')}
        value={firstDay}
        min={toField(first)}
        onChange={setFirstDay}
      />
      <TextField
        type="date"
        label={t('holiday.lastDay')}
        value={lastDay}
        min={firstDay}
        onChange={setLastDay}
      />
      <p className="note" id="holiday-bounds">
        {t('holiday.bounds', { first: formatDay(first), max: HOLIDAY_DAYS_MAX, left, year: String(year) })}
      </p>
      <RequestError error={error} />
      <Button
        type="submit"
        variant="primary"
        disabled={isBusy || !isPossible}
        aria-describedby="holiday-bounds"
        data-testid="confirm-holiday"
      >
        {t('holiday.confirm')}
      </Button>
      <Button disabled={isBusy} onClick={onCancel}>
        {t('holiday.cancel')}
      </Button>
    </form>
  );
}
