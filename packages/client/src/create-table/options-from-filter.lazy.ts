/** Options of a new table that matches a lobby filter without results. */
import {
  NO_TIME_CONTROL,
  gameOptionsOfFilter,
  type TimeControl,
  type TableFilter,
} from '@great-fire/protocol';
import { TIME_CONTROL_PRESETS } from './time-control-presets';
import { type TableFormOptions, DEFAULT_TABLE_OPTIONS, DEFAULT_VARIANTS } from './table-options';

const PLAYER_COUNTS = { 3: 3, 4: 4, 5: 5, 6: 6 } as const;

const TIME_CONTROLS: Readonly<Record<NonNullable<TableFilter['timeControl']>, TimeControl>> = {
  live: { clock: TIME_CONTROL_PRESETS['per-turn'][0], timeoutAction: 'vote' },
  slow: { clock: TIME_CONTROL_PRESETS.correspondence[0], timeoutAction: 'vote' },
  none: NO_TIME_CONTROL,
};

/** Returns options that match the filter. Open fields get the defaults. */
export function optionsFromFilter(filter: TableFilter): TableFormOptions {
  const { players = '4', timeControl = 'none', language = null } = filter;
  return {
    seats: PLAYER_COUNTS[players],
    variants: { ...DEFAULT_VARIANTS, ...gameOptionsOfFilter(filter) },
    timeControl: TIME_CONTROLS[timeControl],
    extras: { ...DEFAULT_TABLE_OPTIONS.extras, language, bots: filter.bots === 'yes' ? 1 : 0 },
  };
}
