/** The time that is left, told anew each time that what is told of it changes. */
import { useCallback, useSyncExternalStore } from 'react';
import { useTable } from '../table-context';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const SECOND = 1000;

/** Until the next second or, where only minutes are told, the next minute of a time of `rest` ms. */
function untilNext(rest: number): number {
  const step = rest > HOUR ? MINUTE : SECOND;
  return rest % step || step;
}

/**
 * What `read` makes of the ms left until a time of the server's clock; while the game is paused they stand. It is
 * told anew when that changes.
 */
export function useRest<T extends string | number | boolean>(until: number, read: (rest: number) => T): T {
  const { serverNow, conduct } = useTable();
  const { pausedAt } = conduct;
  const subscribe = useCallback(
    (hear: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = (): void => {
        const rest = until - serverNow();
        if (pausedAt !== null || rest <= 0) return;
        timer = setTimeout(() => {
          hear();
          wait();
        }, untilNext(rest));
      };
      wait();
      return () => clearTimeout(timer);
    },
    [until, pausedAt, serverNow],
  );
  return useSyncExternalStore(subscribe, () => read(until - (pausedAt ?? serverNow())));
}

/** Whole seconds, rounded up; nought when the time is over. */
export const inSeconds = (rest: number): number => Math.max(0, Math.ceil(rest / SECOND));

/** Whether a time of the server's clock has come; null: nothing is waited for. */
export const useIsDue = (from: number | null): boolean => useRest(from ?? 0, (rest) => rest <= 0);
