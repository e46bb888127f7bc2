/** @jest-environment jsdom */
import { usePlayerName } from './player-name';
import { adoptServerName, saveName } from './sync-name';

const displayedName = () => usePlayerName.getState().name;
const type = (name: string) => usePlayerName.getState().setName(name);

test('a name is told to the server once somebody is known there, and what another device changed is shown', async () => {
  const asked: string[] = [];
  globalThis.fetch = (_, init) => {
    asked.push(String(init?.body));
    return Promise.resolve({ ok: true, status: 204 } as Response);
  };
  type('Anna');
  adoptServerName(null);
  await saveName();
  expect(asked).toEqual([]);
  adoptServerName('Anna');
  await saveName();
  expect(asked).toEqual([]);
  type(' Anne ');
  adoptServerName('Anna'); // the lists were fetched anew while somebody typed
  expect(displayedName()).toBe(' Anne ');
  await saveName();
  expect(asked).toEqual(['{"name":"Anne"}']);
  type('Anne');
  adoptServerName('Annie');
  expect(displayedName()).toBe('Annie');
  type('');
  await saveName();
  expect(asked).toHaveLength(1);
});
