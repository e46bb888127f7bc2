import { describeSchema } from '../../testing/describe-schema';
import { tableCommandSchema, tableEventSchema, tableStateSchema } from './table-state';

const SEATS = { accepts: [0, 5], rejects: [-1, 6, 0.5] };
const VERDICTS = ['wait', 'bot-turn', 'bot-seat', 'open-seat'];

describeSchema('the state of a table', tableStateSchema, {
  examples: [
    {
      version: 0,
      clock: { activeSeat: null, since: 1000, deadline: null, banks: [] },
      pausedAt: null,
      pauseProposal: null,
      takebackProposal: null,
      abortProposal: null,
      isAborted: false,
      cooldown: null,
      vote: null,
      absences: [null, null, null],
    },
    {
      version: 7,
      clock: { activeSeat: 2, since: 1000, deadline: 91_000, banks: [60_000, 0, 1] },
      pausedAt: 2000,
      pauseProposal: { by: 0, pending: [1, 2], expiresAt: 3000 },
      takebackProposal: { id: 7, by: 1, toStateId: 12, pending: [0], agreed: [2], expiresAt: 3000 },
      abortProposal: { id: 5, by: 1, pending: [0], expiresAt: 3000 },
      isAborted: true,
      cooldown: { seat: 1, until: 4000 },
      vote: { seat: 2, voters: [0, 1], ballots: [{ seat: 0, verdict: 'wait' }], deadline: 5000 },
      absences: [{ standIn: 'none', isOpen: true, hasLeft: false }, null, null],
    },
  ],
  defaults: { takebackProposal: null, abortProposal: null, isAborted: false, cooldown: null },
  accepts: {
    version: [0],
    'clock.activeSeat': SEATS.accepts,
    'clock.banks.0': [0],
    'takebackProposal.id': [1],
    'takebackProposal.toStateId': [0],
    'abortProposal.id': [1],
    'vote.ballots.0.verdict': VERDICTS,
    'vote.deadline': [null],
    'absences.0.standIn': ['turn', 'seat'],
  },
  rejects: {
    version: [-1, 0.5],
    'clock.activeSeat': SEATS.rejects,
    'clock.since': [0.5],
    'clock.banks.0': [-1],
    'takebackProposal.id': [0],
    'takebackProposal.toStateId': [-1],
    'abortProposal.id': [0],
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
  { type: 'pause-proposed', by: 0, isPaused: false },
  { type: 'pause-answered', by: 0, agrees: true, isPaused: true },
  { type: 'pause-expired' },
  { type: 'resumed', by: 0 },
  { type: 'takeback-proposed', by: 0, toStateId: 3 },
  { type: 'takeback-answered', by: 1, agrees: false },
  { type: 'takeback-expired' },
  { type: 'abort-proposed', by: 0, isAborted: false },
  { type: 'abort-answered', by: 1, agrees: true, isAborted: true },
  { type: 'abort-expired' },
  { type: 'left', seat: 1, action: 'bot-seat' },
  { type: 'left', seat: 1, action: 'open-seat' },
  { type: 'returned', seat: 1 },
  { type: 'bot-assigned', by: 0, seat: 1, level: 'merchant' },
  { type: 'substituted', seat: 1, formerName: 'Ann', name: 'Bob' },
];

for (const event of EVENTS)
  describeSchema(`the event ${event.type}`, tableEventSchema, {
    examples: [event],
    ...('toStateId' in event && { accepts: { toStateId: [0] }, rejects: { toStateId: [-1] } }),
    ...('action' in event && { rejects: { action: ['kick'] } }),
  });

const COMMANDS = [
  { type: 'propose-pause' },
  { type: 'answer-pause', agrees: true },
  { type: 'resume' },
  { type: 'propose-takeback', toStateId: 0 },
  { type: 'answer-takeback', id: 1, agrees: true },
  { type: 'propose-abort' },
  { type: 'answer-abort', id: 1, agrees: false },
  { type: 'call-vote' },
  { type: 'vote', verdict: 'bot-seat' },
  { type: 'leave' },
  { type: 'return' },
];

for (const command of COMMANDS)
  describeSchema(`the command ${command.type}`, tableCommandSchema, {
    examples: [command],
    ...('id' in command && { accepts: { id: [2] }, rejects: { id: [0] } }),
    ...('toStateId' in command && { rejects: { toStateId: [-1] } }),
    ...('verdict' in command && { accepts: { verdict: VERDICTS }, rejects: { verdict: ['kick'] } }),
  });
