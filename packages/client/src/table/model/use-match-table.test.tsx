/** @jest-environment jsdom */
import { viewFor } from '@great-fire/game';
import { emptyTableState } from '@great-fire/protocol';
import { act, renderHook } from '@testing-library/react';
import { dealGame } from '../../gallery/random-play';
import { matchSummary } from '../../testing/match-summary';
import type { MatchClient } from '../../live/match-client';
import { type MatchSnapshot, EMPTY_SNAPSHOT } from '../../live/snapshot';
import type { LocalGameApi } from './table-context';
import { useMatchTable } from './use-match-table';

const VIEW = viewFor(dealGame(3, 'table').state, 0);
const RUNNING = {
  ...{ match: matchSummary(), view: VIEW, stateId: 0, tableState: emptyTableState(3, 0, 0) },
  connection: 'connected',
} as const;

/** A client that shows what the test sets and records what the table calls. */
function createClient() {
  const listeners = new Set<() => void>();
  let snapshot: MatchSnapshot = EMPTY_SNAPSHOT;
  const calls: (readonly unknown[])[] = [];
  const record =
    (name: string) =>
    (...args: readonly unknown[]) => {
      calls.push([name, ...args]);
      return Promise.resolve({ ok: true });
    };
  const names = ['act', 'sendCommand', 'sendChat', 'moderateChat', 'loadEarlierChat', 'loadEarlier'] as const;
  const others = ['reconnect', 'reportVisibility', 'serverNow', 'viewAt', 'fetchView'] as const;
  const client = {
    ...Object.fromEntries([...names, ...others].map((name) => [name, record(name)])),
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as MatchClient;
  return {
    client,
    calls,
    listenerCount: () => listeners.size,
    show: (changes: Partial<MatchSnapshot>) => {
      snapshot = { ...snapshot, ...changes };
      for (const listener of listeners) listener();
    },
  };
}

function openTable(localGame?: LocalGameApi) {
  const test = createClient();
  const hook = renderHook(() =>
    useMatchTable({ client: test.client, snapshot: test.client.getSnapshot() }, localGame),
  );
  return {
    ...test,
    table: () => hook.result.current?.getState() ?? null,
    store: () => hook.result.current,
    show: (changes: Partial<MatchSnapshot>) =>
      act(() => {
        test.show(changes);
        hook.rerender();
      }),
    unmount: hook.unmount,
  };
}

test.each(['match', 'view', 'tableState'] as const)('has no table without %s', (missing) => {
  const { table, show } = openTable();
  show({ ...RUNNING, [missing]: null });
  expect(table()).toBeNull();
  show(RUNNING);
  expect(table()).not.toBeNull();
});

test('follows every field of the snapshot in one store', () => {
  const { table, store, show } = openTable();
  show(RUNNING);
  const first = store();
  const changes: Partial<MatchSnapshot> = {
    stateId: 3,
    tableLog: [{ id: 1, stateId: 3, at: 0, event: { type: 'proposal-expired', kind: 'pause' } }],
    log: [{ stateId: 3, seat: 0, events: [], at: 0 }],
    chat: [{ id: 'a', channel: 'players', seat: 0, name: 'Anna', text: 'Hello', at: 0 }],
    chatHasMore: true,
    connection: 'suspended',
    presence: { connected: [true], spectators: 2 },
    isSending: true,
    rematch: { id: 'rematch222', hostName: null, seated: 1, players: 3, isOpen: true },
  };
  show(changes);
  expect(table()).toMatchObject({ ...RUNNING, ...changes });
  expect(store()).toBe(first);
});

test('passes on each command and request of the table', async () => {
  const { table, show, calls } = openTable();
  show(RUNNING);
  const commands = table();
  if (commands === null) throw new Error('There is a table');
  await commands.act({ type: 'undo' });
  await commands.sendCommand?.({ type: 'leave' });
  await commands.proposeTakeback?.(7);
  await commands.sendChat({ text: 'Hello' });
  await commands.moderateChat({ type: 'list-muted' });
  await commands.loadEarlierChat();
  await commands.loadEarlier();
  await commands.fetchView(3, 'spectator');
  commands.viewAt(4, 1);
  commands.reconnect();
  commands.reportVisibility?.(true);
  commands.serverNow();
  expect(calls).toEqual([
    ['act', { type: 'undo' }],
    ['sendCommand', { type: 'leave' }],
    ['sendCommand', { type: 'propose', kind: 'takeback', toStateId: 7 }],
    ['sendChat', { text: 'Hello' }],
    ['moderateChat', { type: 'list-muted' }],
    ['loadEarlierChat'],
    ['loadEarlier'],
    ['fetchView', 3, 'spectator'],
    ['viewAt', 4, 1],
    ['reconnect'],
    ['reportVisibility', true],
    ['serverNow'],
  ]);
  expect(commands.localGame).toBeUndefined();
});

test('a local game takes no commands, but takebacks', () => {
  const localGame = { newGamePath: '/practice' } as LocalGameApi;
  const { table, show } = openTable(localGame);
  show(RUNNING);
  expect(table()).toMatchObject({ localGame, sendCommand: null });
  expect(table()?.proposeTakeback).not.toBeNull();
});

test('follows the client only while the page shows the table', () => {
  const { show, listenerCount, unmount } = openTable();
  expect(listenerCount()).toBe(0);
  show(RUNNING);
  expect(listenerCount()).toBe(1);
  unmount();
  expect(listenerCount()).toBe(0);
});
