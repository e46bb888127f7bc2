/** A recorded game up to one of its moves, as a match that can be played on otherwise. */
import type { MatchSetup } from '../setup/create-game';
import type { Dealt } from '../setup/deal';
import type { Players } from '../variants/rule-set';
import type { Played } from './log';
import { dealtOf } from './replay';
import type { GameRecord } from './schema';

export interface Branch {
  readonly setup: Omit<MatchSetup, 'seed'> & { readonly dealt: Dealt }; // told whole: of its own seed no card is asked
  readonly log: readonly Played[];
}

/**
 * The game of a record after its first `moves` actions. Redeals among them are part of the deal, so that nothing need be shuffled
 * again; where no other move was made yet, each seat is asked anew whether it keeps its hand. The record must be without fault.
 * @source SET-3
 */
export function branchAt(record: GameRecord, moves: number): Branch {
  const made = record.actions.slice(0, moves);
  const players = record.players.length as Players;
  const { hands: asDealt, ...told } = dealtOf(record);
  const hands = [...asDealt];
  let { deck, unused } = told;
  const log: Played[] = [];
  for (const { seat, ...action } of made) {
    if (action.type === 'redeal') {
      hands[seat] = action.hand;
      ({ deck, unused } = action);
    } else {
      if (log.length === 0) log.push(...handsKept(players, record.startSeat));
      log.push({ seat, action });
    }
  }
  return { setup: { players, options: record.options, dealt: { ...told, hands, deck, unused } }, log };
}

const handsKept = (players: Players, startSeat: number): readonly Played[] =>
  Array.from({ length: players }, (_, turn) => ({
    seat: (startSeat + turn) % players,
    action: { type: 'keep-hand' },
  }));
