/** The time controls that the form offers. The server accepts many more. */
import type { ClockSettings } from '@great-fire/protocol';

export const CLOCK_KINDS = [
  'none',
  'per-turn',
  'fischer',
  'correspondence',
] as const satisfies readonly ClockSettings['kind'][];
export type ClockKind = (typeof CLOCK_KINDS)[number];

export const TIME_CONTROL_PRESETS: Readonly<Record<ClockKind, readonly [ClockSettings, ...ClockSettings[]]>> =
  {
    none: [{ kind: 'none' }],
    'per-turn': [
      { kind: 'per-turn', seconds: 90 },
      { kind: 'per-turn', seconds: 180 },
      { kind: 'per-turn', seconds: 300 },
    ],
    fischer: [
      { kind: 'fischer', bank: 600, increment: 15 },
      { kind: 'fischer', bank: 1200, increment: 20 },
      { kind: 'fischer', bank: 2400, increment: 30 },
    ],
    correspondence: [
      { kind: 'correspondence', days: 1 },
      { kind: 'correspondence', days: 3 },
    ],
  };

/** Returns a clock whose weekends are off or count. Only a clock of days has weekends. */
export function withWeekends(clock: ClockSettings, weekendsOff: boolean): ClockSettings {
  if (clock.kind !== 'correspondence') return clock;
  const { kind, days } = clock;
  return { kind, days, ...(weekendsOff && { weekendsOff }) };
}
