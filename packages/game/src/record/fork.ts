/** Turns a recorded game, up to one of its moves, into a match that can continue differently. */
import type { MatchSetup } from '../setup/create-game';
import type { Deal } from '../setup/deal';
import type { PlayerCount } from '../variants/variant-rules';
import type { Decision } from './log';
import { dealFromRecord } from './replay';
import type { GameRecord } from './schema';

export interface GameFork {
  readonly setup: Omit<MatchSetup, 'seed'> & { readonly dealt: Deal }; // the whole deal: the new seed deals no cards
  readonly log: readonly Decision[];
}

/**
 * Returns the game of a record after its first `moveCount` actions. Its redeals become part of the deal, so nothing is
 * shuffled again. If no other action precedes the fork, each seat decides again about its hand. The record must be
 * valid.
 * @source SET-3
 */
export function forkGameAt(record: GameRecord, moveCount: number): GameFork {
  const recordedActions = record.actions.slice(0, moveCount);
  const players = record.players.length as PlayerCount;
  const { hands: dealtHands, ...restOfDeal } = dealFromRecord(record);
  const hands = [...dealtHands];
  let { deck, unused } = restOfDeal;
  const log: Decision[] = [];
  for (const { seat, ...action } of recordedActions) {
    if (action.type === 'redeal') {
      hands[seat] = action.hand;
      ({ deck, unused } = action);
    } else {
      if (log.length === 0) log.push(...keepHandDecisions(players, record.startSeat));
      log.push({ seat, action });
    }
  }
  return { setup: { players, options: record.options, dealt: { ...restOfDeal, hands, deck, unused } }, log };
}

const keepHandDecisions = (players: PlayerCount, startSeat: number): readonly Decision[] =>
  Array.from({ length: players }, (_, turn) => ({
    seat: (startSeat + turn) % players,
    action: { type: 'keep-hand' },
  }));
