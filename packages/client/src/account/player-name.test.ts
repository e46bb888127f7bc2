/** @jest-environment jsdom */
import { usePlayerName, adoptServerName, saveName } from './player-name';

const displayedName = () => usePlayerName.getState().name;
const type = (name: string) => usePlayerName.getState().setName(name);

test('sends a changed name to a server that knows the player, and adopts changes of other devices', async () => {
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
  adoptServerName('Anna'); // a refetch while the player types
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
