import type { MyData } from '@great-fire/protocol';
import { TestClient, withServer } from '../../testing';
import { newLine } from '../storage/contract-tests/fixtures';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

test('removes a table that never began and its guest, each when its time is over', async () => {
  let at = 1_700_000_000_000;
  await withServer(
    async ({ url, storage, closeAbandonedTables, removeExpired }) => {
      const guest = new TestClient(url);
      const { id } = (await guest.openTable()).match;
      at += 3 * HOUR_MS;
      expect(await closeAbandonedTables()).toEqual([id]);
      expect(await removeExpired()).toEqual({ tables: 0, groups: 0, dates: 0, guests: 0, lines: 0 });
      at += DAY_MS;
      expect(await removeExpired()).toEqual({ tables: 1, groups: 0, dates: 0, guests: 0, lines: 0 });
      expect(await storage.matches.find(id)).toBeNull();
      expect((await guest.me()).name).not.toBeNull();
      at += 61 * DAY_MS;
      expect(await removeExpired()).toEqual({ tables: 0, groups: 0, dates: 0, guests: 1, lines: 0 });
      expect((await guest.me()).name).toBeNull();
    },
    { now: () => at, guestRetentionMs: 60 * DAY_MS },
  )();
});

test('removes an e-mail address that was not confirmed a week after its link expired', async () => {
  let at = 1_700_000_000_000;
  await withServer(
    async ({ url, storage, removeExpired }) => {
      const guest = new TestClient(url);
      await guest.openTable();
      const pendingAddress = async () => {
        const { body } = await guest.request<MyData>('GET', '/api/me/data');
        return body.emails.map(({ address }) => address);
      };
      const [person] =
        (await storage.matches.list({ status: 'open', limit: 1, after: null }))[0]?.seats ?? [];
      const pending = {
        address: 'ann@mail.example',
        language: 'en',
        keyHash: 'key',
        until: at + DAY_MS,
      } as const;
      await storage.emails.addPending(person?.personId ?? '', pending);
      at += 8 * DAY_MS - 1;
      await removeExpired();
      expect(await pendingAddress()).toEqual(['ann@mail.example']);
      at += 1;
      await removeExpired();
      expect(await pendingAddress()).toEqual([]);
    },
    { now: () => at },
  )();
});

test('removes the chat of a game that ended long enough ago', async () => {
  let at = 1_700_000_000_000;
  await withServer(
    async ({ url, storage, removeExpired }) => {
      const { id } = (await new TestClient(url).openTable({ bots: ['apprentice', 'apprentice'] })).match;
      await storage.chat.add(id, newLine(0, 'Fire!', { at }));
      await storage.matches.close(id, at);
      at += 30 * DAY_MS - 1;
      expect((await removeExpired())?.lines).toBe(0);
      at += 1;
      expect((await removeExpired())?.lines).toBe(1);
    },
    { now: () => at, chatRetentionMs: 30 * DAY_MS },
  )();
});
