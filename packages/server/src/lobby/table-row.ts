import { clockText, fireSigns } from '@great-fire/protocol';
import type { Call, RowSeat, TableRow } from '@great-fire/protocol';
import { hasBlocked } from '../storage/blocks';
import type { StoredMatch } from '../storage/matches';
import type { PersonId } from '../storage/storage';

const NOBODY: ReadonlySet<PersonId> = new Set();

/**
 * One table as lists tell anybody of it, field by field; what is usual is left out, for fifty lie on a page. `blocked`: by
 * whoever is told.
 */
export function rowOf(match: StoredMatch, watching: number, blocked = NOBODY): TableRow {
  const { id, tableName, status, turn, burning, standing } = match;
  const isRunning = status === 'running';
  const open = isRunning ? openSeats(match) : [];
  const isForTaking = status === 'open' || open.length > 0;
  const rules = rulesOf(match);
  return {
    id,
    name: tableName,
    status,
    seats: seatsOf(match),
    ...(open.length > 0 && { open }),
    ...(rules !== '' && { rules }),
    pace: clockText(match.pace.clock),
    lang: match.language,
    ...(match.private && { private: true as const }),
    ...(turn > 0 && { turn }),
    ...(isRunning && burning.length > 0 && { fire: fireSigns(burning) }),
    ...(watching > 0 && { watching }),
    ...(isForTaking && hasBlocked(match, blocked) && { blocked: true as const }),
    ...(isRunning && standing !== null && !match.options.hiddenColours && { vp: standing }),
  };
}

function seatsOf({ players, seats }: StoredMatch): readonly RowSeat[] {
  return Array.from({ length: players }, (_, place): RowSeat => {
    const held = seats.find(({ seat }) => seat === place);
    if (held === undefined) return null;
    return held.bot === null ? held.name : 0;
  });
}

const openSeats = ({ conduct }: StoredMatch): readonly number[] =>
  (conduct?.away ?? []).flatMap((away, seat) => (away?.isOpen === true ? [seat] : []));

const rulesOf = ({ options }: StoredMatch): string =>
  [options.hiddenColours && 'h', options.moreDestruction && 'm', options.cones === 100 && 'c']
    .filter((sign) => sign !== false)
    .join('');

/** What a game under way waits for; null where none is. */
export function callOf({ status, activeSeat, step, conduct, updatedAt }: StoredMatch): Call | null {
  if (status !== 'running' || activeSeat === null) return null;
  const clock = conduct?.clock.seat === activeSeat ? conduct.clock : null;
  return {
    seat: activeSeat,
    step,
    since: clock?.since ?? updatedAt,
    until: clock?.deadline ?? null,
    isPaused: conduct !== null && conduct.pausedAt !== null,
  };
}
