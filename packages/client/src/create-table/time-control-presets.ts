/** How fast a table may be asked to play: of the many paces that the server takes, a few that people can choose between. */
import type { ClockSettings } from '@great-fire/protocol';

export const CLOCK_KINDS = [
  'none',
  'friendly',
  'tournament',
  'days',
] as const satisfies readonly ClockSettings['kind'][];
export type ClockKind = (typeof CLOCK_KINDS)[number];

/** The lengths offered for each kind of clock, the usual one in the middle or first. */
export const TIME_CONTROL_PRESETS: Readonly<Record<ClockKind, readonly [ClockSettings, ...ClockSettings[]]>> =
  {
    none: [{ kind: 'none' }],
    friendly: [
      { kind: 'friendly', seconds: 90 },
      { kind: 'friendly', seconds: 180 },
      { kind: 'friendly', seconds: 300 },
    ],
    tournament: [
      { kind: 'tournament', bank: 600, increment: 15 },
      { kind: 'tournament', bank: 1200, increment: 20 },
      { kind: 'tournament', bank: 2400, increment: 30 },
    ],
    days: [
      { kind: 'days', days: 1 },
      { kind: 'days', days: 3 },
    ],
  };
