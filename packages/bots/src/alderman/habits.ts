/**
 * How the seats of an imagined game decide: fast, by what they have at stake and what cones they can reach. Made for
 * whole turns in some tens of microseconds, so it looks no further than that.
 */
import type { Action, Draft, FireCard, GameState, Seat, Spread, SpreadOption } from '@great-fire/game';
import { applyListed, intensifyDue, intensifyRoom, legalDiscards, legalSpreads } from '@great-fire/game';
import { BOARD, PUDDING_LANE } from '@great-fire/game/board';
import type { Random } from '@great-fire/game/random';
import { reachForCones } from '../plan/reach-for-cones';
import { sceneOf } from '../scene/scene';

/** A world that is being played on. */
export interface Imagined {
  readonly draft: Draft<GameState>;
  readonly stakes: readonly Float64Array[]; // by seat, then district index
  readonly chance: Random;
}

const TOKEN_GAIN = 0.8;
/** A second move of the fire waits for one that gains so much. */
const DOUBLE_GAIN = 2.5;

/** Plays the seat that is awaited until another is, or the game is over. */
export function playTurn(imagined: Imagined): void {
  const { draft } = imagined;
  const { seat, number } = draft.turn;
  while (draft.result === null && draft.turn.seat === seat && draft.turn.number === number)
    playStep(imagined, seat);
}

function playStep(imagined: Imagined, seat: Seat): void {
  const { draft, chance } = imagined;
  switch (draft.turn.step) {
    case 'spread': {
      const move = bestSpread(imagined, seat, -Infinity);
      const hand = draft.secret.hands[seat] ?? [];
      applyListed(
        draft,
        seat,
        move ?? { type: 'discard', card: chance.pick(legalDiscards(draft, seat, hand)) },
      );
      return;
    }
    case 'act':
      act(imagined, seat);
      return;
    case 'intensify':
      applyListed(draft, seat, { type: 'intensify', districts: someCones(imagined) });
      return;
    default:
      throw new Error(`Nothing to imagine at ${draft.turn.step}`);
  }
}

function act(imagined: Imagined, seat: Seat): void {
  const { draft } = imagined;
  const second =
    draft.turn.actions === 0 && draft.turn.spreads === 1 ? bestSpread(imagined, seat, DOUBLE_GAIN) : null;
  if (second !== null) applyListed(draft, seat, second);
  for (const action of reachForCones(sceneOf(draft, seat))) applyListed(draft, seat, action);
  applyListed(draft, seat, { type: 'end-actions' });
}

/** The move into the district that gains most and at least so much, or null. */
function bestSpread({ draft, stakes, chance }: Imagined, seat: Seat, least: number): Spread | null {
  const own = { hand: draft.secret.hands[seat] ?? [], tokens: draft.secret.tokens[seat] ?? [] };
  const atStake = stakes[seat];
  let most = least;
  let best: { card: FireCard; option: SpreadOption; exit: Spread['exit']; to: Spread['to'] } | null = null;
  for (const { card, options } of legalSpreads(draft, seat, own)) {
    for (const option of options) {
      for (const { to, rank, exits, legal } of option.targets) {
        if (!legal) continue;
        const district = draft.districts[to];
        const burns = district.cones + 1 > district.bands && rank <= 2;
        const gain = burns ? (district.token ? TOKEN_GAIN : 0) - (atStake?.[BOARD[to].index] ?? 0) : 0;
        const noisy = gain + chance.below(100) / 100;
        if (noisy > most) [most, best] = [noisy, { card, option, exit: exits[0] as Spread['exit'], to }];
      }
    }
  }
  if (best === null) return null;
  const { card, option, exit, to } = best;
  const from = option.sources.includes(PUDDING_LANE) ? PUDDING_LANE : chance.pick(option.sources);
  return {
    type: 'spread',
    card,
    from,
    exit,
    to,
    ...(draft.turn.step === 'act' ? { token: 'double-move' as const } : {}),
  };
}

function someCones({ draft, chance }: Imagined): Extract<Action, { type: 'intensify' }>['districts'] {
  const rooms = intensifyRoom(draft).map(({ district, room }) => ({ district, room }));
  return Array.from({ length: intensifyDue(draft) }, () => {
    const open = rooms.filter(({ room }) => room > 0);
    const place = chance.pick(open);
    place.room -= 1;
    return place.district;
  });
}
