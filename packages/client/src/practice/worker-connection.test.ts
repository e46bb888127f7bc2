import { type PlayerView, legalActions } from '@great-fire/game';
import { waitFor } from '@great-fire/testkit/wait-for';
import { MatchClient } from '../live/match-client';
import { type SavedGame, newGame } from './saved-game';
import { WorkerConnection } from './worker-connection';

const PLAYERS = ['Anna', 'Ben', 'Clara'].map((name) => ({ name, bot: null }));
const OPTIONS = { hiddenColours: false, moreDestruction: false, cones: 65 } as const;

const mockGames = new Map<string, SavedGame>();
jest.mock('./game-reader', () => ({
  loadSavedGame: (id: string) => Promise.resolve(mockGames.get(id) ?? null),
}));
jest.mock('./game-store', () => ({
  saveGame: (game: SavedGame) => Promise.resolve(void mockGames.set(game.id, game)),
}));

interface Port {
  onmessage: ((message: { readonly data: unknown }) => void) | null;
  postMessage: (data: unknown) => void;
}

/** Loads the real worker in this thread. Messages are cloned and arrive later, as between two threads. */
function startWorkerHere(): Worker {
  const deliver = (port: Port, data: unknown): void =>
    queueMicrotask(() => port.onmessage?.({ data: structuredClone(data) }));
  const inside: Port = { onmessage: null, postMessage: (data) => deliver(outside, data) };
  const outside: Port = { onmessage: null, postMessage: (data) => deliver(inside, data) };
  Object.assign(globalThis, { self: inside });
  jest.isolateModules(() => void jest.requireActual('./practice-worker'));
  return Object.assign(outside, { terminate: () => (inside.onmessage = null) }) as unknown as Worker;
}

/** Opens a game of three people at this device. `play` plays the first legal action of the seat on turn. */
async function openGame() {
  const game = newGame({ name: 'Practice', players: PLAYERS, options: OPTIONS });
  mockGames.set(game.id, game);
  const worker = new WorkerConnection(game.id, startWorkerHere);
  const client = new MatchClient({ match: game.id }, undefined, worker);
  const close = client.subscribe(() => undefined);
  const view = (): Promise<PlayerView> =>
    waitFor('the view of the seat on turn', async () => {
      const { view: current, mySeat } = client.getSnapshot();
      if (current !== null && mySeat !== current.turn.seat)
        await worker.ask('take-device', current.turn.seat);
      const { view: own } = client.getSnapshot();
      return own !== null && own.viewer === own.turn.seat ? own : null;
    });
  const play = async (): Promise<void> => {
    const [action] = legalActions(await view());
    if (action === undefined) throw new Error('There is no legal action');
    expect(await client.act(action)).toMatchObject({ ok: true });
  };
  return { client, close, view, play };
}

test('shows an earlier state of a practice game', async () => {
  const { client, close, view, play } = await openGame();
  await play();
  await play();
  await view();
  expect(await client.fetchView(0)).toMatchObject({ turn: { number: 0 } });
  expect(await client.fetchView(1)).not.toBeNull();
  close();
});

test('UNDO-3: takes a move of a practice game back', async () => {
  const { client, close, view, play } = await openGame();
  await play();
  const { stateId: toStateId } = client.getSnapshot();
  await play();
  await view();
  expect(await client.sendCommand({ type: 'propose', kind: 'takeback', toStateId })).toEqual({ ok: true });
  expect(client.getSnapshot().log.at(-1)).toMatchObject({ takeback: { to: toStateId, consent: [0, 1, 2] } });
  close();
});

test('refuses what a practice game has not: chat, moderation and clocks', async () => {
  const { client, close, view } = await openGame();
  await view();
  const refused = { ok: false, code: 'not-allowed-now' };
  expect(await client.sendChat({ text: 'Anyone there?' })).toMatchObject(refused);
  expect(await client.moderateChat({ type: 'mute', lineId: 'x' })).toMatchObject(refused);
  expect(await client.sendCommand({ type: 'propose', kind: 'pause' })).toMatchObject(refused);
  close();
});
