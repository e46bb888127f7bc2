/** The legal moves of a player in the form that boardgame.io's bots and its debug panel read. */
import type { AiEnumerate, Ctx, PlayerID } from 'boardgame.io';
import { holdingsOf } from '../check-action';
import { legalActionsFor } from '../legal-actions';
import type { Holdings, Seat } from '../state';
import type { PlayerView } from '../view/view';
import type { BgioState } from './flow';

/** An intensify can have thousands of ways. A search at each of them would never get deeper. */
const MOST_MOVES = 300;

/**
 * Lists at most 300 legal moves, evenly chosen from all and always the same. Leaves out `undo`, with which bots would
 * go round in circles. Reads a full state as well as a view.
 */
export function enumerateMoves(G: BgioState | PlayerView, ctx: Ctx, playerID: PlayerID): AiEnumerate {
  if (G.turn === null) return [{ move: 'deal', args: [] }];
  const seat = ctx.playOrder.indexOf(playerID);
  const holdings = findHoldings(G, seat);
  if (holdings === null) return [];
  const actions = legalActionsFor(G, seat, holdings).filter(({ type }) => type !== 'undo');
  return chooseEvenly(actions, MOST_MOVES).map((action) => ({ move: action.type, args: [action] }));
}

function findHoldings(G: Exclude<BgioState, { turn: null }> | PlayerView, seat: Seat): Holdings | null {
  if ('secret' in G) return seat < 0 ? null : holdingsOf(G, seat);
  return G.viewer === seat ? G.own : null;
}

/** Keeps the first and the last item. */
function chooseEvenly<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items;
  const step = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, index) => items[Math.round(index * step)] as T);
}
