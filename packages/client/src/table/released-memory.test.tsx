/**
 * A page that shows one game after another keeps nothing of a table that the player has left.
 *
 * @jest-environment jsdom
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DISTRICT_IDS, publicView } from '@great-fire/game';
import { emptyTableState } from '@great-fire/protocol';
import { waitFor } from '@great-fire/testkit/wait-for';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRandomPlayer, dealGame, logFor, playUntil } from '../gallery/random-play';
import { initI18n, loadMessages } from '../i18n/i18n';
import { MatchClient } from '../live/match-client';
import { useMatchClient } from '../live/use-match';
import { matchSummaryFor } from '../practice/local-table';
import { frameFor } from '../testing/frame';
import { ScriptedConnection } from '../testing/memory-connection';
import { syncOf } from '../testing/sync';
import { useMatchTable } from './model/use-match-table';
import { layoutPieces } from './map/district/use-district-layouts';
import { Table } from './table';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const PLAYERS = { tableName: 'Fish Street Hill', names: ['Anna', 'Margery', 'Tobias'] };
const MAX_LAYOUTS = 300;

function TablePage({ client }: { readonly client: MatchClient }) {
  const store = useMatchTable(useMatchClient(() => client));
  return store === null ? <p>Opening</p> : <Table store={store} />;
}

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
  HTMLElement.prototype.scrollTo = () => undefined; // of the map
});
afterEach(cleanup);

/** Shows a game to its viewer in the page. No variable holds anything of it afterwards. */
async function visit(show: (page: ReactNode) => void, name: string): Promise<readonly WeakRef<object>[]> {
  const game = playUntil(dealGame(3, name), 1, ({ turn }) => turn.step === 'act');
  const connection = new ScriptedConnection();
  const client = new MatchClient({ match: 'released22' }, undefined, connection);
  show(<TablePage key={name} client={client} />);
  const sync = syncOf({
    match: matchSummaryFor(game.state, PLAYERS),
    mySeat: 1,
    frame: frameFor(game, 1),
    log: logFor(game, 1),
    tableState: emptyTableState(3, game.state.turn.seat, 0),
    presence: { connected: [true, true, true], spectators: 0 },
  });
  await act(async () => connection.receive('sync', sync));
  await screen.findByTestId('city-map');
  const { view, log, tableState } = client.getSnapshot();
  if (view === null || tableState === null) throw new Error('The game has not arrived');
  return [connection, client, view, log, tableState].map((part) => new WeakRef<object>(part));
}

test('a table that was left is released: its connection, its client, its view, its log', async () => {
  const { rerender } = render(<p>Lobby</p>);
  const parts = await visit((page) => act(() => rerender(page)), 'first');
  await visit((page) => act(() => rerender(page)), 'second');
  await act(async () => rerender(<p>Lobby</p>));
  await waitFor('the end of what belongs to the table', () => {
    collectGarbage();
    return parts.every((part) => part.deref() === undefined);
  });
});

test('the layouts of earlier games are released', async () => {
  /** Lays out each state of a game. Returns the layouts. */
  const layOut = (name: string): readonly WeakRef<object>[] => {
    const layouts = new Set<object>();
    const play = createRandomPlayer(7);
    let game = dealGame(6, name);
    for (let next = play(game); next !== game; next = play(game)) {
      game = next;
      for (const id of DISTRICT_IDS) layouts.add(layoutPieces(publicView(game.state), id, []));
    }
    return [...layouts].map((layout) => new WeakRef(layout));
  };
  const refs = ['first', 'second', 'third'].flatMap(layOut);
  const countHeld = () =>
    new Set(refs.map((ref) => ref.deref()).filter((layout) => layout !== undefined)).size;
  expect(new Set(refs).size).toBeGreaterThan(2 * MAX_LAYOUTS);
  await waitFor('the end of the layouts of earlier games', () => {
    collectGarbage();
    return countHeld() <= MAX_LAYOUTS;
  });
  expect(countHeld()).toBeGreaterThanOrEqual(DISTRICT_IDS.length); // of the last state
});
