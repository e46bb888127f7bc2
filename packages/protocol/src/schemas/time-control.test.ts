import { describeSchema } from '../../testing/describe-schema';
import { timeControlSchema } from './time-control';

const createTimeControl = (clock: object) => ({ clock, timeoutAction: 'vote' });

describeSchema('a table without a clock', timeControlSchema, {
  examples: [createTimeControl({ kind: 'none' })],
  accepts: { timeoutAction: ['bot-turn', 'bot-seat', 'open-seat'] },
  rejects: { timeoutAction: ['kick', ''], 'clock.kind': ['hourglass'] },
});

describeSchema('a clock for each turn', timeControlSchema, {
  examples: [createTimeControl({ kind: 'per-turn', seconds: 90 })],
  accepts: { 'clock.seconds': [15, 3600] },
  rejects: { 'clock.seconds': [14, 3601, 15.5] },
});

describeSchema('a clock for the whole game', timeControlSchema, {
  examples: [createTimeControl({ kind: 'fischer', bank: 1200, increment: 20 })],
  accepts: { 'clock.bank': [60, 10_800], 'clock.increment': [0, 600] },
  rejects: { 'clock.bank': [59, 10_801], 'clock.increment': [-1, 601] },
});

describeSchema('a clock of days', timeControlSchema, {
  examples: [
    createTimeControl({ kind: 'correspondence', days: 3 }),
    createTimeControl({ kind: 'correspondence', days: 3, weekendsOff: true }),
  ],
  accepts: { 'clock.days': [1] },
  rejects: { 'clock.days': [0, 2, 4], 'clock.weekendsOff': [false, 1] },
});
