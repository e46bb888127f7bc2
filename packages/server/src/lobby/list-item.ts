import { toVariantCodes } from '@great-fire/game';
import {
  encodeClock,
  encodeFire,
  type ActiveTurn,
  type ListItemSeat,
  type ListedOptionName,
  type MatchListItem,
} from '@great-fire/protocol';
import { hasBlockedPlayer } from '../storage/blocks';
import type { MatchId, PersonId, StoredMatch } from '../entities/match';

/** Resolves to the number of spectators of each match. A missing match has none. */
export type CountSpectators = (matchIds: readonly MatchId[]) => Promise<ReadonlyMap<MatchId, number>>;

const NO_BLOCKED_IDS: ReadonlySet<PersonId> = new Set();

/**
 * Returns a table as lists show it. Fields with their usual value are omitted, because a page holds fifty tables.
 * `blockedIds`: persons that the reader blocks.
 */
export function toListItem(
  match: StoredMatch,
  spectatorCount: number,
  blockedIds = NO_BLOCKED_IDS,
  places: readonly number[] | null = null, // by seat, if the VP do not order the players
): MatchListItem {
  const { id, tableName, status, turn, burning, openScores } = match;
  const isRunning = status === 'running';
  const openSeats = isRunning ? findOpenSeats(match) : [];
  const hasOpenSeat = status === 'open' || openSeats.length > 0;
  const { options, timeControl, language, private: privacy } = encodeOptions(match);
  return {
    id,
    name: tableName,
    status,
    seats: toListItemSeats(match),
    ...(openSeats.length > 0 && { openSeats }),
    ...options,
    ...timeControl,
    ...language,
    ...privacy,
    ...(turn > 0 && { turn }),
    ...((status === 'finished' || status === 'unfinished') && { endedAt: match.updatedAt }),
    ...(isRunning && burning.length > 0 && { fire: encodeFire(burning) }),
    ...(spectatorCount > 0 && { spectators: spectatorCount }),
    ...(hasOpenSeat && hasBlockedPlayer(match, blockedIds) && { isBlocked: true as const }),
    ...((isRunning || status === 'finished') &&
      openScores !== null &&
      !match.options.hiddenColours && { scores: openScores, ...(places !== null && { places }) }),
  };
}

/** Returns the field of each option that lists show. */
function encodeOptions(match: StoredMatch) {
  const variants = toVariantCodes(match.options);
  return {
    options: { ...(variants !== '' && { variants }) },
    timeControl: { clock: encodeClock(match.timeControl.clock) },
    language: { lang: match.language },
    private: { ...(match.private && { private: true as const }) },
  } satisfies Readonly<Record<ListedOptionName, Partial<MatchListItem>>>;
}

function toListItemSeats({ players, seats }: StoredMatch): readonly ListItemSeat[] {
  return Array.from({ length: players }, (_, index): ListItemSeat => {
    const storedSeat = seats.find(({ seat }) => seat === index);
    if (storedSeat === undefined) return null;
    return storedSeat.bot === null ? storedSeat.name : 0;
  });
}

const findOpenSeats = ({ tableState }: StoredMatch): readonly number[] =>
  (tableState?.absences ?? []).flatMap((absence, seat) => (absence?.isOpen === true ? [seat] : []));

/** Returns the turn that a running game waits for, or null. */
export function toActiveTurn(match: StoredMatch): ActiveTurn | null {
  const { status, activeSeat, step, tableState, updatedAt } = match;
  if (status !== 'running' || activeSeat === null) return null;
  const clock = tableState?.clock.activeSeat === activeSeat ? tableState.clock : null;
  return {
    seat: activeSeat,
    step,
    since: clock?.since ?? updatedAt,
    deadline: clock?.deadline ?? null,
    isPaused: tableState !== null && tableState.pausedAt !== null,
  };
}
