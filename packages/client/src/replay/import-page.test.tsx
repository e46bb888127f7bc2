/** @jest-environment jsdom */
import { TextDecoder } from 'node:util';
import { parseRecord, type GameRecord } from '@great-fire/game/record';
import { RULES_VERSION } from '@great-fire/game';
import { simulateGame } from '@great-fire/game/testing';
import example from '@great-fire/game/testing/example-3p.json';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Router } from 'wouter';
import { initI18n, loadMessages } from '../i18n/i18n';
import { saveGame } from '../practice/game-store';
import { newGame } from '../practice/saved-game';
import { forgetStores } from '../testing/memory-idb';
import { write } from '../testing/page-input';
import { setScreen } from '../testing/screen-size';
import { RECORD_MAX_BYTES } from './read-record';
import { loadRecords, saveRecord } from './record-store';
import { ReplayPages } from './replay-pages.lazy';

jest.mock('virtual:pictures', () => ({ engravedCity: '', flatCity: '' }), { virtual: true }); // of Vite
jest.mock('idb-keyval', () => jest.requireActual<object>('../testing/memory-idb')); // jsdom has no IndexedDB

const TEXT = JSON.stringify(example);
const downloads: string[] = [];

beforeAll(async () => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  HTMLElement.prototype.scrollTo = () => undefined; // of the map
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement): void {
    downloads.push(this.download);
  };
  Object.assign(globalThis, { TextDecoder }); // jsdom has none
  URL.createObjectURL = () => 'blob:';
  URL.revokeObjectURL = () => undefined;
  AbortSignal.timeout ??= () => new AbortController().signal;
  await initI18n();
  await Promise.all((['replay', 'table'] as const).map(loadMessages));
});
beforeEach(() => {
  setScreen('desktop');
  forgetStores();
  downloads.length = 0;
});
afterEach(cleanup);

function exampleRecord(): GameRecord {
  const parsed = parseRecord(example);
  if (!parsed.ok) throw new Error(parsed.why);
  return parsed.record;
}

async function openImports() {
  window.history.replaceState(null, '', '/records');
  await act(async () =>
    render(
      <Router>
        <ReplayPages kind="record" id={null} move={undefined} />
      </Router>,
    ),
  );
}

async function openRecord(key: string, search = '') {
  window.history.replaceState(null, '', `/records/${key}${search}`);
  render(
    <Router>
      <ReplayPages kind="record" id={key} move={undefined} />
    </Router>,
  );
  await waitFor(() => expect(screen.queryByTestId('loading-scene')).toBeNull());
}

/** Answers each request to another site with a text. */
function answerWith(text: string | null, status = 200): string[] {
  const urls: string[] = [];
  globalThis.fetch = (url) => {
    urls.push((url as URL).href);
    if (text === null) return Promise.reject(new Error('no answer'));
    let rest = [new Uint8Array(Buffer.from(text))];
    const read = () => {
      const [value] = rest;
      rest = [];
      return Promise.resolve({ done: value === undefined, value });
    };
    const body = { getReader: () => ({ read, cancel: () => Promise.resolve() }) };
    return Promise.resolve({ ok: status < 400, status, body } as unknown as Response);
  };
  return urls;
}

const error = () => screen.queryByRole('alert')?.textContent ?? null;
const submit = (testId: string) => act(async () => void fireEvent.click(screen.getByTestId(testId)));
const button = (testId: string) => screen.getByTestId<HTMLButtonElement>(testId);
const path = () => window.location.pathname;

test('opens a pasted record, and keeps it for the next visit', async () => {
  await openImports();
  expect(button('open-record-text').disabled).toBe(true);
  write('Or paste the record', '  ');
  expect(button('open-record-text').disabled).toBe(true);
  write('Or paste the record', TEXT);
  await submit('open-record-text');
  await waitFor(() => expect(path()).toMatch(/^\/records\/[0-9a-f]{16}$/));
  const [stored] = await loadRecords();
  expect(path()).toBe(`/records/${stored?.key ?? ''}`);
  expect(stored?.record).toEqual(exampleRecord());
  cleanup();
  await openImports();
  expect(await screen.findByRole('heading', { level: 3 })).toMatchObject({ textContent: 'Ann, Ben and Cat' });
  const links = screen.getAllByRole('link', { name: 'Open' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/records/${stored?.key ?? ''}`]);
});

test('says what is wrong with a pasted record, and takes the next one', async () => {
  await openImports();
  write('Or paste the record', 'a story');
  await submit('open-record-text');
  expect(error()).toMatch(/^This isn’t a game record. At “record”: /);
  expect(await loadRecords()).toEqual([]);
  write('Or paste the record', TEXT);
  await submit('open-record-text');
  await waitFor(() => expect(path()).not.toBe('/records'));
  expect(error()).toBeNull();
});

const fileOf = (text: string, size = text.length) =>
  Object.assign(
    new File([text], 'game.json'),
    { text: () => Promise.resolve(text) },
    size > text.length && {},
  );

test('opens a chosen file, and one that is dropped', async () => {
  await openImports();
  await act(
    async () =>
      void fireEvent.change(screen.getByTestId('record-file'), { target: { files: [fileOf(TEXT)] } }),
  );
  await waitFor(() => expect(path()).toMatch(/^\/records\/[0-9a-f]{16}$/));
  cleanup();
  await openImports();
  const box = screen.getByTestId('record-file').closest('div');
  if (box === null) throw new Error('There is a place to drop files');
  expect(fireEvent.dragOver(box)).toBe(false); // allows the drop
  await act(async () => void fireEvent.drop(box, { dataTransfer: { files: [fileOf('{}')] } }));
  expect(error()).toMatch(/^This isn’t a game record/);
  expect(path()).toBe('/records');
});

test('opens a file of the largest size', async () => {
  await openImports();
  const file = fileOf(TEXT);
  Object.defineProperty(file, 'size', { value: RECORD_MAX_BYTES });
  await act(
    async () => void fireEvent.change(screen.getByTestId('record-file'), { target: { files: [file] } }),
  );
  await waitFor(() => expect(path()).toMatch(/^\/records\/[0-9a-f]{16}$/));
});

test('refuses a file that is too large, and does nothing without a file', async () => {
  await openImports();
  const file = fileOf(TEXT);
  Object.defineProperty(file, 'size', { value: RECORD_MAX_BYTES + 1 });
  await act(
    async () => void fireEvent.change(screen.getByTestId('record-file'), { target: { files: [file] } }),
  );
  expect(error()).toBe('Too large for a game record: at most 4 MB.');
  await act(async () => void fireEvent.change(screen.getByTestId('record-file'), { target: { files: [] } }));
  expect(error()).toBe('Too large for a game record: at most 4 MB.');
});

const LINK = 'https://games.example/1.json';

test('opens a record at a web address under a link that others can open', async () => {
  const urls = answerWith(TEXT);
  await openImports();
  expect(button('open-record-link').disabled).toBe(true);
  write('Or paste a web address', ` ${LINK} `);
  await submit('open-record-link');
  await waitFor(() => expect(path()).toBe('/records/at'));
  expect(window.location.search).toBe(`?from=${encodeURIComponent(LINK)}`);
  expect(urls).toEqual([LINK]);
  expect(await loadRecords()).toEqual([]); // not on this device
});

test.each([
  ['javascript:1', TEXT, 200, 'That isn’t a web address.'],
  [LINK, '', 404, 'The address returned an error (404).'],
  [LINK, null, 200, 'Couldn’t read anything there. The address may not allow other sites to read it.'],
  [LINK, 'x'.repeat(RECORD_MAX_BYTES + 1), 200, 'Too large for a game record: at most 4 MB.'],
  [LINK, 'x'.repeat(RECORD_MAX_BYTES), 200, expect.stringMatching(/^This isn’t a game record/) as string],
])('says why there is no record at %s (%#)', async (link, text, status, message) => {
  answerWith(text, status);
  await openImports();
  write('Or paste a web address', link);
  await submit('open-record-link');
  await waitFor(() => expect(error()).toEqual(message));
  expect(path()).toBe('/records');
});

test('lists the imported games, the last one first, and deletes one', async () => {
  const { players, ...record } = exampleRecord();
  const named = (name: string) => ({
    ...record,
    players: players.map((player) => (player.seat === 0 ? { ...player, name } : player)),
  });
  jest.useFakeTimers({
    doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'setImmediate', 'performance'],
  });
  try {
    jest.setSystemTime(1_000_000);
    await saveRecord(named('Zoe'));
    jest.setSystemTime(2_000_000);
    await saveRecord(named('Abe'));
  } finally {
    jest.useRealTimers();
  }
  await openImports();
  const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual(['Abe, Ben and Cat', 'Zoe, Ben and Cat']));
  fireEvent.click(screen.getByLabelText('Delete the game of Abe, Ben and Cat'));
  await waitFor(() => expect(names()).toEqual(['Zoe, Ben and Cat']));
  fireEvent.click(screen.getByLabelText('Delete the game of Zoe, Ben and Cat'));
  await waitFor(() => expect(screen.queryByText('Imported games')).toBeNull());
});

test('an imported game is replayed without a table and without a link to share', async () => {
  const key = await saveRecord(exampleRecord());
  await openRecord(key);
  expect(screen.getByTestId('replay-position').textContent).toBe('Setup: Ann');
  expect(screen.queryByTestId('to-table')).toBeNull();
  expect(screen.queryByTestId('copy-position')).toBeNull();
  fireEvent.click(screen.getByTestId('download-record'));
  expect(downloads).toEqual(['great-fire-Ann-Ben-Cat.json']);
});

test('a game from a web address has a link that leads to the same record', async () => {
  const urls = answerWith(TEXT);
  const search = `?from=${encodeURIComponent(LINK)}`;
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
  await openRecord('at', search);
  expect(urls).toEqual([LINK]);
  await submit('copy-position');
  expect(copied).toEqual([`${window.location.origin}/records/at/0${search}`]);
});

test('shows the record of the address, though that of the last address comes later', async () => {
  const answers = new Map<string, () => void>();
  const named = (name: string) => {
    const { players, ...record } = exampleRecord();
    const renamed = players.map((player) => (player.seat === 0 ? { ...player, name } : player));
    return JSON.stringify({ ...record, players: renamed });
  };
  globalThis.fetch = (url) =>
    new Promise((resolve) => {
      const { href } = url as URL;
      answers.set(href, () => {
        const text = new Uint8Array(Buffer.from(named(href.includes('slow') ? 'Slow' : 'Fast')));
        const chunks = [text];
        const read = () => Promise.resolve({ done: chunks.length === 0, value: chunks.shift() });
        resolve({ ok: true, status: 200, body: { getReader: () => ({ read }) } } as unknown as Response);
      });
    });
  const visit = (name: string) =>
    act(async () => {
      window.history.pushState(null, '', `/records/at?from=https://${name}.example/`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  await visit('slow');
  render(
    <Router>
      <ReplayPages kind="record" id="at" move={undefined} />
    </Router>,
  );
  await visit('fast');
  for (const name of ['fast', 'slow']) await act(async () => answers.get(`https://${name}.example/`)?.());
  await waitFor(() => expect(screen.getByTestId('replay-position').textContent).toBe('Setup: Fast'));
});

test('says that a record is not on this device, and leads to the import', async () => {
  await openRecord('0123456789abcdef');
  expect(error()).toBe('This record isn’t saved on this device.');
  expect(screen.getByRole('link', { name: 'Import a game' }).getAttribute('href')).toBe('/records');
  cleanup();
  answerWith(null);
  await openRecord('at', '?from=http://nowhere.example');
  expect(error()).toMatch(/^Couldn’t read anything there/);
});

/** Stores a practice game that was played to its end. */
async function savePractice(changes: object = {}) {
  const played = simulateGame(3, example.options as never, 'practice'.padEnd(32, '0'));
  const players = ['Ann', 'Bot', 'Bit'].map((name, seat) => ({
    name,
    bot: seat === 0 ? null : ('merchant' as const),
  }));
  const created = newGame({ name: 'Practice', players, options: played.setup.options });
  const game = {
    ...{ ...created, seed: played.setup.seed, isOver: true, turn: 20 },
    decisions: played.log.map((entry) => ({ ...entry, at: 1 })),
    ...changes,
  };
  await saveGame(game);
  return game.id;
}

async function openPractice(id: string) {
  window.history.replaceState(null, '', `/practice/${id}/replay`);
  render(
    <Router>
      <ReplayPages kind="practice" id={id} move="12" />
    </Router>,
  );
  await waitFor(() => expect(screen.queryByTestId('loading-scene')).toBeNull());
}

test('replays a practice game that is over, with its table and its record', async () => {
  const id = await savePractice();
  await openPractice(id);
  expect(screen.getByTestId<HTMLInputElement>('replay-slider').valueAsNumber).toBe(12);
  expect(screen.getByTestId('to-table').getAttribute('href')).toBe(`/practice/${id}`);
  expect(screen.queryByTestId('copy-position')).toBeNull(); // the game is on this device only
  fireEvent.click(screen.getByTestId('download-record'));
  expect(downloads).toEqual([`${id}.json`]);
});

test.each([
  ['is not over', { isOver: false }],
  ['is missing', { id: 'other22222' }],
])('has no replay of a practice game that %s', async (_, changes) => {
  const id = await savePractice(changes);
  await openPractice('id' in changes ? 'missing222' : id);
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  expect(screen.queryByTestId('replay-slider')).toBeNull();
});

test('a record of another version of the rules loads the page of that version, once', async () => {
  const rules = `${RULES_VERSION}-other`;
  const key = await saveRecord({ ...exampleRecord(), rules });
  const reason = `rules ${rules}`;
  sessionStorage.setItem('great-fire.reload-reason', reason); // this page came after a reload for it
  await openRecord(key);
  await waitFor(() => expect(error()).toContain(`this server has no version ${rules} of the rules`));
  expect(within(document.body).queryByTestId('replay-slider')).toBeNull();
});
