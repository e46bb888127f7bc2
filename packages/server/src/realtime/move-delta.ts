/** Builds the message that a viewer receives after a move: the full state or a delta, with the log entries. */
import { isDeepStrictEqual } from 'node:util';
import { DISTRICT_IDS, type Seat } from '@great-fire/game';
import { diff, type DeltaUpdate, type Patch, type LogEntry, type Update } from '@great-fire/protocol';
import type { LiveMatch } from '../matches/load-match';
import { entryFor, frameFor } from './views';

/** Returns everything that a viewer has missed since state `sentStateId`. `at`: current time, ms since 1970, UTC. */
export function buildUpdate(match: LiveMatch, viewer: Seat | null, sentStateId: number, at: number): Update {
  const logEntries = entriesSince(match, viewer, sentStateId);
  return { frame: frameFor(match, viewer), logEntries, tableState: match.tableState, serverTime: at };
}

function entriesSince(match: LiveMatch, viewer: Seat | null, sentStateId: number): readonly LogEntry[] {
  const { recentMoves, rules, state } = match;
  const missedCount = state.stateId - sentStateId; // each log row led to the next state
  return missedCount === 0
    ? []
    : recentMoves.slice(-missedCount).map((move) => entryFor(rules, move, viewer));
}

/** The changes between two states of a match, for each viewer who was sent the earlier one. */
export class MoveDelta {
  private readonly publicChanges: Patch;
  private readonly spectatorEntries: readonly LogEntry[]; // as spectators may see them
  private readonly sharedDelta: DeltaUpdate; // for viewers without own changes or own events
  private readonly ownDeltas = new Map<Seat | null, DeltaUpdate>(); // of the other viewers

  /** `at`: current time, ms since 1970, UTC. */
  constructor(
    private readonly before: LiveMatch,
    private readonly after: LiveMatch,
    private readonly at: number,
  ) {
    this.publicChanges = publicPatch(before, after);
    this.spectatorEntries = entriesSince(after, null, this.fromStateId);
    this.sharedDelta = this.buildDelta([], this.spectatorEntries);
  }

  private get fromStateId(): number {
    return this.before.state.stateId;
  }

  private get stateId(): number {
    return this.after.state.stateId;
  }

  /**
   * Returns the delta for a viewer who was sent the earlier state for the same seat. Viewers with the same information
   * get the same object.
   */
  forViewer(viewer: Seat | null): DeltaUpdate {
    const { before, after, fromStateId, spectatorEntries, sharedDelta } = this;
    const earlier = this.ownDeltas.get(viewer);
    if (earlier !== undefined) return earlier;
    const secretChanges = diff(secretsOf(before, viewer), secretsOf(after, viewer), 'view/own');
    const entries = entriesSince(after, viewer, fromStateId);
    if (secretChanges.length === 0 && haveSameEvents(entries, spectatorEntries)) return sharedDelta;
    const delta = this.buildDelta(secretChanges, entries);
    this.ownDeltas.set(viewer, delta);
    return delta;
  }

  private buildDelta(secretChanges: Patch, logEntries: readonly LogEntry[]): DeltaUpdate {
    const { at, publicChanges, fromStateId, stateId } = this;
    return { fromStateId, stateId, patch: [...publicChanges, ...secretChanges], logEntries, serverTime: at };
  }
}

/** Returns whether two viewers see the same events. Most events hide nothing and are the same object for every viewer. */
function haveSameEvents(entries: readonly LogEntry[], others: readonly LogEntry[]): boolean {
  return entries.every(({ events }, entryIndex) =>
    events.every((event, eventIndex) => isDeepStrictEqual(event, others[entryIndex]?.events[eventIndex])),
  );
}

/** Returns the patch of the parts that every viewer sees. */
function publicPatch(before: LiveMatch, after: LiveMatch): Patch {
  const publicBefore = before.rules.publicView(before.state.game);
  const publicAfter = after.rules.publicView(after.state.game);
  // Most districts are the same objects as before. Comparing them by identity is far faster than `diff`.
  const hasSameDistricts = publicBefore.districts === publicAfter.districts;
  const changedDistricts = hasSameDistricts
    ? []
    : DISTRICT_IDS.filter((id) => publicBefore.districts[id] !== publicAfter.districts[id]);
  return [
    ...changedDistricts.flatMap((id) =>
      diff(publicBefore.districts[id], publicAfter.districts[id], `view/districts/${id}`),
    ),
    ...diff({ ...publicBefore, districts: null }, { ...publicAfter, districts: null }, 'view'),
    ...diff(before.state.ctx, after.state.ctx, 'ctx'),
    ...diff(before.tableState, after.tableState, 'tableState'),
  ];
}

const secretsOf = ({ rules, state }: LiveMatch, viewer: Seat | null) =>
  viewer === null ? null : rules.ownSecrets(state.game, viewer);
