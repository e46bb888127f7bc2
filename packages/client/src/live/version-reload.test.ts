import { RULES_VERSION } from '@great-fire/game';
import { waitFor } from '@great-fire/testkit/wait-for';
import { type FakeWindow, removeFakeWindow, setFakeWindow } from '../testing/fake-window';
import { startTableServer } from '../testing/table-server';
import { waitForSnapshot } from '../testing/wait-for-snapshot';
import { connectMatch, isLive, withMatch } from '../testing/with-match';
import { LobbyClient } from './lobby-client';
import { createSocket } from './socket';
import { loadPageOfRules, reloadOnce, reloadOnRulesMismatch, wasReloadedForRules } from './version-reload';

const OTHER_VERSION = '0.9.0';
const OLDER_VERSION = '0.8.0';

let page: FakeWindow;

beforeEach(() => {
  page = setFakeWindow('http://localhost/g/testtab222?move=3');
});
afterEach(removeFakeWindow);

/** The page has been loaded again in the same tab. */
const reloaded = () => page.reload.mockClear();

/** The browser refuses access to its storage. */
function blockStorage() {
  Object.defineProperty(window, 'sessionStorage', {
    get: () => {
      throw new Error('Storage is blocked');
    },
  });
}

test('reloads an outdated page once', () => {
  expect(reloadOnce()).toBe(true);
  expect(page.reload).toHaveBeenCalledTimes(1);
  expect(reloadOnce()).toBe(false);
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test('reloads once for each other rules version', () => {
  expect(reloadOnRulesMismatch(RULES_VERSION)).toBe(false);
  expect(reloadOnRulesMismatch(OTHER_VERSION)).toBe(true);
  expect(reloadOnRulesMismatch(OTHER_VERSION)).toBe(false);
  expect(reloadOnRulesMismatch(OLDER_VERSION)).toBe(true);
  expect(page.reload).toHaveBeenCalledTimes(2);
});

test('reloads again for a rules version once a page of that version was shown', () => {
  page.sessionStorage.setItem('great-fire.reload-reason', `rules ${RULES_VERSION}`);
  expect(reloadOnRulesMismatch(RULES_VERSION)).toBe(false);
  expect(wasReloadedForRules(RULES_VERSION)).toBe(false);
  page.sessionStorage.setItem('great-fire.reload-reason', `rules ${OTHER_VERSION}`);
  expect(reloadOnRulesMismatch(RULES_VERSION)).toBe(false);
  expect(reloadOnRulesMismatch(OTHER_VERSION)).toBe(false); // a page that stays wrong does not reload forever
});

test('knows whether this page was reloaded for a rules version', () => {
  expect(wasReloadedForRules(OTHER_VERSION)).toBe(false);
  reloadOnRulesMismatch(OTHER_VERSION);
  expect(wasReloadedForRules(OTHER_VERSION)).toBe(true);
  expect(wasReloadedForRules(OLDER_VERSION)).toBe(false);
});

test('names the rules version in the address of a page that shows a game of this device', () => {
  expect(loadPageOfRules(RULES_VERSION)).toBe(false);
  expect(page.replace).not.toHaveBeenCalled();
  expect(loadPageOfRules(OTHER_VERSION)).toBe(true);
  expect(String(page.replace.mock.calls[0]?.[0])).toBe(
    `http://localhost/g/testtab222?move=3&rules=${OTHER_VERSION}`,
  );
  expect(page.reload).not.toHaveBeenCalled();
  expect(loadPageOfRules(OTHER_VERSION)).toBe(false);
});

test('never reloads without storage, because the page could reload forever', () => {
  blockStorage();
  expect(reloadOnce()).toBe(false);
  expect(reloadOnRulesMismatch(OTHER_VERSION)).toBe(false);
  expect(reloadOnRulesMismatch(RULES_VERSION)).toBe(false);
  expect(wasReloadedForRules(OTHER_VERSION)).toBe(true);
  expect(page.reload).not.toHaveBeenCalled();
});

test('reloads the page of a match of another rules version, and shows nothing of it', () =>
  withMatch(async ({ client, server }) => {
    server.changeSync({ rulesVersion: OTHER_VERSION, wasKicked: true });
    client.reconnect();
    await waitFor('the reload', () => page.reload.mock.calls.length > 0);
    expect(client.getSnapshot().wasKicked).toBe(false);
    reloaded();
    client.reconnect(); // the page is still the wrong one
    await waitForSnapshot(client, ({ wasKicked }) => wasKicked);
    expect(page.reload).not.toHaveBeenCalled();
  }));

test('reloads the page of a match once if the server speaks another protocol', async () => {
  const server = await startTableServer();
  server.rejectConnections('protocol-mismatch');
  const client = connectMatch(server);
  const leave = client.subscribe(() => undefined);
  await waitFor('the reload', () => page.reload.mock.calls.length > 0);
  expect(client.getSnapshot()).toMatchObject({ connection: 'connecting', connectError: null });
  leave();
  reloaded();
  await waitForSnapshot(client, ({ connection }) => connection === 'refused');
  expect(page.reload).not.toHaveBeenCalled();
  server.acceptConnections();
  await waitForSnapshot(client, isLive);
  await server.stop();
});

test('reloads the lobby if the server speaks another protocol', async () => {
  const server = await startTableServer();
  server.rejectConnections('protocol-mismatch');
  const lobby = new LobbyClient({
    socket: createSocket({ url: server.url }),
    listMatches: () => Promise.resolve({ matches: [], nextCursor: null }),
    fetchMe: () => Promise.reject(new Error('Not signed in')),
  });
  const leave = lobby.subscribe(() => undefined);
  await waitFor('the reload', () => page.reload.mock.calls.length > 0);
  leave();
  await server.stop();
});
