/**
 * The policy of all seats in rollouts. It uses only stakes and cones within reach, so that a turn takes some tens of
 * microseconds.
 */
import {
  applyUnchecked,
  intensifyConeCount,
  districtsWithRoom,
  holdingsOf,
  legalDiscards,
  legalSpreads,
  type Action,
  type Draft,
  type FireCard,
  type GameState,
  type Seat,
  type Spread,
  type SpreadOption,
} from '@great-fire/game';
import { BOARD, PUDDING_LANE } from '@great-fire/game/board';
import type { Random } from '@great-fire/game/random';
import { applyQuickPlan } from '../plan/quick-plan';
import { toFastBoard } from '../board/fast-board';
import { HEURISTICS } from '../eval/weights';

/** A world in which a rollout is played. */
export interface Rollout {
  readonly draft: Draft<GameState>;
  readonly stakes: readonly Float64Array[]; // by seat, then district index
  readonly random: Random;
}

/** Plays the current turn to its end, or to the end of the game. */
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
      const card = () => random.pick(legalDiscards(draft, seat, holdingsOf(draft, seat)));
      applyUnchecked(draft, seat, spread ?? { type: 'discard', card: card() });
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
      ? bestSpread(rollout, seat, HEURISTICS.minRolloutDoubleMoveVp)
      : null;
  if (secondSpread !== null) applyUnchecked(draft, seat, secondSpread);
  for (const action of applyQuickPlan(toFastBoard(draft, seat))) applyUnchecked(draft, seat, action);
  applyUnchecked(draft, seat, { type: 'end-actions' });
}

/** Returns the spread with the highest gain above `minGain`, or null. */
function bestSpread({ draft, stakes, random }: Rollout, seat: Seat, minGain: number): Spread | null {
  const atStake = stakes[seat];
  let bestGain = minGain;
  let best: { card: FireCard; option: SpreadOption; exit: Spread['exit']; to: Spread['to'] } | null = null;
  for (const { card, options } of legalSpreads(draft, seat, holdingsOf(draft, seat))) {
    for (const option of options) {
      for (const { to, rank, exits, legal } of option.targets) {
        if (!legal) continue;
        const district = draft.districts[to];
        const willBurn = district.cones + 1 > district.bands && rank <= 2;
        const gain = willBurn
          ? (district.token ? HEURISTICS.rolloutTokenVp : 0) - (atStake?.[BOARD[to].index] ?? 0)
          : 0;
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
