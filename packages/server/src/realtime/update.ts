/** What a viewer is sent of each move: the state that it led to, and what happened. */
import type { GameState, Seat } from '@great-fire/game';
import type { Rules } from '@great-fire/game/rules';
import type { LogEntry, Update } from '@great-fire/protocol';
import type { HotMatch } from '../matches/load-match';
import { entryFor, frameFor } from './seen';
import { writtenBy } from './text-parser';

/** What a viewer who was shown state `sent` has missed; `at`: now, ms since 1970, UTC. */
export function updateFor(match: HotMatch, viewer: Seat | null, sent: number, at: number): Update {
  const entries = match.recent
    .filter(({ stateId }) => stateId > sent)
    .map((move): LogEntry => entryFor(match.rules, move, viewer));
  const update = { frame: frameFor(match, viewer), entries, conduct: match.conduct, now: at };
  return writtenBy(update, () => jsonOf(match, update));
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
