/** @jest-environment jsdom */
import '../testing/devtools-hook';
import { emptyTableState, type ChatLine, type Sync } from '@great-fire/protocol';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { countRenders } from '../testing/render-counter';
import { initI18n, loadMessages } from '../i18n/i18n';
import { createRandomPlayer, dealGame, logFor, playUntil, type Played } from '../gallery/random-play';
import { matchSummaryFor } from '../practice/local-table';
import { useMotionSetting } from '../lib/reduced-motion';
import { MatchClient } from '../live/match-client';
import { frameFor } from '../testing/frame';
import { useMatchClient } from '../live/use-match';
import { ScriptedConnection } from '../testing/memory-connection';
import { syncOf } from '../testing/sync';
import { Table } from './table';
import { useMatchTable } from './model/use-match-table';

// Leaves out the parts that load a second later, because they would render during a slow test.
jest.mock('../ui/delayed', () => ({ Delayed: () => null }));

const VIEWER = 1;
const PLAYERS = { tableName: 'Fish Street Hill', names: ['Anna', 'Margery', 'Tobias'] };

const tableStateOf = ({ state }: Played) => emptyTableState(3, state.turn.seat, 0);

const chatLine = (id: string, text: string): ChatLine => ({
  ...{ id, text, channel: 'players', seat: 0, name: 'Anna', at: 0 },
});

const gameSync = (game: Played): Sync =>
  syncOf({
    match: matchSummaryFor(game.state, PLAYERS),
    mySeat: VIEWER,
    frame: frameFor(game, VIEWER),
    log: logFor(game, VIEWER),
    tableState: tableStateOf(game),
    chat: [chatLine('first', 'The wind is turning.')],
    presence: { connected: [true, true, true], spectators: 1 },
  });

function Page({ client }: { readonly client: MatchClient }) {
  const store = useMatchTable(useMatchClient(() => client));
  return store === null ? null : <Table store={store} />;
}

/** Renders the table of another player's turn. Waits for the announcer of messages, which loads with the first one. */
async function openTable() {
  const game = playUntil(dealGame(3, 'renders'), 1, ({ turn }) => turn.step === 'act' && turn.seat === 0);
  const connection = new ScriptedConnection();
  const client = new MatchClient({ match: 'renders222' }, undefined, connection);
  render(<Page client={client} />);
  await act(async () => connection.receive('sync', gameSync(game)));
  await screen.findByText('The wind is turning.');
  await act(async () => connection.receive('chat', chatLine('second', 'Southwark is lost.')));
  await within(await screen.findByTestId('chat-announcer')).findByText(/Southwark is lost/);
  return { game, connection };
}

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
  useMotionSetting.setState({ isReduced: true }); // no animation
});
afterEach(cleanup);

test('a chat message renders the chat only', async () => {
  const { connection } = await openTable();
  const { commits, renders } = await countRenders(() =>
    act(async () => connection.receive('chat', chatLine('third', 'Hold the bridge.'))),
  );
  expect(screen.getAllByText(/Hold the bridge/)).toHaveLength(2);
  expect(commits).toBe(1);
  expect(renders).toEqual({
    Page: 1,
    Log: 1,
    LogRowContent: 1,
    ...{ LazyExtra: 2, TableChatMessage: 1, ChatMessageView: 1, MessageBody: 1, MessageText: 1 },
    ...{ ChatSeatMark: 1, HouseIcon: 1, IconSvg: 1 },
    ...{ TableChatAnnouncer: 1, ChatAnnouncerHost: 1, ChatAnnouncer: 1 },
    Part: 2, // the lazy announcer and what it shows
    UnreadBadge: 1,
    UserText: 4, // name and text, in chat and log
  });
});

test('a new spectator renders the number of spectators only', async () => {
  const { connection } = await openTable();
  const { commits, renders } = await countRenders(() =>
    act(async () => connection.receive('presence', { connected: [true, true, true], spectators: 2 })),
  );
  expect(screen.getByTestId('spectators-button').textContent).toBe('2');
  expect(commits).toBe(1);
  expect(renders).toEqual({ Page: 1, SpectatorsButton: 1, EyeIcon: 1, StrokeIcon: 1, IconSvg: 1 });
});

test('a move renders the map once', async () => {
  const { game, connection } = await openTable();
  const next = createRandomPlayer(1)(game);
  const { commits, renders } = await countRenders(() =>
    act(async () =>
      connection.receive('update', {
        frame: frameFor(next, VIEWER),
        logEntries: logFor(next, VIEWER).slice(-1),
        tableState: tableStateOf(next),
        serverTime: 0,
      }),
    ),
  );
  expect(commits).toBe(1);
  expect(renders).toMatchObject({
    ...{ MoveInputSync: 1, TableMap: 1, CityMap: 1, DistrictPieces: 2, DistrictButton: 2 },
    ...{ Hand: 1, TurnPanel: 1, TurnProgress: 1, Log: 1, LogSentence: 1, Players: 1, PlayerPanel: 3 },
  });
  for (const unchanged of ['TopBar', 'DesktopTable', 'Sidebar', 'Tabs', 'DistrictLabel', 'TerrainLayer'])
    expect(renders).not.toHaveProperty(unchanged);
});
