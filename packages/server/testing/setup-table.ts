/** Tables before their game, as values. */
import type { PlayerCount, Seat } from '@great-fire/game';
import { completeTableOptions } from '@great-fire/protocol';
import type { StoredMatch, StoredSeat } from '../src/entities/match';

/** Returns the seat of a person, whose id is the name in small letters. */
export const person = (seat: Seat, name: string, change: Partial<StoredSeat> = {}): StoredSeat => ({
  seat,
  personId: name.toLowerCase(),
  name,
  bot: null,
  isReady: false,
  openingHandAnswer: 'keep-hand',
  contribution: null,
  ...change,
});

export const bot = (seat: Seat): StoredSeat =>
  person(seat, `Bot ${String(seat)}`, { personId: null, bot: 'merchant' });

/** Returns an open table that the person `ann` created. */
export const tableOf = ({
  players,
  seats,
}: {
  readonly players: PlayerCount;
  readonly seats: readonly StoredSeat[];
}): StoredMatch => ({
  id: 'm1',
  tableName: 'Pudding Lane',
  players,
  hostId: 'ann',
  status: 'open',
  ...completeTableOptions({}),
  commitment: '',
  rematchOfId: null,
  rulesVersion: '1.0.0',
  tableState: null,
  stateId: 0,
  turn: 0,
  activeSeat: null,
  step: null,
  burning: [],
  openScores: null,
  seats,
  createdAt: 1,
  updatedAt: 1,
});
