import { viewFor } from '@great-fire/game';
import { given } from '@great-fire/game/testing';
import { describeSchema } from '../../testing/describe-schema';
import { emptyTableState } from '../types/table-state-constants';
import {
  chatPageSchema,
  deltaUpdateSchema,
  frameSchema,
  historicViewRangeSchema,
  historyPageSchema,
  legalActionsSchema,
  lobbyUpdateSchema,
  groupTablesChangeSchema,
  maintenanceSchema,
  mutedPersonsSchema,
  presenceSchema,
  reconnectHintSchema,
  serverTimeSchema,
  serviceStatusSchema,
  signalMessageSchema,
  syncSchema,
  updateSchema,
} from './socket-messages';

const SPREAD = { card: 'N', sources: ['temple'], targets: [{ to: 'holborn', exits: ['temple'] }] };

describeSchema('the legal actions', legalActionsSchema, {
  examples: [
    { stateId: 0, actions: [], spreads: [], intensify: null },
    { stateId: 1, actions: [{ type: 'end-actions' }], spreads: [SPREAD], intensify: null },
    { stateId: 1, actions: [], spreads: [], intensify: { count: 0, room: {} } },
    {
      stateId: 1,
      actions: [{ type: 'end-actions' }],
      spreads: [{ ...SPREAD, token: 'double-move' }],
      intensify: { count: 3, room: { temple: 2 } },
    },
  ],
  accepts: { 'intensify.count': [0, 3], 'intensify.room.temple': [1], 'spreads.0.card': ['E', 'S', 'W'] },
  rejects: {
    stateId: [-1],
    'actions.0.type': ['cheat'],
    'spreads.0.card': ['NE'],
    'spreads.0.token': ['one-vp'],
    'spreads.0.targets.0.to': ['atlantis'],
    'intensify.count': [-1, 4],
    'intensify.room.temple': [0],
  },
  isOpen: true,
});

test('a legal action has the fields of its type', () => {
  const actions = [{ type: 'move-pawn', to: 'temple' }];
  expect(legalActionsSchema.parse({ stateId: 1, actions, spreads: [], intensify: null }).actions).toEqual(
    actions,
  );
});

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const VIEW = copy(viewFor(given('pudding-lane F12 | turn 3 act seat:1 card:N points:4'), 1));
const CTX = {
  numPlayers: 3,
  turn: 3,
  currentPlayer: '1',
  playOrder: ['0', '1', '2'],
  playOrderPos: 1,
  phase: null,
  activePlayers: null,
};
const FRAME = { stateId: 5, view: VIEW, ctx: CTX };
const TABLE_STATE = emptyTableState(3, 1, 1000);
const MOVE = {
  stateId: 5,
  seat: 1,
  events: [{ type: 'hand-kept', seat: 1 }],
  at: 1000,
  takeback: { to: 3, consent: [0, 1] },
  formerOwners: [{ seat: 2, name: 'Cleo', stateId: 4, version: 2 }],
};
const PLAIN_MOVE = { stateId: 5, seat: 1, events: [], at: 1000 };
const TABLE_ROW = { id: 2, stateId: 4, at: 1000, event: { type: 'resumed', by: 0 } };
const PLAIN_LINE = { id: 'a1', channel: 'players', seat: 1, name: 'Ann', text: '@Ben hello', at: 1000 };
const LINE = {
  ...PLAIN_LINE,
  phrase: 'thanks',
  mentions: [{ from: 0, to: 4, seat: 2 }],
  removedBy: 'host',
  reportCount: 1,
};
const ITEM = {
  id: 'abcdefghjk',
  name: 'Fish Street',
  status: 'running',
  seats: ['Ann'],
  clock: '',
  lang: 'en',
};
const SEATS = { accepts: [0, 5], rejects: [-1, 6] };

test('keeps every field of an update, and requires each', () => {
  const update = { frame: FRAME, logEntries: [MOVE], tableState: TABLE_STATE, serverTime: 1000 };
  expect(updateSchema.parse(update)).toEqual(update);
  for (const name of Object.keys(update))
    expect(updateSchema.safeParse({ ...update, [name]: undefined }).success).toBe(false);
});

test('keeps every field of a state, and requires each', () => {
  expect(frameSchema.parse(FRAME)).toEqual(FRAME);
  for (const name of Object.keys(FRAME))
    expect(frameSchema.safeParse({ ...FRAME, [name]: undefined }).success).toBe(false);
  expect(frameSchema.safeParse({ ...FRAME, stateId: -1 }).success).toBe(false);
});

test('keeps every field of the views of a page, and requires each', () => {
  const page = { fromStateId: 5, first: VIEW, patches: [[['turn.points', 3], ['own']]] };
  expect(historicViewRangeSchema.parse(page)).toEqual(page);
  for (const name of Object.keys(page))
    expect(historicViewRangeSchema.safeParse({ ...page, [name]: undefined }).success).toBe(false);
  expect(historicViewRangeSchema.safeParse({ ...page, patches: [[[1]]] }).success).toBe(false);
  expect(historicViewRangeSchema.safeParse({ ...page, patches: [[['turn', 1, 2]]] }).success).toBe(false);
});

const MATCH = {
  id: 'abcdefghjk',
  tableName: 'Fish Street',
  status: 'running',
  private: false,
  options: { hiddenColours: false, moreDestruction: false, cones: 65 },
  timeControl: { clock: { kind: 'none' }, timeoutAction: 'vote' },
  language: 'en',
  profanityFilter: true,
  spectatorAccess: 'open',
  botSpeed: 'normal',
  seats: [{ name: 'Ann', botLevel: null, hasOwner: true, isReady: true, isOpen: false }],
  hostSeat: 0,
  turn: 3,
  activeSeat: 1,
  burning: ['pudding-lane'],
  spectators: 2,
  createdAt: 1000,
  updatedAt: 2000,
};
const PLAIN_PRESENCE = { connected: [true], spectators: 2 };
const PRESENCE = { ...PLAIN_PRESENCE, spectatorNames: ['Dora'] };
const REMATCH = { id: 'abcdefghjm', hostName: 'Ann', seated: 2, players: 3, isOpen: true };
const SYNC = {
  match: MATCH,
  rulesVersion: '1',
  mySeat: 1,
  myOpeningHandAnswer: 'keep-hand',
  wasKicked: false,
  frame: null,
  log: [MOVE],
  tableState: null,
  tableLog: [TABLE_ROW],
  serverTime: 1000,
  chat: [LINE],
  chatHasMore: false,
  presence: PRESENCE,
  seedCommitment: 'a0',
  rematch: REMATCH,
};

describeSchema('the full state', syncSchema, {
  examples: [{ ...SYNC, log: [PLAIN_MOVE], chat: [PLAIN_LINE], presence: PLAIN_PRESENCE }, SYNC],
  accepts: {
    frame: [FRAME],
    tableState: [TABLE_STATE],
    mySeat: [null, ...SEATS.accepts],
    myOpeningHandAnswer: ['redeal', null],
    rematch: [null],
    'rematch.hostName': [null],
    'chat.0.seat': [null],
    'chat.0.channel': ['spectators'],
    'chat.0.removedBy': ['operator'],
    'chat.0.mentions.0.seat': [null],
  },
  rejects: {
    mySeat: SEATS.rejects,
    myOpeningHandAnswer: ['discard'],
    serverTime: [0.5],
    'log.0.stateId': [-1],
    'log.0.seat': SEATS.rejects,
    'log.0.at': [0.5],
    'log.0.takeback.to': [-1],
    'log.0.takeback.consent.0': SEATS.rejects,
    'log.0.formerOwners.0.seat': SEATS.rejects,
    'log.0.formerOwners.0.stateId': [-1],
    'log.0.formerOwners.0.version': [-1],
    'tableLog.0.id': [-1],
    'tableLog.0.stateId': [-1],
    'chat.0.seat': SEATS.rejects,
    'chat.0.channel': ['all'],
    'chat.0.phrase': ['curse'],
    'chat.0.removedBy': ['writer'],
    'chat.0.reportCount': [-1],
    'chat.0.mentions.0.from': [-1],
    'chat.0.mentions.0.to': [-1],
    'chat.0.mentions.0.seat': SEATS.rejects,
    'presence.spectators': [-1],
    'rematch.id': ['abc'],
    'rematch.seated': [-1],
    'rematch.players': [-1],
  },
  isOpen: true,
});

describeSchema('the changes of a move', deltaUpdateSchema, {
  examples: [{ fromStateId: 4, stateId: 5, patch: [], logEntries: [PLAIN_MOVE], serverTime: 1 }],
  accepts: { patch: [[['view.turn.points', 3]], [['view.own']]] },
  rejects: { fromStateId: [-1], stateId: [-1], serverTime: [0.5] },
  isOpen: true,
});

describeSchema('a page of the history', historyPageSchema, {
  examples: [{ log: [PLAIN_MOVE], tableLog: [TABLE_ROW] }],
  accepts: { log: [[]], tableLog: [[]] },
  isOpen: true,
});

describeSchema('a page of the chat', chatPageSchema, {
  examples: [{ lines: [PLAIN_LINE], hasMore: true }],
  accepts: { lines: [[]] },
  isOpen: true,
});

describeSchema('the muted persons', mutedPersonsSchema, {
  examples: [{ muted: [{ handle: '23abcdefgh', name: 'Ben' }] }],
  accepts: { muted: [[]] },
  rejects: { 'muted.0.handle': ['Ben'] },
  isOpen: true,
});

describeSchema('the presence', presenceSchema, { examples: [PLAIN_PRESENCE, PRESENCE], isOpen: true });
describeSchema('the signal of a player', signalMessageSchema, {
  examples: [
    { seat: 2, district: 'temple' },
    { seat: 2, district: 'temple', from: 'pudding-lane' },
  ],
  rejects: { seat: [-1], district: ['utopia'], from: ['utopia'] },
  isOpen: true,
});
describeSchema('the time of the server', serverTimeSchema, { examples: [{ serverTime: 1 }], isOpen: true });
describeSchema('the state of the service', serviceStatusSchema, { examples: [{ isUp: true }], isOpen: true });
describeSchema('a notice of maintenance', maintenanceSchema, {
  examples: [{ at: 1000 }],
  accepts: { at: [null] },
  rejects: { at: [0.5] },
  isOpen: true,
});
describeSchema('a change of the tables of a group', groupTablesChangeSchema, {
  examples: [{ group: 'abcdefghjk' }],
  rejects: { group: ['', 'ABCDEFGHJK'] },
  isOpen: true,
});
describeSchema('a hint to reconnect', reconnectHintSchema, {
  examples: [{ withinMs: 1000 }],
  rejects: { withinMs: [-1] },
  isOpen: true,
});

const TURN = { seat: 1, step: 'spread', since: 1000, deadline: 2000, isPaused: false };
describeSchema('a table that changed', lobbyUpdateSchema, {
  examples: [
    { id: 'abcdefghjk', match: null },
    { id: 'abcdefghjk', match: ITEM, activeTurn: TURN },
  ],
  rejects: { id: ['abc'], 'activeTurn.seat': SEATS.rejects },
  isOpen: true,
});
