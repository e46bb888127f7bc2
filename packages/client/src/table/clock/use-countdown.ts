/** The time that is left, told anew each time that what is told of it changes. */
import { useCallback, useSyncExternalStore } from 'react';
import { useTable } from '../table-context';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

/** Until the next second or, where only minutes are told, the next minute of a time of `remainingMs` ms. */
function msToNextTick(remainingMs: number): number {
  const step = remainingMs > HOUR_MS ? MINUTE_MS : SECOND_MS;
  return remainingMs % step || step;
}

/**
 * What `select` makes of the ms left until a time of the server's clock; while the game is paused they stand. It is
 * told anew when that changes.
 */
export function useCountdown<T extends string | number | boolean>(
  deadline: number,
  select: (remainingMs: number) => T,
): T {
  const { serverNow, tableState } = useTable();
  const { pausedAt } = tableState;
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const schedule = (): void => {
        const remainingMs = deadline - serverNow();
        if (pausedAt !== null || remainingMs <= 0) return;
        timer = setTimeout(() => {
          onChange();
          schedule();
        }, msToNextTick(remainingMs));
      };
      schedule();
      return () => clearTimeout(timer);
    },
    [deadline, pausedAt, serverNow],
  );
  return useSyncExternalStore(subscribe, () => select(deadline - (pausedAt ?? serverNow())));
}

/** Whole seconds, rounded up; nought when the time is over. */
export const ceilSeconds = (remainingMs: number): number => Math.max(0, Math.ceil(remainingMs / SECOND_MS));

/** Whether a time of the server's clock has come; null: nothing is waited for. */
export const useHasPassed = (time: number | null): boolean =>
  useCountdown(time ?? 0, (remainingMs) => remainingMs <= 0);
