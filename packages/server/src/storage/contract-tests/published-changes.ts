/** Every method of every store, and the changes that it publishes. A method without a row here does not compile. */
import { emptyTableState } from '@great-fire/protocol';
import type { Change, ChangeFeed } from '../change-feed';
import { EMPTY_PRESENCE } from '../presence';
import type { Storage } from '../storage';
import type { TableTransition } from '../table-state';
import type { WithStorage } from './with-storage';
import {
  addFullTable,
  addPerson,
  addStartedMatch,
  newDevice,
  newLine,
  newMove,
  newProgress,
  newSeat,
  newStart,
  newTable,
} from './fixtures';

// An archive is imported while no server runs.
type StoreName = Exclude<keyof Storage, 'archive' | 'changes' | 'availability' | 'close'>;

interface PublishingWrite {
  readonly when: string;
  readonly prepare?: (storage: Storage) => Promise<unknown>;
  readonly write: (storage: Storage) => Promise<unknown>;
  readonly publishes: readonly Change[];
  readonly publishesElsewhere?: readonly Change[]; // in other processes; omitted: the same changes
}

const READ = 'read';
const UNSEEN_WRITE = 'write that no open page shows';

type Publications = {
  readonly [Store in StoreName]: {
    readonly [Method in keyof Storage[Store]]: typeof READ | typeof UNSEEN_WRITE | readonly PublishingWrite[];
  };
};

const tableChanged = (matchId = 't1'): Change => ({ type: 'table-changed', matchId });
const matchClosed = (matchId: string): Change => ({ type: 'match-closed', matchId });
const sessionRevoked = (personId: string): Change => ({ type: 'session-revoked', personId });
const mutesChanged = (personId: string): Change => ({ type: 'mutes-changed', personId });
const invitationsChanged = (personId: string): Change => ({ type: 'invitations-changed', personId });
const moveStored = (stateId: number): Change => ({ type: 'move-stored', matchId: 't1', stateId });

const ANY_ID = expect.any(Number) as number;

const newBot = { level: 'merchant', names: ['Pip'] } as const;
const furtherSeat = (personId: string, id: string) => ({
  ...newSeat(personId),
  tokenHash: `${personId}-${id}`,
});
const startTable = (storage: Storage, id: string) =>
  storage.matches.updateSetup(id, { type: 'start', by: 'ann' }, 9);
const setReady = ({ matches }: Storage, id: string, by: string, seat: number) =>
  matches.updateSetup(id, { type: 'set-ready', by, seat, isReady: true }, 9);
const rematch = ({ matches }: Storage, personId: string) =>
  matches.rematch(
    { formerMatchId: 't1', personId, tokenHash: `${personId}-again` },
    { id: 'again', commitment: 'cafe', rulesVersion: '1.0.0', seed: 's', at: 9 },
  );

/** Opens a table of ann, where dan has no seat. */
const openTableWithGuest = async (storage: Storage): Promise<void> => {
  await storage.matches.open(newTable('open'), furtherSeat('ann', 'open'));
};
const inviteDan = ({ tableInvitations }: Storage) =>
  tableInvitations.invite({
    ...{ matchId: 'open', inviterId: 'ann', invitedIds: ['dan'], groupId: null, at: 2000 },
  });

/** A write to a chat line of its own. */
const lineWrite = (
  text: string,
  write: (storage: Storage, lineId: number) => Promise<void>,
): PublishingWrite => ({
  when: 'the line exists',
  prepare: ({ chat }) => chat.add('t1', newLine(0, text)),
  write: async (storage) => {
    const line = await storage.chat.byKey('t1', newLine(0, text).key);
    await write(storage, line?.id ?? 0);
  },
  publishes: [{ type: 'chat-line-changed', matchId: 't1', lineId: ANY_ID }],
});

const newTransition = (version: number, newOwner: TableTransition['newOwner'] = null): TableTransition => ({
  matchId: 't1',
  stateId: 0,
  tableState: { state: { ...emptyTableState(3, 0, 5), version }, dueAt: null },
  event: { type: 'proposal-expired', kind: 'takeback' },
  at: 5,
  standIns: [],
  endsGame: false,
  newOwner,
});

/** A date of a group of ann, whose time is chosen. */
async function addChosenDate({ groups, dates }: Storage): Promise<void> {
  await groups.create({ id: 'g1', name: 'G', ownerId: 'ann', linkKey: 'key', memberId: 'ann-g1', at: 1 }, 9);
  await dates.propose({ id: 'd1', groupId: 'g1', times: [50], by: 'ann', at: 1 });
  await dates.choose('d1', 'g1', 'ann', 50, 1);
}

/** The writes of a store run one after another: ann, ben and cat have started the game `t1`, dan has no seat. */
const PUBLICATIONS: Publications = {
  persons: {
    add: UNSEEN_WRITE,
    sessionByKey: READ,
    find: READ,
    createdAt: READ,
    rename: UNSEEN_WRITE,
    holidaysOf: READ,
    changeHolidays: UNSEEN_WRITE,
    renameAtTables: [
      {
        when: 'the person has a seat at a table in play and at a closed one',
        prepare: async (storage) => {
          await storage.matches.open(newTable('closed'), furtherSeat('ann', 'closed'));
          await storage.matches.close('closed', 9);
        },
        write: ({ persons }) => persons.renameAtTables('ann', 'Anna'),
        publishes: [tableChanged()],
      },
    ],
    devices: READ,
    touchDevice: UNSEEN_WRITE,
    signOut: [
      {
        when: 'the person has the device',
        write: ({ persons }) => persons.signOut('cat', 'cat'),
        publishes: [sessionRevoked('cat')],
      },
      {
        when: 'the person has no such device',
        write: ({ persons }) => persons.signOut('ann', 'ben'),
        publishes: [],
      },
    ],
    signOutOthers: [
      {
        when: 'always',
        write: ({ persons }) => persons.signOutOthers('ann', 'ann'),
        publishes: [sessionRevoked('ann')],
      },
    ],
    isSignedIn: READ,
    revokeGrants: [
      {
        when: 'always',
        write: ({ persons }) => persons.revokeGrants('ann', { withCode: false }),
        publishes: [sessionRevoked('ann')],
      },
    ],
    setRecoveryLink: UNSEEN_WRITE,
    setRecoveryCode: UNSEEN_WRITE,
    codeCreatedAt: READ,
    redeem: [
      {
        when: 'the browser was not signed in',
        prepare: ({ persons }) => persons.setRecoveryCode('ann', 'code', 9),
        write: ({ persons }) => persons.redeem({ kind: 'code', hash: 'code' }, newDevice('phone'), null, 9),
        publishes: [],
      },
      {
        when: 'the browser was a device of another person',
        write: ({ persons }) => persons.redeem({ kind: 'code', hash: 'code' }, newDevice('pad'), 'ben', 9),
        publishes: [sessionRevoked('ben')],
      },
    ],
    handleOf: UNSEEN_WRITE,
    byHandle: READ,
    namesOf: READ,
    handlesOf: READ,
    isProfilePrivate: READ,
    setProfilePrivate: UNSEEN_WRITE,
    linesOf: READ,
    eraseAtTables: [
      {
        when: 'the person has a seat',
        write: ({ persons }) => persons.eraseAtTables('ben', 'N. N.', null),
        publishes: [tableChanged()],
      },
    ],
    erase: [
      {
        when: 'the name was erased at the tables before',
        write: ({ persons }) => persons.erase('ben', 'N. N.'),
        publishes: [sessionRevoked('ben')],
      },
      {
        when: 'a seat still has the name',
        write: ({ persons }) => persons.erase('cat', 'N. N.'),
        publishes: [sessionRevoked('cat'), tableChanged()],
      },
    ],
  },
  matches: {
    open: [
      {
        when: 'a seat is free',
        write: ({ matches }) => matches.open(newTable('a'), furtherSeat('ann', 'a')),
        publishes: [tableChanged('a')],
      },
      {
        when: 'bots fill the table',
        write: ({ matches }) => matches.open(newTable('b'), furtherSeat('ann', 'b'), [newBot, newBot]),
        publishes: [tableChanged('b')],
      },
    ],
    beginGame: [
      {
        when: 'the game starts',
        prepare: (storage) => startTable(storage, 'b'),
        write: ({ matches }) => matches.beginGame('b', newStart()),
        publishes: [tableChanged('b')],
      },
      {
        when: 'the game has begun',
        write: ({ matches }) => matches.beginGame('b', newStart()),
        publishes: [],
      },
    ],
    claimSeat: [
      {
        when: 'the seat is free',
        write: ({ matches }) => matches.claimSeat('a', furtherSeat('ben', 'a'), 1, 9),
        publishes: [tableChanged('a')],
      },
    ],
    setBot: [
      {
        when: 'the seat is free',
        write: ({ matches }) => matches.setBot('a', 'ann', 2, newBot, 9),
        publishes: [tableChanged('a')],
      },
      {
        when: 'a bot has the seat',
        write: ({ matches }) => matches.setBot('a', 'ann', 2, { ...newBot, level: 'apprentice' }, 9),
        publishes: [tableChanged('a')],
      },
    ],
    removeBot: [
      {
        when: 'before the start',
        write: ({ matches }) => matches.removeBot('a', 'ann', 2, 9),
        publishes: [tableChanged('a')],
      },
    ],
    leaveSeat: [
      {
        when: 'the host removes a player',
        write: ({ matches }) => matches.leaveSeat('a', 1, 'ann', 9),
        publishes: [tableChanged('a')],
      },
      {
        when: 'the last person leaves',
        write: ({ matches }) => matches.leaveSeat('a', 0, 'ann', 9),
        publishes: [matchClosed('a')],
      },
    ],
    isKicked: READ,
    updateSetup: [
      {
        when: 'a player is ready',
        prepare: (storage) => addFullTable(storage, 'c', true),
        write: ({ matches }) =>
          matches.updateSetup('c', { type: 'set-ready', by: 'ben', seat: 1, isReady: true }, 9),
        publishes: [tableChanged('c')],
      },
      {
        when: 'the table becomes private',
        write: ({ matches }) =>
          matches.updateSetup('c', { type: 'change-setup', by: 'ann', change: { private: true } }, 9),
        publishes: [{ type: 'table-changed', matchId: 'c', becamePrivate: true }],
      },
      {
        when: 'the table stays private',
        write: ({ matches }) =>
          matches.updateSetup('c', { type: 'change-setup', by: 'ann', change: { private: true } }, 9),
        publishes: [tableChanged('c')],
      },
      {
        when: 'the game starts',
        write: (storage) => startTable(storage, 'c'),
        publishes: [], // `beginGame` publishes the start
      },
    ],
    setOpeningHandAnswer: [
      {
        when: 'the table is open',
        prepare: (storage) => addFullTable(storage, 'd', true),
        write: ({ matches }) => matches.setOpeningHandAnswer('d', 'ben', 1, 'keep-hand'),
        publishes: [{ type: 'opening-hand-answered', matchId: 'd', seat: 1 }],
      },
    ],
    rematch: [
      {
        when: 'the first player asks for it',
        prepare: ({ moves }) =>
          moves.commit(newMove('t1', 1, { progress: newProgress({ status: 'finished', activeSeat: null }) })),
        write: (storage) => rematch(storage, 'ann'),
        publishes: [tableChanged('again'), tableChanged()],
      },
      {
        when: 'another player joins',
        write: (storage) => rematch(storage, 'ben'),
        publishes: [tableChanged('again'), tableChanged()],
      },
      {
        when: 'the last player joins',
        write: (storage) => rematch(storage, 'cat'),
        publishes: [tableChanged('again'), tableChanged()],
      },
      {
        when: 'the last player of the rematch is ready',
        prepare: async (storage) => {
          await setReady(storage, 'again', 'ben', 0);
          await setReady(storage, 'again', 'cat', 1);
        },
        write: async (storage) => void (await setReady(storage, 'again', 'ann', 2)),
        publishes: [tableChanged()], // `beginGame` publishes the start
      },
    ],
    rematchOf: READ,
    find: READ,
    list: READ,
    secretsOf: READ,
    awaitingBots: READ,
    ofPerson: READ,
    seatsInPlay: READ,
    ofGroup: READ,
    seatByToken: READ,
    interruptedStarts: READ,
    rulesVersionsInUse: READ,
    touch: UNSEEN_WRITE,
    abandoned: READ,
    close: [
      {
        when: 'the table is open or running',
        write: ({ matches }) => matches.close('c', 9),
        publishes: [tableChanged('c')],
      },
    ],
    remove: [
      {
        when: 'the table exists',
        write: ({ matches }) => matches.remove('c'),
        publishes: [matchClosed('c')],
      },
    ],
  },
  moves: {
    commit: [
      {
        when: 'the move is stored',
        write: ({ moves }) => moves.commit(newMove('t1', 1)),
        publishes: [moveStored(1)],
      },
    ],
    isStored: READ,
    after: READ,
    since: READ,
    before: READ,
    latestSnapshot: READ,
    takebacks: READ,
    countOf: READ,
  },
  tableState: {
    commit: [
      {
        when: 'a command or a deadline',
        write: ({ tableState }) => tableState.commit(newTransition(1)),
        publishes: [tableChanged()],
      },
      {
        when: 'a stale one',
        write: ({ tableState }) => tableState.commit(newTransition(1)),
        publishes: [],
      },
      {
        when: 'a seat has a new owner',
        write: ({ tableState }) => tableState.commit(newTransition(2, { ...newSeat('dan'), seat: 1 })),
        publishes: [{ type: 'seat-replaced', matchId: 't1', seat: 1 }],
      },
    ],
    dueMatches: READ,
    events: READ,
    eventsBefore: READ,
    formerOwners: READ,
  },
  results: {
    pending: READ,
    originalOwners: READ,
    save: UNSEEN_WRITE,
    markFailed: UNSEEN_WRITE,
    find: READ,
    placesOf: READ,
    games: READ,
    totals: READ,
    meetings: READ,
    rating: READ,
    leaders: READ,
    recomputeRatings: UNSEEN_WRITE,
  },
  chat: {
    add: [
      {
        when: 'always',
        write: ({ chat }) => chat.add('t1', newLine(0, 'Fire!')),
        publishes: [{ type: 'chat-line-added', matchId: 't1', lineId: ANY_ID }],
      },
    ],
    find: READ,
    byKey: READ,
    history: READ,
  },
  moderation: {
    mute: [
      {
        when: 'always',
        write: ({ moderation }) => moderation.mute('ben', 'ann', 9),
        publishes: [mutesChanged('ben')],
      },
    ],
    unmute: [
      {
        when: 'always',
        write: ({ moderation }) => moderation.unmute('ben', 'ann'),
        publishes: [mutesChanged('ben')],
      },
    ],
    mutedBy: READ,
    report: [lineWrite('report', ({ moderation }, lineId) => moderation.report('t1', lineId, 'ben', 9))],
    removeLine: [
      lineWrite('removeLine', ({ moderation }, lineId) => moderation.removeLine('t1', lineId, 'host')),
    ],
    dismissReports: [
      lineWrite('dismissReports', ({ moderation }, lineId) => moderation.dismissReports('t1', lineId)),
    ],
    reportsOf: READ,
    openReports: READ,
  },
  blocks: {
    block: [
      {
        when: 'the person blocks few others',
        write: ({ blocks }) => blocks.block('ann', 'ben', 9, 1),
        publishes: [mutesChanged('ann')],
      },
      {
        when: 'the person blocks too many others',
        write: ({ blocks }) => blocks.block('ann', 'cat', 9, 1),
        publishes: [],
      },
    ],
    unblock: [
      {
        when: 'always',
        write: ({ blocks }) => blocks.unblock('ann', 'ben'),
        publishes: [mutesChanged('ann')],
      },
    ],
    blockedBy: READ,
    has: READ,
    mutedOrBlockedBy: READ,
  },
  notes: { find: READ, write: UNSEEN_WRITE, all: READ },
  // The page of a group asks again.
  groups: {
    create: UNSEEN_WRITE,
    find: READ,
    byLink: READ,
    members: READ,
    ofPerson: READ,
    join: UNSEEN_WRITE,
    rename: UNSEEN_WRITE,
    renewLink: UNSEEN_WRITE,
    handOver: UNSEEN_WRITE,
    removeMember: UNSEEN_WRITE,
    setInvited: UNSEEN_WRITE,
    close: UNSEEN_WRITE,
    totals: READ,
    ofTable: READ,
    setDiary: UNSEEN_WRITE,
    setReports: UNSEEN_WRITE,
    setWebhook: UNSEEN_WRITE,
    webhookOf: READ,
    removeWebhook: UNSEEN_WRITE,
    list: READ,
    remove: UNSEEN_WRITE,
    touch: UNSEEN_WRITE,
  },
  tableInvitations: {
    recentPlayers: READ,
    fellowPlayer: READ,
    statesOf: READ,
    invite: [
      {
        when: 'persons are invited for the first time',
        prepare: openTableWithGuest,
        write: async (storage) => {
          await inviteDan(storage);
          await inviteDan(storage);
        },
        publishes: [invitationsChanged('dan')],
      },
    ],
    pendingOf: READ,
    findPending: READ,
    markSeen: UNSEEN_WRITE,
    decline: [
      {
        when: 'there is an invitation',
        write: async ({ tableInvitations }) => {
          await tableInvitations.decline('open', 'dan', 2001);
          await tableInvitations.decline('open', 'dan', 2002);
        },
        publishes: [invitationsChanged('dan')],
      },
    ],
    setAllowed: UNSEEN_WRITE,
    areAllowed: READ,
    all: READ,
    unnotified: READ,
    markNotified: UNSEEN_WRITE,
    purge: UNSEEN_WRITE,
  },
  dates: {
    propose: UNSEEN_WRITE,
    ofGroup: READ,
    find: READ,
    answers: READ,
    answersOf: READ,
    answer: UNSEEN_WRITE,
    choose: UNSEEN_WRITE,
    withdraw: UNSEEN_WRITE,
    awaitingReminder: READ,
    remind: UNSEEN_WRITE,
    due: READ,
    end: [
      {
        when: 'the table of a date opens',
        prepare: addChosenDate,
        write: ({ dates }) => dates.end('d1', newTable('t9')),
        publishes: [tableChanged('t9')],
      },
    ],
  },
  notifications: {
    pendingMatches: READ,
    enqueue: UNSEEN_WRITE,
    enqueueInvitation: UNSEEN_WRITE,
    due: READ,
    claim: UNSEEN_WRITE,
    reschedule: UNSEEN_WRITE,
    purge: UNSEEN_WRITE,
  },
  notificationTargets: {
    setPush: UNSEEN_WRITE,
    removePush: UNSEEN_WRITE,
    pushTarget: READ,
    pushTargetsOf: READ,
    setWebhook: UNSEEN_WRITE,
    removeWebhook: UNSEEN_WRITE,
    webhookOf: READ,
    webhooksBy: READ,
    setQuietHours: UNSEEN_WRITE,
    quietHoursOf: READ,
  },
  settings: { getOrCreate: UNSEEN_WRITE, find: READ, set: UNSEEN_WRITE },
  heartbeat: {
    beat: UNSEEN_WRITE,
    recordDowntime: UNSEEN_WRITE,
    downtimes: READ,
    postponeTables: [
      {
        when: 'a running game is postponed',
        prepare: async ({ matches, heartbeat }) => {
          await matches.beginGame('t1', newStart());
          await heartbeat.beat(1);
          await heartbeat.recordDowntime(9_000, 5);
        },
        write: ({ heartbeat }) =>
          heartbeat.postponeTables(9, 9_000, (state) => ({ state: { ...state, version: 1 }, dueAt: null })),
        publishes: [tableChanged()],
      },
    ],
  },
  emails: {
    addPending: UNSEEN_WRITE,
    removeExpiredPending: UNSEEN_WRITE,
    pendingOf: READ,
    confirm: UNSEEN_WRITE,
    ofPerson: READ,
    byAddress: READ,
    byId: READ,
    setReminders: UNSEEN_WRITE,
    disableReminders: UNSEEN_WRITE,
    bounce: UNSEEN_WRITE,
    remove: UNSEEN_WRITE,
    addSignInKey: UNSEEN_WRITE,
  },
  presence: {
    publish: [
      {
        when: 'always',
        write: ({ presence }) => presence.publish('t1', { ...EMPTY_PRESENCE, seats: [0] }),
        publishes: [],
        publishesElsewhere: [{ type: 'presence-changed', matchId: 't1' }],
      },
    ],
    findRemote: READ,
  },
  statistics: { read: READ },
  retention: { removeExpired: UNSEEN_WRITE, tablesInUse: READ, size: READ },
  leases: { acquire: UNSEEN_WRITE, release: UNSEEN_WRITE, purgeExpired: UNSEEN_WRITE },
};

export const PUBLISHING_STORES: readonly StoreName[] = (
  Object.keys(PUBLICATIONS) as readonly StoreName[]
).filter((store) => Object.values<unknown>(PUBLICATIONS[store]).some(Array.isArray));

const NOT_STORES: ReadonlySet<string> = new Set<Exclude<keyof Storage, StoreName>>([
  'archive',
  'changes',
  'availability',
  'close',
]);

/** A feed in the process that writes, or in another one. `settle` waits until the feed has all changes. */
interface Receiver {
  readonly feed: ChangeFeed;
  readonly isLocal: boolean;
  readonly settle: () => Promise<void>;
}

/** Runs all writes of a store that publish changes in an empty storage, and expects them at a receiver. */
export async function expectPublishedChanges(
  storage: Storage,
  store: StoreName,
  { feed, isLocal, settle }: Receiver,
): Promise<void> {
  await addStartedMatch(storage, 't1');
  await addPerson(storage, 'dan');
  const received: Record<string, readonly unknown[]> = {};
  const expected: Record<string, readonly unknown[]> = {};
  for (const [method, writes] of Object.entries<string | readonly PublishingWrite[]>(PUBLICATIONS[store])) {
    if (typeof writes === 'string') continue;
    for (const { when, prepare, write, publishes, publishesElsewhere = publishes } of writes) {
      await prepare?.(storage);
      await settle();
      const events: unknown[] = [];
      const unsubscribe = feed.subscribe({ onChange: (event) => events.push(event), onGap: () => undefined });
      await write(storage);
      await settle();
      unsubscribe();
      const title = `${method}, ${when}`;
      received[title] = events;
      expected[title] = (isLocal ? publishes : publishesElsewhere).map((change) => ({ ...change, isLocal }));
    }
  }
  expect(received).toEqual(expected);
}

const methodsOf = (stores: Readonly<Record<string, unknown>>): unknown =>
  Object.fromEntries(
    Object.entries(stores).flatMap(([name, store]) =>
      NOT_STORES.has(name) ? [] : [[name, Object.keys(store as object).sort()]],
    ),
  );

/** The storage itself publishes each change, before the method resolves. */
export function publishedChangesContract(withStorage: WithStorage): void {
  test(
    'knows of every method of every store whether it publishes changes',
    withStorage(async (storage) => {
      expect(methodsOf({ ...storage })).toEqual(methodsOf(PUBLICATIONS));
    }),
  );

  for (const store of PUBLISHING_STORES)
    test(
      `publishes the changes of every write to the store ${store}`,
      withStorage((storage) =>
        expectPublishedChanges(storage, store, {
          feed: storage.changes,
          isLocal: true,
          settle: () => Promise.resolve(),
        }),
      ),
    );
}
