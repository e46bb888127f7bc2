/**
 * How the seats of an imagined game decide: fast, by what they have at stake and what cones they can reach. Made for
 * whole turns in some tens of microseconds, so it looks no further than that.
 */
import type { Action, Draft, FireCard, GameState, Seat, Spread, SpreadOption } from '@great-fire/game';
import {
  applyUnchecked,
  intensifyConeCount,
  districtsWithRoom,
  legalDiscards,
  legalSpreads,
} from '@great-fire/game';
import { BOARD, PUDDING_LANE } from '@great-fire/game/board';
import type { Random } from '@great-fire/game/random';
import { collectConesGreedily } from '../plan/greedy-cones';
import { toFastBoard } from '../board/fast-board';

/** A world that is being played on. */
export interface Rollout {
  readonly draft: Draft<GameState>;
  readonly stakes: readonly Float64Array[]; // by seat, then district index
  readonly random: Random;
}

const TOKEN_GAIN = 0.8;
/** A second move of the fire waits for one that gains so much. */
const MIN_DOUBLE_MOVE_GAIN = 2.5;

/** Plays the seat that is awaited until another is, or the game is over. */
export function rolloutTurn(rollout: Rollout): void {
  const { draft } = rollout;
  const { seat, number } = draft.turn;
  while (draft.result === null && draft.turn.seat === seat && draft.turn.number === number)
    rolloutStep(rollout, seat);
}

function rolloutStep(rollout: Rollout, seat: Seat): void {
  const { draft, random } = rollout;
  switch (draft.turn.step) {
    case 'spread': {
      const spread = bestSpread(rollout, seat, -Infinity);
      const hand = draft.secret.hands[seat] ?? [];
      applyUnchecked(
        draft,
        seat,
        spread ?? { type: 'discard', card: random.pick(legalDiscards(draft, seat, hand)) },
      );
      return;
    }
    case 'act':
      rolloutActPhase(rollout, seat);
      return;
    case 'intensify':
      applyUnchecked(draft, seat, { type: 'intensify', districts: rolloutIntensify(rollout) });
      return;
    default:
      throw new Error(`Nothing to imagine at ${draft.turn.step}`);
  }
}

function rolloutActPhase(rollout: Rollout, seat: Seat): void {
  const { draft } = rollout;
  const secondSpread =
    draft.turn.actions === 0 && draft.turn.spreads === 1
      ? bestSpread(rollout, seat, MIN_DOUBLE_MOVE_GAIN)
      : null;
  if (secondSpread !== null) applyUnchecked(draft, seat, secondSpread);
  for (const action of collectConesGreedily(toFastBoard(draft, seat))) applyUnchecked(draft, seat, action);
  applyUnchecked(draft, seat, { type: 'end-actions' });
}

/** The move into the district that gains most and at least so much, or null. */
function bestSpread({ draft, stakes, random }: Rollout, seat: Seat, minGain: number): Spread | null {
  const holdings = { hand: draft.secret.hands[seat] ?? [], tokens: draft.secret.tokens[seat] ?? [] };
  const atStake = stakes[seat];
  let bestGain = minGain;
  let best: { card: FireCard; option: SpreadOption; exit: Spread['exit']; to: Spread['to'] } | null = null;
  for (const { card, options } of legalSpreads(draft, seat, holdings)) {
    for (const option of options) {
      for (const { to, rank, exits, legal } of option.targets) {
        if (!legal) continue;
        const district = draft.districts[to];
        const willBurn = district.cones + 1 > district.bands && rank <= 2;
        const gain = willBurn ? (district.token ? TOKEN_GAIN : 0) - (atStake?.[BOARD[to].index] ?? 0) : 0;
        const noisyGain = gain + random.int(100) / 100;
        if (noisyGain > bestGain)
          [bestGain, best] = [noisyGain, { card, option, exit: exits[0] as Spread['exit'], to }];
      }
    }
  }
  if (best === null) return null;
  const { card, option, exit, to } = best;
  const from = option.sources.includes(PUDDING_LANE) ? PUDDING_LANE : random.pick(option.sources);
  return {
    type: 'spread',
    card,
    from,
    exit,
    to,
    ...(draft.turn.step === 'act' ? { token: 'double-move' as const } : {}),
  };
}

function rolloutIntensify({ draft, random }: Rollout): Extract<Action, { type: 'intensify' }>['districts'] {
  const rooms = districtsWithRoom(draft).map(({ district, room }) => ({ district, room }));
  return Array.from({ length: intensifyConeCount(draft) }, () => {
    const available = rooms.filter(({ room }) => room > 0);
    const entry = random.pick(available);
    entry.room -= 1;
    return entry.district;
  });
}
