/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { fetchGroup, fetchMyGroups, joinGroup } from '../../api/groups';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { mayHaveGroups, rememberGroups } from '../../lib/group-membership';
import { answerRequests } from '../../testing/fake-api';
import { tableAt, TestTable } from '../../testing/test-table';
import { GroupLink, ShareResult } from './result-buttons';

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
  await loadMessages('scoring');
});

const model = tableAt('random-scoring');
const { result } = model.view;
if (result === null) throw new Error('The game is not over');
const asSpectator = () => ({ ...model, view: { ...model.view, viewer: null, own: null } });

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

function pressShare(): void {
  render(
    <TestTable model={model}>
      <ShareResult result={result ?? never()} />
    </TestTable>,
  );
  fireEvent.click(screen.getByTestId('share-result'));
}
const never = (): never => {
  throw new Error('The game is not over');
};

test.each([
  [
    'a player on a device without a group',
    model,
    { id: 'testgrup22', name: 'Tuesdays' },
    '/groups/testgrup22',
  ],
  ['a member who watched', asSpectator(), { id: 'testgrup22', name: 'Tuesdays' }, '/groups/testgrup22'],
  ['no member of other groups', asSpectator(), null, undefined],
])('leads %s to the group of the table', async (_, table, group, path) => {
  rememberGroups(table !== model);
  const requests = answerRequests({ [`GET /matches/${model.match.id}`]: () => ({ group }) });
  render(
    <TestTable model={table}>
      <GroupLink />
    </TestTable>,
  );
  await act(() => Promise.resolve());
  expect(requests).toHaveLength(1);
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(path);
  expect(screen.queryByText(/^Group: .*Tuesdays/) !== null).toBe(group !== null);
});

test.each(['never had a group', 'has left the last one'])(
  'asks for no group of a spectator whose browser %s',
  async (past) => {
    const requests = answerRequests({ 'GET /groups': () => ({ groups: [] }) });
    if (past !== 'never had a group') {
      rememberGroups(true);
      await fetchMyGroups();
    }
    const before = requests.length;
    render(
      <TestTable model={asSpectator()}>
        <GroupLink />
      </TestTable>,
    );
    await act(() => Promise.resolve());
    expect(requests).toHaveLength(before);
  },
);

test.each([
  ['opens the page of a group', 'GET /groups/testgrup22', () => fetchGroup('testgrup22')],
  ['joins one', 'POST /groups/testgrup22/members', () => joinGroup('testgrup22', { key: 'k', name: 'Anna' })],
  ['sees its groups in the lobby', 'GET /groups', fetchMyGroups],
])('knows of a group after the browser %s', async (_, path, visit) => {
  expect(mayHaveGroups()).toBe(false);
  answerRequests({ [path]: () => ({ groups: [{}] }) });
  await visit();
  expect(mayHaveGroups()).toBe(true);
});

test('hands the sentence, the link and the picture to the share sheet', async () => {
  const shared: ShareData[] = [];
  Object.assign(navigator, {
    share: (data: ShareData) => Promise.resolve(void shared.push(data)),
    canShare: () => true,
  });
  globalThis.fetch = (url) =>
    Promise.resolve({
      ok: String(url).endsWith('/preview.png?format=square'),
      blob: () => Promise.resolve(new Blob(['png'])),
    } as Response);
  pressShare();
  await waitFor(() => expect(shared).toHaveLength(1));
  expect(shared[0]?.text).toMatch(/^Anna won The Great Fire of London 1666\. VP: Anna \d+, \w+ \d+/);
  expect(shared[0]?.url).toContain(`/t/${model.match.id}`);
  expect(shared[0]?.files?.map(({ name, type }) => `${name} ${type}`)).toEqual(['great-fire.png image/png']);
});

test('shares without the picture if it cannot be fetched', async () => {
  const shared: ShareData[] = [];
  Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(void shared.push(data)) });
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  pressShare();
  await waitFor(() => expect(shared).toHaveLength(1));
  expect(shared[0]).not.toHaveProperty('files');
});

test('copies the sentence and the link without a share sheet, and says so', async () => {
  const copied: string[] = [];
  Object.assign(navigator, {
    clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
  });
  pressShare();
  await screen.findByText('Result and link copied.');
  expect(copied[0]).toMatch(/won The Great Fire of London 1666[^]*\n.*\/t\//);
});
