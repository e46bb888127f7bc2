/** Builds the message that a viewer receives after a move: the full state or a delta, with the log entries. */
import { DISTRICT_IDS } from '@great-fire/game';
import type { GameState, Seat } from '@great-fire/game';
import type { RulesEngine } from '@great-fire/game/engine';
import { diff } from '@great-fire/protocol';
import type { DeltaUpdate, Patch, LogEntry, Update } from '@great-fire/protocol';
import type { LiveMatch } from '../matches/load-match';
import { entryFor, frameFor } from './views';
import { withSerializer } from './transport/text-only-parser';

/** Returns everything that a viewer has missed since state `sentStateId`. `at`: current time, ms since 1970, UTC. */
export function buildUpdate(match: LiveMatch, viewer: Seat | null, sentStateId: number, at: number): Update {
  const logEntries = entriesSince(match, viewer, sentStateId);
  const update = {
    frame: frameFor(match, viewer),
    logEntries,
    tableState: match.tableState,
    serverTime: at,
  };
  return withSerializer(update, () => serializeUpdate(match, update));
}

function entriesSince(match: LiveMatch, viewer: Seat | null, sentStateId: number): readonly LogEntry[] {
  const { recentMoves, rules, state } = match;
  const missedCount = state.stateId - sentStateId; // each log row led to the next state
  return missedCount === 0
    ? []
    : recentMoves.slice(-missedCount).map((move) => entryFor(rules, move, viewer));
}

/**
 * Serializes an update exactly as `JSON.stringify` would. The public part is serialized once and shared by all
 * viewers.
 */
function serializeUpdate(
  { rules, state }: LiveMatch,
  { frame, logEntries, tableState, serverTime }: Update,
): string {
  const { stateId, view, ctx } = frame;
  const secretsJson = JSON.stringify({ viewer: view.viewer, own: view.own });
  const viewJson = `${publicJson(rules, state.game).slice(0, -1)},${secretsJson.slice(1)}`;
  return `{"frame":{"stateId":${String(stateId)},"view":${viewJson},"ctx":${JSON.stringify(ctx)}},"logEntries":${JSON.stringify(logEntries)},"tableState":${JSON.stringify(tableState)},"serverTime":${String(serverTime)}}`;
}

const publicJsonCache = new WeakMap<GameState, string>();

function publicJson({ publicView }: RulesEngine, game: GameState): string {
  const json = publicJsonCache.get(game) ?? JSON.stringify(publicView(game));
  publicJsonCache.set(game, json);
  return json;
}

/** The changes between two states of a match, for each viewer who was sent the earlier one. */
export class MoveDelta {
  private readonly publicChanges: Patch;
  private readonly jsonHead: string;
  private readonly jsonTail: string;
  private readonly spectatorEntries: readonly LogEntry[]; // as spectators may see them
  private readonly spectatorEntriesJson: string;
  private readonly sharedDelta: DeltaUpdate; // for viewers without own changes or own events
  private readonly cache = new Map<string, DeltaUpdate>(); // by the JSON that differs between viewers

  /** `at`: current time, ms since 1970, UTC. */
  constructor(
    private readonly before: LiveMatch,
    private readonly after: LiveMatch,
    private readonly at: number,
  ) {
    this.publicChanges = publicPatch(before, after);
    const { fromStateId, stateId } = this;
    this.jsonHead = `{"fromStateId":${String(fromStateId)},"stateId":${String(stateId)},"patch":[${jsonItems(this.publicChanges)}`;
    this.jsonTail = `,"serverTime":${String(at)}}`;
    this.spectatorEntries = entriesSince(after, null, fromStateId);
    this.spectatorEntriesJson = JSON.stringify(this.spectatorEntries);
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
    const { before, after, fromStateId } = this;
    const secretChanges = diff(secretsOf(before, viewer), secretsOf(after, viewer), 'view/own');
    const entries = entriesSince(after, viewer, fromStateId);
    if (!haveSameEvents(entries, this.spectatorEntries)) return this.buildDelta(secretChanges, entries);
    return secretChanges.length === 0
      ? this.sharedDelta
      : this.buildDelta(secretChanges, this.spectatorEntries);
  }

  private buildDelta(secretChanges: Patch, entries: readonly LogEntry[]): DeltaUpdate {
    const { at, publicChanges, fromStateId, stateId } = this;
    const separator = publicChanges.length > 0 && secretChanges.length > 0 ? ',' : '';
    const entriesJson =
      entries === this.spectatorEntries ? this.spectatorEntriesJson : JSON.stringify(entries);
    const jsonBody = `${separator}${jsonItems(secretChanges)}],"logEntries":${entriesJson}`;
    const cached = this.cache.get(jsonBody);
    if (cached !== undefined) return cached;
    const patch = [...publicChanges, ...secretChanges];
    const delta = { fromStateId, stateId, patch, logEntries: entries, serverTime: at };
    this.cache.set(
      jsonBody,
      withSerializer(delta, () => this.jsonHead + jsonBody + this.jsonTail),
    );
    return delta;
  }
}

/**
 * Returns whether two viewers see the same events. An event without hidden parts is the same object for every viewer.
 */
function haveSameEvents(entries: readonly LogEntry[], others: readonly LogEntry[]): boolean {
  return entries.every(({ events }, entryIndex) =>
    events.every((event, eventIndex) => event === others[entryIndex]?.events[eventIndex]),
  );
}

/** Returns a list as JSON without its brackets. */
const jsonItems = (list: readonly unknown[]): string => JSON.stringify(list).slice(1, -1);

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
