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

test('a name that comes while a field has the focus does not join what is typed there', () => {
  adoptServerName('Annie');
  const field = document.body.appendChild(document.createElement('input'));
  type('');
  field.focus();
  adoptServerName('Annie');
  expect(displayedName()).toBe('');
  type('Anna');
  field.blur();
  expect(displayedName()).toBe('Anna');
  type('');
  field.focus();
  adoptServerName('Annie');
  field.blur();
  expect(displayedName()).toBe('Annie');
});
