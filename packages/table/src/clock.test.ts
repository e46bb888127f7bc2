import { emptyTableState, type TimeControl } from '@great-fire/protocol';
import * as fc from 'fast-check';
import { postpone } from './postpone';
import { MIN_TURN_MS, initialClock, addExtraTime, stopClock, switchTurn } from './clock';

const createTimeControl = (clock: TimeControl['clock']): TimeControl => ({ clock, timeoutAction: 'vote' });
const FRIENDLY = createTimeControl({ kind: 'per-turn', seconds: 90 });
const TOURNAMENT = createTimeControl({ kind: 'fischer', bank: 600, increment: 20 });
const START = 1_000_000;

test('never runs out of time without a clock', () => {
  const clock = initialClock(createTimeControl({ kind: 'none' }), 3, 2, START);
  expect(clock).toEqual({ activeSeat: 2, since: START, deadline: null, banks: [] });
  expect(switchTurn(createTimeControl({ kind: 'none' }), clock, 0, START + 1e9).deadline).toBeNull();
});

test('a per-turn clock gives every turn the same time, however much the last one used', () => {
  const first = initialClock(FRIENDLY, 3, 0, START);
  expect(first.deadline).toBe(START + 90_000);
  expect(switchTurn(FRIENDLY, first, 1, START + 89_000)).toMatchObject({
    activeSeat: 1,
    deadline: START + 179_000,
  });
});

test('a correspondence turn of n days ends n days after it began', () => {
  const pace = createTimeControl({ kind: 'correspondence', days: 3 });
  expect(initialClock(pace, 4, 1, START).deadline).toBe(START + 3 * 86_400_000);
});

test('a clock with weekends off stands still on Saturday and Sunday, and Monday goes on with Friday', () => {
  const friday = Date.UTC(2026, 11, 4, 18);
  const pace = createTimeControl({ kind: 'correspondence', days: 1, weekendsOff: true });
  const clock = initialClock(pace, 3, 0, friday);
  expect(clock.deadline).toBe(Date.UTC(2026, 11, 7, 18));
  expect(switchTurn(pace, clock, 1, Date.UTC(2026, 11, 5, 9)).deadline).toBe(Date.UTC(2026, 11, 8));
  const everyDay = createTimeControl({ kind: 'correspondence', days: 1 });
  expect(initialClock(everyDay, 3, 0, friday).deadline).toBe(Date.UTC(2026, 11, 5, 18));
});

test.each([
  ['a pause over a weekend', [4, 18], [7, 10], [7, 18], [8, 10]],
  ['a pause that ends on a Friday evening', [2, 12], [4, 20], [3, 12], [7, 20]],
  ['a pause within a weekend', [5, 9], [6, 9], [8, 0], [8, 0]],
  ['a clock that goes back', [4, 18], [4, 12], [7, 18], [7, 12]],
] as const)('%s leaves as much playing time as before', (_, from, to, deadline, moved) => {
  const at = ([day, hour]: readonly [number, number]) => Date.UTC(2026, 11, day, hour);
  const clock = {
    activeSeat: 0,
    since: at(from),
    deadline: at(deadline),
    banks: [],
    weekendsOff: true,
  } as const;
  const state = { ...emptyTableState(3, 0, START), clock };
  const later = postpone(state, { from: at(from), to: at(to) });
  expect(new Date(later.clock.deadline ?? 0).toISOString()).toBe(new Date(at(moved)).toISOString());
});

test('a Fischer clock takes the used time from the bank and adds the increment after the turn', () => {
  const first = initialClock(TOURNAMENT, 3, 0, START);
  expect(first).toMatchObject({ deadline: START + 600_000, banks: [600_000, 600_000, 600_000] });
  const second = switchTurn(TOURNAMENT, first, 1, START + 45_000);
  expect(second.banks).toEqual([575_000, 600_000, 600_000]);
  const again = switchTurn(TOURNAMENT, second, 0, START + 50_000);
  expect(again.deadline).toBe(START + 50_000 + 575_000);
});

test('with an empty bank, each turn has at least the minimum time', () => {
  const pace = createTimeControl({ kind: 'fischer', bank: 60, increment: 0 });
  const first = initialClock(pace, 3, 0, START);
  const late = switchTurn(pace, switchTurn(pace, first, 1, START + 70_000), 0, START + 71_000);
  expect(late.banks[0]).toBe(0);
  expect(late.deadline).toBe(START + 71_000 + MIN_TURN_MS);
});

test('a stopped clock takes no more from the bank; extra time sets the bank to a minute', () => {
  const still = stopClock(initialClock(TOURNAMENT, 3, 0, START), START + 600_000);
  expect(still).toMatchObject({ activeSeat: 0, deadline: null, banks: [0, 600_000, 600_000] });
  expect(stopClock(still, START + 900_000)).toBe(still);
  expect(addExtraTime(still, 0).banks[0]).toBe(60_000);
});

const clocks = fc.oneof(
  fc.record({ kind: fc.constant('per-turn' as const), seconds: fc.integer({ min: 15, max: 3600 }) }),
  fc.record({
    kind: fc.constant('fischer' as const),
    bank: fc.integer({ min: 60, max: 10_800 }),
    increment: fc.integer({ min: 0, max: 600 }),
  }),
);

test('over any sequence of turns, banks change only by the increment and the used time', () => {
  fc.assert(
    fc.property(
      clocks,
      fc.array(fc.record({ seat: fc.nat(3), used: fc.nat(100_000) }), { minLength: 1, maxLength: 60 }),
      (settings, turns) => {
        const pace = createTimeControl(settings);
        let clock = initialClock(pace, 4, 0, START);
        let at = START;
        for (const { seat, used } of turns) {
          at += used;
          const before = clock;
          clock = switchTurn(pace, clock, seat, at);
          expect(clock.since).toBe(at);
          expect(clock.deadline ?? 0).toBeGreaterThanOrEqual(at + Math.min(MIN_TURN_MS, 15_000));
          const increment = settings.kind === 'fischer' ? settings.increment * 1000 : 0;
          const mine = before.activeSeat ?? 0;
          expect(clock.banks).toEqual(
            before.banks.map((bank, of) => (of === mine ? Math.max(0, bank - used) + increment : bank)),
          );
        }
      },
    ),
  );
});

test('shifting the clock by the length of a pause keeps the remaining time', () => {
  fc.assert(
    fc.property(clocks, fc.nat(1e9), fc.nat(50_000), (settings, stood, used) => {
      const pace = createTimeControl(settings);
      const clock = initialClock(pace, 3, 1, START);
      const later = postpone(
        { ...emptyTableState(3, 1, START), clock },
        { from: START + used, to: START + used + stood },
      ).clock;
      expect((later.deadline ?? 0) - (START + used + stood)).toBe((clock.deadline ?? 0) - (START + used));
      expect(stopClock(later, START + used + stood).banks).toEqual(stopClock(clock, START + used).banks);
    }),
  );
});
