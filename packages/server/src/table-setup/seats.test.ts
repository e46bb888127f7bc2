/** Tests what a table becomes when a person or a bot takes or leaves a seat. */
import { bot, person, tableOf } from '../../testing/setup-table';
import {
  decideClaim,
  decideLeave,
  decideOpeningHandAnswerChange,
  decideRemoveBot,
  decideSetBot,
  openingBots,
  visibleOpeningHandAnswer,
} from './seats';
import { hostOf, hostSeatOf, seatHeldBy } from './host';

const TABLE = tableOf({ players: 4, seats: [person(0, 'Ann'), person(1, 'Ben'), bot(2)] });
const FULL = tableOf({ players: 3, seats: TABLE.seats });
const RUNNING = { ...TABLE, status: 'running' as const };

describe('a claim', () => {
  test('takes the wanted seat, or the first free one', () => {
    const claim = (wanted: number | null) =>
      decideClaim(TABLE, { personId: 'eve', name: 'Eve' }, null, wanted);
    expect(claim(3)).toEqual({ outcome: 'claimed', seat: 3, name: 'Eve' });
    expect(claim(null)).toEqual({ outcome: 'claimed', seat: 3, name: 'Eve' });
    const gap = tableOf({ players: 4, seats: [person(0, 'Ann'), bot(2)] });
    expect(decideClaim(gap, { personId: 'eve', name: 'Eve' }, null, null)).toMatchObject({ seat: 1 });
  });

  test('changes a name that looks like another one at the table', () => {
    const claim = decideClaim(TABLE, { personId: 'eve', name: 'ben' }, null, null);
    expect(claim).toMatchObject({ name: 'ben 2' });
  });

  test('is refused at an unknown, full or running table, of a seated person, and of a banned one', () => {
    const eve = { personId: 'eve', name: 'Eve' };
    expect(decideClaim(null, eve, null, null)).toEqual({ error: 'not-found' });
    expect(decideClaim(FULL, eve, null, null)).toEqual({ error: 'table-full' });
    expect(decideClaim(RUNNING, eve, null, null)).toEqual({ error: 'already-started' });
    expect(decideClaim(TABLE, eve, null, 1)).toEqual({ error: 'seat-taken' });
    expect(decideClaim(TABLE, eve, 'kicked', null)).toEqual({ error: 'kicked' });
    expect(decideClaim(TABLE, { personId: 'ben', name: 'Ben' }, null, null)).toEqual({
      error: 'already-seated',
    });
  });
});

describe('the host', () => {
  test('is the creator, or the first person once the creator has left; a bot is none', () => {
    expect([hostOf(TABLE), hostSeatOf(TABLE)]).toEqual(['ann', 0]);
    const left = { hostId: 'ann', seats: [bot(0), person(2, 'Ben'), person(3, 'Cleo')] };
    expect([hostOf(left), hostSeatOf(left)]).toEqual(['ben', 2]);
    const empty = { hostId: 'ann', seats: [bot(0)] };
    expect([hostOf(empty), hostSeatOf(empty)]).toEqual([null, null]);
  });

  test('an unknown person holds no seat, not that of a bot', () => {
    expect(seatHeldBy(TABLE, null)).toBeNull();
    expect(seatHeldBy(TABLE, 'eve')).toBeNull();
    expect(seatHeldBy(TABLE, 'ben')).toBe(1);
  });
});

describe('leaving', () => {
  test('of a guest leaves the host', () => {
    expect(decideLeave(TABLE, 1, 'ben')).toEqual({
      outcome: 'left',
      isTableClosed: false,
      hostId: 'ann',
      kickedId: null,
    });
  });

  test('of the host makes the next person the host', () => {
    expect(decideLeave(TABLE, 0, 'ann')).toEqual({
      outcome: 'left',
      isTableClosed: false,
      hostId: 'ben',
      kickedId: null,
    });
  });

  test('of the last person closes a table, even with bots', () => {
    const alone = tableOf({ players: 3, seats: [person(0, 'Ann'), bot(1)] });
    expect(decideLeave(alone, 0, 'ann')).toEqual({
      outcome: 'left',
      isTableClosed: true,
      hostId: null,
      kickedId: null,
    });
  });

  test('by the host bans the removed person', () => {
    expect(decideLeave(TABLE, 1, 'ann')).toMatchObject({ outcome: 'left', kickedId: 'ben', hostId: 'ann' });
  });

  test('is refused at an unknown or running table, and of the seats of others', () => {
    expect(decideLeave(null, 0, 'ann')).toEqual({ error: 'not-found' });
    expect(decideLeave(RUNNING, 1, 'ben')).toEqual({ error: 'already-started' });
    expect(decideLeave(TABLE, 0, 'ben')).toEqual({ error: 'not-your-seat' });
    expect(decideLeave(TABLE, 2, 'ann')).toEqual({ error: 'not-your-seat' });
    expect(decideLeave(TABLE, 3, 'eve')).toEqual({ error: 'not-your-seat' });
  });
});

describe('the answer for five identical cards', () => {
  test('is given for the own seat, before the start', () => {
    expect(decideOpeningHandAnswerChange(TABLE, 1, 'ben')).toEqual({ outcome: 'answered' });
    expect(decideOpeningHandAnswerChange(null, 1, 'ben')).toEqual({ error: 'not-found' });
    expect(decideOpeningHandAnswerChange(TABLE, 1, 'ann')).toEqual({ error: 'not-your-seat' });
    expect(decideOpeningHandAnswerChange(RUNNING, 1, 'ben')).toEqual({ error: 'already-started' });
  });

  test('is shown of a seat, before the start', () => {
    const table = tableOf({
      players: 3,
      seats: [person(0, 'Ann'), person(1, 'Ben', { openingHandAnswer: 'redeal' })],
    });
    expect(visibleOpeningHandAnswer(table, 0)).toBe('keep-hand');
    expect(visibleOpeningHandAnswer(table, 1)).toBe('redeal');
    expect(visibleOpeningHandAnswer(table, null)).toBeNull();
    expect(visibleOpeningHandAnswer({ ...table, status: 'running' }, 1)).toBeNull();
  });
});

describe('a bot', () => {
  const pepys = { level: 'merchant', names: ['Ann', 'Pepys', 'Wren'] } as const;

  test('takes a free seat with its first free name, and another level in its seat', () => {
    expect(decideSetBot(TABLE, 'ann', 3, pepys)).toEqual({ outcome: 'insert', name: 'Pepys' });
    expect(decideSetBot(TABLE, 'ann', 2, pepys)).toEqual({ outcome: 'update' });
    expect(decideSetBot(RUNNING, 'ann', 2, pepys)).toEqual({ outcome: 'update' });
  });

  test('is named by its level if all its names are taken', () => {
    const named = { level: 'merchant', names: ['Ann', 'Ben'] } as const;
    expect(decideSetBot(TABLE, 'ann', 3, named)).toEqual({ outcome: 'insert', name: 'merchant' });
  });

  test('comes and goes by the host alone', () => {
    expect(decideSetBot(null, 'ann', 3, pepys)).toEqual({ error: 'not-found' });
    expect(decideSetBot(TABLE, 'ben', 3, pepys)).toEqual({ error: 'not-host' });
    expect(decideSetBot(TABLE, 'ann', 1, pepys)).toEqual({ error: 'seat-taken' });
    expect(decideRemoveBot(TABLE, 'ann', 2)).toEqual({ outcome: 'removed' });
    expect(decideRemoveBot(null, 'ann', 2)).toEqual({ error: 'not-found' });
    expect(decideRemoveBot(TABLE, 'ben', 2)).toEqual({ error: 'not-host' });
    expect(decideRemoveBot(TABLE, 'ann', 1)).toEqual({ error: 'bot-not-found' });
  });

  test('of a new table sits behind the opener, each under another name', () => {
    const wren = { level: 'alderman', names: ['Ann', 'Wren'] } as const;
    expect(openingBots('Ann', [pepys, wren, wren])).toEqual([
      { seat: 1, name: 'Pepys', level: 'merchant' },
      { seat: 2, name: 'Wren', level: 'alderman' },
      { seat: 3, name: 'alderman', level: 'alderman' },
    ]);
  });
});
