import { describeSchema } from '../../testing/describe-schema';
import { tableCommandSchema, tableEventSchema, tableStateSchema } from './table-state';

const SEATS = { accepts: [0, 5], rejects: [-1, 6, 0.5] };
const DAY = 86_400_000;
const KINDS = ['pause', 'takeback', 'abort'];
const VERDICTS = ['wait', 'bot-turn', 'bot-seat', 'open-seat'];

describeSchema('the state of a table', tableStateSchema, {
  examples: [
    {
      version: 0,
      clock: { activeSeat: null, since: 1000, deadline: null, banks: [] },
      pausedAt: null,
      proposals: [],
      takebacks: 0,
      isAborted: false,
      cooldown: null,
      vote: null,
      absences: [null, null, null],
    },
    {
      version: 7,
      clock: {
        activeSeat: 2,
        since: 1000,
        deadline: 91_000,
        banks: [60_000, 0, 1],
        holidays: [{ seat: 1, from: DAY, until: 2 * DAY }],
      },
      pausedAt: 2000,
      proposals: [
        { kind: 'takeback', id: 7, by: 1, toStateId: 12, pending: [0], agreed: [2], expiresAt: 3000 },
        { kind: 'pause', id: 6, by: 0, pending: [1, 2], agreed: [], expiresAt: 3000 },
        { kind: 'abort', id: 5, by: 1, pending: [0], agreed: [], expiresAt: 3000 },
      ],
      takebacks: 3,
      isAborted: true,
      cooldown: { seat: 1, until: 4000 },
      vote: { seat: 2, voters: [0, 1], ballots: [{ seat: 0, verdict: 'wait' }], deadline: 5000 },
      absences: [{ standIn: 'none', isOpen: true, hasLeft: false }, null, null],
    },
  ],
  accepts: {
    version: [0],
    'clock.activeSeat': SEATS.accepts,
    'clock.banks.0': [0],
    'proposals.0.id': [1],
    'proposals.0.toStateId': [0],
    'vote.ballots.0.verdict': VERDICTS,
    'vote.deadline': [null],
    'absences.0.standIn': ['turn', 'seat'],
  },
  rejects: {
    version: [-1, 0.5],
    'clock.activeSeat': SEATS.rejects,
    'clock.since': [0.5],
    'clock.banks.0': [-1],
    'proposals.0.kind': ['draw'],
    'proposals.0.id': [0],
    'proposals.0.toStateId': [-1],
    takebacks: [-1, 0.5],
    'vote.ballots.0.verdict': ['kick'],
    'absences.0.standIn': ['week'],
  },
});

const EVENTS = [
  { type: 'time-out', seat: 1, action: 'vote' },
  { type: 'vote-called', by: 0, seat: 1 },
  { type: 'voted', by: 0, seat: 1, verdict: null },
  { type: 'voted', by: 0, seat: 1, verdict: 'open-seat' },
  { type: 'vote-ended', seat: 1, verdict: 'bot-turn' },
  { type: 'resumed', by: 0 },
  { type: 'proposed', kind: 'pause', by: 0, isAccepted: false },
  { type: 'responded', kind: 'abort', by: 1, agrees: true, isAccepted: true },
  { type: 'proposal-expired', kind: 'takeback' },
  { type: 'proposal-withdrawn', kind: 'pause', by: 0 },
  { type: 'left', seat: 1, action: 'bot-seat' },
  { type: 'left', seat: 1, action: 'open-seat' },
  { type: 'returned', seat: 1 },
  { type: 'bot-assigned', by: 0, seat: 1, level: 'merchant' },
  { type: 'substituted', seat: 1, formerName: 'Ann', name: 'Bob' },
  { type: 'holiday-announced', seat: 1, from: DAY, until: 3 * DAY },
  { type: 'holiday-ended', seat: 1 },
];

for (const event of EVENTS)
  describeSchema(`the event ${event.type}`, tableEventSchema, {
    examples: [event],
    ...('kind' in event && { accepts: { kind: KINDS }, rejects: { kind: ['draw'] } }),
    ...('from' in event && { rejects: { from: [1], until: [DAY + 1] } }),
    ...('action' in event && { rejects: { action: ['kick'] } }),
  });

const COMMANDS = [
  { type: 'propose', kind: 'pause' },
  { type: 'propose', kind: 'takeback', toStateId: 0 },
  { type: 'propose', kind: 'abort' },
  { type: 'respond', id: 1, agrees: true },
  { type: 'resume' },
  { type: 'call-vote' },
  { type: 'vote', verdict: 'bot-seat' },
  { type: 'leave' },
  { type: 'return' },
  { type: 'take-holiday', from: 20 * DAY, days: 21 },
  { type: 'end-holiday' },
];

for (const command of COMMANDS)
  describeSchema(`the command ${Object.values(command).join(' ')}`, tableCommandSchema, {
    examples: [command],
    ...('days' in command && { accepts: { days: [1] }, rejects: { days: [0, 22, 0.5], from: [1] } }),
    ...('id' in command && { accepts: { id: [2] }, rejects: { id: [0] } }),
    ...('kind' in command && { rejects: { kind: ['draw'] } }),
    ...('toStateId' in command && { rejects: { toStateId: [-1] } }),
    ...('verdict' in command && { accepts: { verdict: VERDICTS }, rejects: { verdict: ['kick'] } }),
  });
