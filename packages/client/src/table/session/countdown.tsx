import { HOUR_MS, MINUTE_MS } from '@great-fire/table/durations';
import { timeBetween } from '@great-fire/table';
import type { ClockState } from '@great-fire/protocol';
import { useCallback, useSyncExternalStore } from 'react';
import { formatShortDuration } from '../../i18n/format';
import type { TFunction } from '../../i18n/keys';
import { useTranslation } from '../../i18n/use-translation';
import { type DurationParts, splitDuration } from '../../ui/format-duration';
import { useTable } from '../model/table-context';

// Countdown hooks. They render only when the displayed value changes.

const SECOND_MS = 1000;

/** Returns the ms until the displayed value changes: the next full minute above an hour, else the next full second. */
function msToNextTick(remainingMs: number): number {
  const step = remainingMs > HOUR_MS ? MINUTE_MS : SECOND_MS;
  return remainingMs % step || step;
}

/**
 * Returns `select` of the ms left until a deadline of the server clock. Renders again when the result changes. While
 * the game is paused, the remaining time stands still, and on the days off of a clock.
 */
export function useCountdown<T extends string | number | boolean>(
  deadline: number,
  select: (remainingMs: number) => T,
  daysOff: ClockState | null = null,
): T {
  const { serverNow, tableState } = useTable('serverNow', 'tableState');
  const { pausedAt } = tableState;
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const schedule = (): void => {
        const remainingMs = deadline - serverNow();
        if (pausedAt !== null || remainingMs <= 0) return;
        timer = setTimeout(() => {
          schedule(); // first: if the deadline passes in between, the change is still reported
          onChange();
        }, msToNextTick(remainingMs));
      };
      schedule();
      return () => clearTimeout(timer);
    },
    [deadline, pausedAt, serverNow],
  );
  return useSyncExternalStore(subscribe, () => {
    const at = pausedAt ?? serverNow();
    return select(daysOff === null ? deadline - at : timeBetween(daysOff, at, deadline));
  });
}

/** Converts ms to whole seconds, rounded up. Never negative. */
export const ceilSeconds = (remainingMs: number): number => Math.max(0, Math.ceil(remainingMs / SECOND_MS));

/** Returns true once the server clock has reached the time. Null returns true as well. */
export const useHasPassed = (time: number | null): boolean =>
  useCountdown(time ?? 0, (remainingMs) => remainingMs <= 0);

interface DurationProps {
  readonly ms: number;
  readonly isShort?: boolean; // from an hour on, in its largest unit alone
}

/** Shows a fixed duration in ms, in tabular figures. */
export function Duration({ ms, isShort = false }: DurationProps) {
  const { t } = useTranslation('table');
  const parts = splitDuration(ms);
  return (
    <span className="one-line numbers" translate="no">
      {isShort ? toShortText(parts) : toText(parts, t)}
    </span>
  );
}

const toText = (parts: DurationParts, t: TFunction<'table'>): string =>
  parts.format === 'clock' ? parts.text : t(`clock.${parts.format}`, parts);

function toShortText(parts: DurationParts): string {
  switch (parts.format) {
    case 'clock':
      return parts.text;
    case 'hours':
      return formatShortDuration(parts.hours, 'hour');
    case 'days':
      return formatShortDuration(parts.days, 'day');
  }
}

/** Shows the time left until a deadline of the server clock. */
export function Countdown({
  deadline,
  daysOff = null,
  isShort = false,
}: {
  readonly deadline: number;
  readonly daysOff?: ClockState | null;
  readonly isShort?: boolean;
}) {
  const seconds = useCountdown(deadline, ceilSeconds, daysOff);
  return <Duration ms={seconds * 1000} isShort={isShort} />;
}
