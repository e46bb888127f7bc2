/** A recorded game up to one of its moves, as a match that can be played on otherwise. */
import type { MatchSetup } from '../setup/create-game';
import type { Deal } from '../setup/deal';
import type { PlayerCount } from '../variants/rule-set';
import type { Decision } from './log';
import { dealFromRecord } from './replay';
import type { GameRecord } from './schema';

export interface GameFork {
  readonly setup: Omit<MatchSetup, 'seed'> & { readonly dealt: Deal }; // told whole: of its own seed no card is asked
  readonly log: readonly Decision[];
}

/**
 * The game of a record after its first `moveCount` actions. Redeals among them are part of the deal, so that nothing need be shuffled
 * again; where no other move was made yet, each seat is asked anew whether it keeps its hand. The record must be without fault.
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
