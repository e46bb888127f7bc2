/** What a viewer is sent of each move: the state that it led to, or what is new in it, and what happened. */
import { DISTRICT_IDS } from '@great-fire/game';
import type { GameState, Seat } from '@great-fire/game';
import { contextOf } from '@great-fire/game/reducer';
import type { Rules } from '@great-fire/game/rules';
import { changesBetween } from '@great-fire/protocol';
import type { Changed, Changes, LogEntry, Update } from '@great-fire/protocol';
import type { HotMatch } from '../matches/load-match';
import { entryFor, frameFor } from './seen';
import { writtenBy } from './text-parser';

/** What a viewer who was shown state `sent` has missed; `at`: now, ms since 1970, UTC. */
export function updateFor(match: HotMatch, viewer: Seat | null, sent: number, at: number): Update {
  const entries = entriesSince(match, viewer, sent);
  const update = { frame: frameFor(match, viewer), entries, conduct: match.conduct, now: at };
  return writtenBy(update, () => jsonOf(match, update));
}

function entriesSince(match: HotMatch, viewer: Seat | null, sent: number): readonly LogEntry[] {
  const { recent, rules, state } = match;
  const missed = state.stateId - sent; // each row of the log led to the next state
  return missed === 0 ? [] : recent.slice(-missed).map((move) => entryFor(rules, move, viewer));
}

/** As `JSON.stringify` writes an update; but what lies open for all is written once, not for each viewer again. */
function jsonOf({ rules, state }: HotMatch, { frame, entries, conduct, now }: Update): string {
  const { stateId, view, ctx } = frame;
  const own = JSON.stringify({ viewer: view.viewer, own: view.own });
  const seen = `${openJson(rules, state.game).slice(0, -1)},${own.slice(1)}`;
  return `{"frame":{"stateId":${String(stateId)},"view":${seen},"ctx":${JSON.stringify(ctx)}},"entries":${JSON.stringify(entries)},"conduct":${JSON.stringify(conduct)},"now":${String(now)}}`;
}

const open = new WeakMap<GameState, string>();

function openJson({ publicView }: Rules, game: GameState): string {
  const known = open.get(game) ?? JSON.stringify(publicView(game));
  open.set(game, known);
  return known;
}

/** What is new in a match since one moment of it, for whoever was shown that. */
export class News {
  private readonly open: Changes;
  private readonly head: string;
  private readonly tail: string;
  private readonly entries: readonly LogEntry[]; // as who watches may hear of them
  private readonly entriesJson: string;
  private readonly same: Changed; // for all of whose own nothing changed, and who hear what who watches does
  private readonly made = new Map<string, Changed>(); // by what differs between the others

  /** `at`: now, ms since 1970, UTC. */
  constructor(
    private readonly before: HotMatch,
    private readonly after: HotMatch,
    private readonly at: number,
  ) {
    this.open = openChanges(before, after);
    const { from, stateId } = this;
    this.head = `{"from":${String(from)},"stateId":${String(stateId)},"changes":[${bare(this.open)}`;
    this.tail = `,"now":${String(at)}}`;
    this.entries = entriesSince(after, null, from);
    this.entriesJson = JSON.stringify(this.entries);
    this.same = this.changed([], this.entries);
  }

  private get from(): number {
    return this.before.state.stateId;
  }

  private get stateId(): number {
    return this.after.state.stateId;
  }

  /** For a viewer who was shown the earlier moment from the same place. Who may know the same is given the same object. */
  for(viewer: Seat | null): Changed {
    const { before, after, from } = this;
    const own = changesBetween(ownOf(before, viewer), ownOf(after, viewer), 'view/own');
    const entries = entriesSince(after, viewer, from);
    if (!isSame(entries, this.entries)) return this.changed(own, entries);
    return own.length === 0 ? this.same : this.changed(own, this.entries);
  }

  private changed(own: Changes, entries: readonly LogEntry[]): Changed {
    const { at, open, from, stateId } = this;
    const comma = open.length > 0 && own.length > 0 ? ',' : '';
    const told = entries === this.entries ? this.entriesJson : JSON.stringify(entries);
    const rest = `${comma}${bare(own)}],"entries":${told}`;
    const known = this.made.get(rest);
    if (known !== undefined) return known;
    const changed = { from, stateId, changes: [...open, ...own], entries, now: at };
    this.made.set(
      rest,
      writtenBy(changed, () => this.head + rest + this.tail),
    );
    return changed;
  }
}

/** Whether two viewers hear the same of the same moves: of what nothing is hidden, each hears the event itself. */
function isSame(some: readonly LogEntry[], others: readonly LogEntry[]): boolean {
  return some.every(({ events }, place) =>
    events.every((event, index) => event === others[place]?.events[index]),
  );
}

/** A list as JSON, without its brackets. */
const bare = (list: readonly unknown[]): string => JSON.stringify(list).slice(1, -1);

/** What is new of what all who are shown a match see alike. */
function openChanges(before: HotMatch, after: HotMatch): Changes {
  const then = before.rules.publicView(before.state.game);
  const now = after.rules.publicView(after.state.game);
  // Most districts are the same objects as before: to know that by their ids is far quicker than to ask for their keys.
  const isAlike = then.districts === now.districts;
  const changed = isAlike ? [] : DISTRICT_IDS.filter((id) => then.districts[id] !== now.districts[id]);
  return [
    ...changed.flatMap((id) => changesBetween(then.districts[id], now.districts[id], `view/districts/${id}`)),
    ...changesBetween({ ...then, districts: null }, { ...now, districts: null }, 'view'),
    ...changesBetween(contextOf(before.state), contextOf(after.state), 'ctx'),
    ...changesBetween(before.conduct, after.conduct, 'conduct'),
  ];
}

const ownOf = ({ rules, state }: HotMatch, viewer: Seat | null) =>
  viewer === null ? null : rules.ownSecrets(state.game, viewer);
