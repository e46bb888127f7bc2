/** @jest-environment jsdom */
import { useGuestName } from './guest-name';
import { hearName, settleName } from './known-name';

const nameShown = () => useGuestName.getState().name;
const type = (name: string) => useGuestName.getState().setName(name);

test('a name is told to the server once somebody is known there, and what another device changed is shown', async () => {
  const asked: string[] = [];
  globalThis.fetch = (_, init) => {
    asked.push(String(init?.body));
    return Promise.resolve({ ok: true, status: 204 } as Response);
  };
  type('Anna');
  hearName(null);
  await settleName();
  expect(asked).toEqual([]);
  hearName('Anna');
  await settleName();
  expect(asked).toEqual([]);
  type(' Anne ');
  hearName('Anna'); // the lists were fetched anew while somebody typed
  expect(nameShown()).toBe(' Anne ');
  await settleName();
  expect(asked).toEqual(['{"name":"Anne"}']);
  type('Anne');
  hearName('Annie');
  expect(nameShown()).toBe('Annie');
  type('');
  await settleName();
  expect(asked).toHaveLength(1);
});
