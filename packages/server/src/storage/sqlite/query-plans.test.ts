/** Requests and periodic jobs read by indexes, so that they take no longer with a long history of games. */
import type { TableFilter } from '@great-fire/protocol';
import type { ListQuery } from '../matches';
import type { Storage } from '../storage';
import { addStartedMatch } from '../contract-tests/fixtures';
import { SEARCHED_PAST_GAMES } from '../sql/lists';
import type { Database } from './database';
import { openDatabaseFile } from './open-file';
import { storageOnDatabase } from './sqlite-storage';

const NOW = 1_800_000_000_000;
const FILTER: TableFilter = {
  ...({ players: '4', hiddenColours: 'yes', moreDestruction: 'no', cones: '65' } as const),
  ...({ timeControl: 'live', language: 'de' } as const),
};
const LISTED = 'SEARCH matches USING INDEX matches_listed (status=? AND private=?)';
const UNFINISHED = 'SEARCH matches USING INDEX matches_unfinished (status=? AND private=?)';
const OWN_SEATS = 'SEARCH seats USING COVERING INDEX seats_person (person_id=?)';
const GROUP_BY_ID = 'SEARCH groups USING PRIMARY KEY (id=?)';
const DUE_DATES = 'SEARCH group_dates USING INDEX group_dates_chosen (chosen_at<?)';
const MATCH_BY_ID = 'SEARCH matches USING INDEX sqlite_autoindex_matches_1 (id=?)';
const BOT_SEATS = 'SEARCH seats EXISTS USING PRIMARY KEY (match_id=?)';
const OWN_RESULTS = 'SEARCH results USING COVERING INDEX results_person (person_id=? AND is_public=?)';
const EACH_ID = ['LIST SUBQUERY 1', 'SCAN json_each VIRTUAL TABLE INDEX 1:'];
const SORT = 'USE TEMP B-TREE FOR ORDER BY';

const list =
  (query: Pick<ListQuery, 'status' | 'filter' | 'includePrivate'>) =>
  ({ matches }: Storage): Promise<unknown> =>
    matches.list({ ...query, limit: 21, after: null });

// Plans with `SORT` read the tables with something to do.
const PLANS: readonly (readonly [
  name: string,
  run: (storage: Storage) => Promise<unknown>,
  plan: readonly string[],
])[] = [
  ['open tables', list({ status: 'open' }), [LISTED]],
  ['running games', list({ status: 'running' }), [LISTED]],
  ['finished games', list({ status: 'finished' }), [LISTED]],
  [
    'finished games by a filter',
    list({ status: 'finished', filter: FILTER }),
    [
      'SEARCH matches USING INDEX matches_listed (status=? AND private=? AND created_at>?)',
      'SCALAR SUBQUERY 1', // the oldest game that the filter searches
      'SEARCH matches USING INDEX matches_listed (status=? AND private=?)',
    ],
  ],
  ['open tables with bots', list({ status: 'open', filter: { bots: 'yes' } }), [LISTED, BOT_SEATS]],
  [
    'the scan for bots',
    ({ matches }) => matches.awaitingBots(NOW, 200),
    [
      ...['SEARCH matches USING INDEX matches_listed (status=?)', 'CORRELATED SCALAR SUBQUERY 1'],
      ...['SEARCH seats USING PRIMARY KEY (match_id=?)', BOT_SEATS, SORT],
    ],
  ],
  ['unfinished games', list({ status: 'unfinished' }), [UNFINISHED]],
  ['all finished games', list({ status: 'finished', includePrivate: true }), [LISTED]],
  ['all unfinished games', list({ status: 'unfinished', includePrivate: true }), [UNFINISHED]],
  ['the newest tables of a person', ({ matches }) => matches.ofPerson('ann', 20), [OWN_SEATS, MATCH_BY_ID]],
  [
    'further tables of a person',
    ({ matches }) => matches.ofPerson('ann', 20, { createdAt: NOW, id: 't1' }),
    [
      'SEARCH seats USING COVERING INDEX seats_person (person_id=? AND (created_at,match_id)<(?,?))',
      MATCH_BY_ID,
    ],
  ],
  ['the tables in play of a person', ({ matches }) => matches.seatsInPlay('ann'), [OWN_SEATS, MATCH_BY_ID]],
  [
    'the tables of a group',
    ({ matches }) => matches.ofGroup('g1', 20, { createdAt: NOW, id: 't1' }),
    [
      'SEARCH group_tables USING COVERING INDEX group_tables_group (group_id=? AND (created_at,match_id)<(?,?))',
      MATCH_BY_ID,
    ],
  ],
  [
    'a group and its members',
    async ({ groups }) => {
      await groups.find('g1', 'ann');
      await groups.members('g1');
      await groups.ofPerson('ann');
    },
    [
      GROUP_BY_ID,
      'SEARCH group_members USING COVERING INDEX group_members_person (person_id=? AND group_id=?)',
      'SEARCH group_members USING PRIMARY KEY (group_id=?)',
      ...['SEARCH persons USING PRIMARY KEY (id=?)', SORT],
      'SEARCH group_members USING INDEX group_members_person (person_id=?)',
      GROUP_BY_ID,
      'SEARCH d USING INDEX sqlite_autoindex_group_dates_2 (group_id=?) LEFT-JOIN',
      'SEARCH a USING PRIMARY KEY (date_id=? AND person_id=?) LEFT-JOIN',
      ...['CORRELATED SCALAR SUBQUERY 1', 'SEARCH m USING PRIMARY KEY (group_id=?)', SORT],
    ],
  ],
  [
    'the link and the standings of a group',
    async ({ groups }) => {
      await groups.byLink('g1', 'key');
      await groups.totals('g1', { from: 0, until: NOW }, 2000);
      await groups.setInvited('g1', 'ann', true);
    },
    [
      ...['SEARCH groups USING PRIMARY KEY (id=?)', 'CORRELATED SCALAR SUBQUERY 1'],
      'SEARCH m USING PRIMARY KEY (group_id=?)',
      'CO-ROUTINE newest',
      'SEARCH group_tables USING COVERING INDEX group_tables_group (group_id=?)',
      ...['SCAN newest', MATCH_BY_ID, 'SEARCH seats USING PRIMARY KEY (match_id=?)'],
      ...['CORRELATED SCALAR SUBQUERY 2', 'SEARCH others USING PRIMARY KEY (match_id=?)'],
      'SEARCH o USING COVERING INDEX group_members_person (person_id=? AND group_id=?)',
      'SEARCH m USING PRIMARY KEY (group_id=? AND person_id=?)',
      'SEARCH results USING PRIMARY KEY (match_id=? AND seat=?)',
      ...['SEARCH persons USING PRIMARY KEY (id=?)', 'USE TEMP B-TREE FOR GROUP BY'],
      'SEARCH group_members USING PRIMARY KEY (group_id=? AND person_id=?)',
    ],
  ],
  [
    'recent players and their invitations',
    async ({ tableInvitations }) => {
      await tableInvitations.recentPlayers('ann');
      await tableInvitations.pendingOf('ann', 20);
      await tableInvitations.all('ann');
    },
    [
      OWN_RESULTS,
      ...['SEARCH results USING PRIMARY KEY (match_id=?)', ...EACH_ID], // of the last games
      'SEARCH persons USING PRIMARY KEY (id=?)',
      ...['SEARCH devices EXISTS USING COVERING INDEX devices_person (person_id=?)', SORT],
      'SEARCH table_invitations USING INDEX table_invitations_invited (invited_id=?)',
      ...['CORRELATED SCALAR SUBQUERY 3', 'SEARCH blocks USING PRIMARY KEY (person_id=? AND blocked_id=?)'],
      ...['CORRELATED SCALAR SUBQUERY 4', 'SEARCH m USING PRIMARY KEY (group_id=? AND person_id=?)'],
      ...[MATCH_BY_ID, 'CORRELATED SCALAR SUBQUERY 1'],
      'SEARCH seats USING COVERING INDEX sqlite_autoindex_seats_3 (match_id=?)',
      'CORRELATED SCALAR SUBQUERY 2',
      'SEARCH seats USING COVERING INDEX sqlite_autoindex_seats_3 (match_id=? AND person_id=?)',
      'SEARCH persons USING PRIMARY KEY (id=?) LEFT-JOIN',
      'SEARCH groups USING PRIMARY KEY (id=?) LEFT-JOIN',
      ...['MULTI-INDEX OR', 'INDEX 1'],
      'SEARCH table_invitations USING INDEX table_invitations_inviter (inviter_id=?)',
      'INDEX 2',
      ...['SEARCH table_invitations USING INDEX table_invitations_invited (invited_id=?)', SORT],
    ],
  ],
  [
    'the date of a group',
    async ({ dates }) => {
      await dates.ofGroup('g1');
      await dates.answers('d1');
      await dates.answersOf('ann');
    },
    [
      GROUP_BY_ID,
      'SEARCH group_dates USING INDEX sqlite_autoindex_group_dates_2 (group_id=?)',
      'SEARCH a USING PRIMARY KEY (date_id=?)',
      ...['SEARCH m USING PRIMARY KEY (group_id=? AND person_id=?)', SORT],
      'SEARCH a USING INDEX group_date_answers_member (person_id=?)',
      'SEARCH d USING PRIMARY KEY (id=?)',
    ],
  ],
  [
    'the dates that are due',
    async ({ dates }) => {
      await dates.awaitingReminder(NOW, 50);
      await dates.due(NOW, 50);
    },
    [DUE_DATES, GROUP_BY_ID, DUE_DATES, GROUP_BY_ID],
  ],
  [
    'the tables that a person uses',
    ({ retention }) => retention.tablesInUse('ann'),
    [OWN_SEATS, MATCH_BY_ID, OWN_SEATS, MATCH_BY_ID, 'SEARCH others EXISTS USING PRIMARY KEY (match_id=?)'],
  ],
  [
    'the games of a profile',
    ({ results }) => results.games('ann', { includePrivate: false, limit: 20, after: null }),
    [
      OWN_RESULTS,
      ...[MATCH_BY_ID, ...EACH_ID],
      ...['SEARCH results USING PRIMARY KEY (match_id=?)', ...EACH_ID, SORT], // of one page
      ...['SEARCH rated_players USING PRIMARY KEY (match_id=?)', ...EACH_ID],
    ],
  ],
  [
    'the totals of a profile',
    ({ results }) => results.totals('ann', { includePrivate: true }),
    ['SEARCH person_totals USING PRIMARY KEY (person_id=?)'],
  ],
  [
    'the leaderboard',
    ({ results }) => results.leaders(5, 100),
    [
      'SCAN ratings USING INDEX ratings_rank', // from the best one, until the limit is reached
      'SEARCH persons USING PRIMARY KEY (id=?)',
      'USE TEMP B-TREE FOR LAST TERM OF ORDER BY',
    ],
  ],
  [
    'the chat lines of a person',
    ({ persons }) => persons.linesOf('ann', { after: 5, limit: 100 }),
    ['SEARCH chat_lines USING INDEX chat_lines_person (person_id=? AND id>?)'],
  ],
  [
    'the places of games with equal points',
    ({ results }) => results.placesOf(['t1', 't2']),
    ['SEARCH results USING PRIMARY KEY (match_id=?)', ...EACH_ID, SORT],
  ],
  [
    'the results job',
    ({ results }) => results.pending(20),
    ['SEARCH matches USING INDEX matches_without_result (result_state=?)'],
  ],
  [
    'the deadline job',
    ({ tableState }) => tableState.dueMatches(NOW, 20),
    ['SEARCH matches USING INDEX matches_deadline (deadline_at<?)'],
  ],
  [
    'the log of a game',
    async ({ moves, tableState }) => {
      await moves.after('t1', 0);
      await moves.after('t1', 0, 200);
      await moves.takebacks('t1');
      await moves.latestSnapshot('t1', 9);
      await tableState.events('t1', 20);
      await tableState.eventsBefore('t1', 30, 20);
    },
    [
      'SEARCH move_log USING PRIMARY KEY (match_id=? AND state_id>?)',
      'SEARCH move_log USING PRIMARY KEY (match_id=? AND state_id>? AND state_id<?)',
      'SEARCH move_log USING INDEX move_log_takebacks (match_id=? AND move_id>? AND move_id<?)',
      SORT,
      'SEARCH snapshots USING PRIMARY KEY (match_id=? AND state_id<?)',
      'SEARCH table_events USING PRIMARY KEY (match_id=?)',
      'SEARCH table_events USING PRIMARY KEY (match_id=? AND id<?)',
    ],
  ],
  [
    'the notification job',
    async ({ notifications, tableInvitations }) => {
      await notifications.pendingMatches(NOW, 100);
      await tableInvitations.unnotified(NOW, 50);
      await tableInvitations.purge(NOW);
      await notifications.due('push', NOW, 100);
      await notifications.purge(NOW);
    },
    [
      ...['SEARCH matches USING INDEX matches_prompt_pending (prompt_pending_at<?)', SORT],
      'SEARCH table_invitations USING COVERING INDEX table_invitations_unnotified (at<?)',
      'SEARCH table_invitations USING INDEX table_invitations_at (at<?)',
      'SEARCH notifications USING INDEX notifications_due (channel=? AND send_at<?)',
      'USE TEMP B-TREE FOR LAST TERM OF ORDER BY',
      'SEARCH notifications USING INDEX notifications_created (created_at<?)',
    ],
  ],
];

/** Opens an empty storage. `statements` holds the text of each statement since the last call of `plans`. */
function openStorage() {
  const db = openDatabaseFile(':memory:');
  const statements: string[] = [];
  const recorded: Database = {
    isTransaction: false,
    prepare: (sql) => {
      statements.push(sql);
      return db.prepare(sql);
    },
    exec: (sql) => db.exec(sql),
    close: () => db.close(),
  };
  /** Returns the plans of the statements since the last call, line by line. */
  const plans = (): readonly string[] =>
    statements.splice(0).flatMap((sql) =>
      db
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all(...Array.from({ length: sql.split('?').length - 1 }, () => 1))
        .map((row) => (row as { readonly detail: string }).detail),
    );
  return { db, storage: storageOnDatabase(recorded, ':memory:'), plans };
}

test.each(PLANS)('reads %s by an index', async (_, run, expected) => {
  const { storage, plans } = openStorage();
  plans();
  await run(storage);
  expect(plans()).toEqual(expected);
  await storage.close();
});

test('stores moves by an index', async () => {
  const { storage, plans } = openStorage();
  const prepared = plans(); // this adapter prepares them when it opens
  expect(prepared.length).toBeGreaterThan(2);
  expect(prepared.filter((line) => line.startsWith('SCAN'))).toEqual([]);
  await storage.close();
});

test('finds expired tables, chat lines and guests by an index', async () => {
  const { storage, plans } = openStorage();
  plans();
  await storage.retention.removeExpired(
    { unstartedTables: NOW, groups: NOW, dates: NOW, guests: NOW, chat: NOW },
    1000,
  );
  const lines = plans();
  expect(lines).toEqual(
    expect.arrayContaining([
      'SEARCH matches USING INDEX matches_unstarted (closed_at<?)',
      'SEARCH groups USING COVERING INDEX groups_used (used_on<?)',
      'SEARCH group_dates USING COVERING INDEX group_dates_last (last_at<?)',
      'SEARCH chat_lines USING INDEX chat_lines_at (at<?)',
      'SEARCH persons USING PRIMARY KEY (id>?)',
    ]),
  );
  const scans = lines.filter((line) => line.startsWith('SCAN') && !line.startsWith('SCAN json_each'));
  expect(scans).toEqual([]);
  await storage.close();
});

test('searches a bounded number of past games for a filter', async () => {
  const { db, storage } = openStorage();
  await addStartedMatch(storage, 't1');
  db.exec(
    `UPDATE matches SET status = 'finished', created_at = 0, options = json_set(options, '$.language', 'de')`,
  );
  const columns = db
    .prepare(`SELECT name FROM pragma_table_info('matches')`)
    .all()
    .map((row) => (row as { readonly name: string }).name);
  const changes = new Map([
    ['id', `'t' || (1000000 + n)`],
    ['created_at', 'n'],
    ['options', `json_set(options, '$.language', 'en')`],
  ]);
  const addNewerGames = (from: number, to: number) =>
    db.exec(`
      INSERT INTO matches (${columns.join(', ')})
      WITH RECURSIVE numbers (n) AS (
        SELECT ${String(from)} UNION ALL SELECT n + 1 FROM numbers WHERE n < ${String(to)})
      SELECT ${columns.map((column) => changes.get(column) ?? column).join(', ')}
      FROM numbers CROSS JOIN matches WHERE id = 't1'`);
  const findGerman = async (after: ListQuery['after']) => {
    const query: ListQuery = { status: 'finished', filter: { language: 'de' }, limit: 21, after };
    return (await storage.matches.list(query)).map(({ id }) => id);
  };
  addNewerGames(1, SEARCHED_PAST_GAMES - 1);
  expect(await findGerman(null)).toEqual(['t1']);
  addNewerGames(SEARCHED_PAST_GAMES, SEARCHED_PAST_GAMES);
  expect(await findGerman(null)).toEqual([]);
  expect(await findGerman({ createdAt: 2, id: 't1000002' })).toEqual(['t1']);
  await storage.close();
});
