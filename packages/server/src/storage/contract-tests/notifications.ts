import { emptyTableState } from '@great-fire/protocol';
import type { NewNotification } from '../notifications';
import type { PushTarget, QuietHours } from '../notification-targets';
import type { Storage } from '../storage';
import { addStartedMatch, newDevice, newMove, addPerson, newStart } from './fixtures';
import type { WithStorage } from './with-storage';

const newNotification = (change: Partial<NewNotification> = {}): NewNotification => ({
  subjectId: 't1',
  turn: '4/2',
  channel: 'push',
  target: 'ben',
  seat: 1,
  kind: 'turn',
  dueAt: 50,
  ...change,
});

const newPushTarget = (deviceId: string, change: Partial<PushTarget> = {}): PushTarget => ({
  deviceId,
  endpoint: `https://push.example/${deviceId}`,
  p256dh: 'key',
  auth: 'secret',
  language: 'en',
  ...change,
});

const NIGHT: QuietHours = { from: 1350, to: 420, timeZone: 'Europe/London' };

/** A table with notifications for ben and cat that are due at 50. */
async function addNotifications(storage: Storage): Promise<void> {
  await addStartedMatch(storage, 't1');
  await storage.moves.commit(newMove('t1', 1));
  const match = { matchId: 't1', promptedAt: 2001 };
  await storage.notifications.enqueue(match, [newNotification(), newNotification({ target: 'cat' })]);
}

export function notificationContract(withStorage: WithStorage): void {
  test(
    'lists a table as pending after a start, a move and a transition, until it is looked at',
    withStorage(async (storage) => {
      const { notifications, matches, moves, tableState } = storage;
      for (const id of ['t1', 't2', 't3']) await addStartedMatch(storage, id, id !== 't1');
      const start = newStart({}, { state: emptyTableState(3, 2, 2005), dueAt: null });
      expect(await notifications.pendingMatches(9999, 9)).toEqual([]);
      await matches.beginGame('t1', start);
      await matches.beginGame('t2', start);
      await moves.commit(newMove('t2', 1, { at: 2020 }));
      await moves.commit(newMove('t2', 2, { at: 2040 }));
      await tableState.commit({
        matchId: 't3',
        stateId: 0,
        event: { type: 'proposal-expired', kind: 'pause' },
        at: 2030,
        standIns: [],
        endsGame: false,
        newOwner: null,
        tableState: { state: { ...emptyTableState(3, 2, 2006), version: 1 }, dueAt: null },
      });
      const [t1, t3, t2] = [
        { matchId: 't1', promptedAt: 2005 },
        { matchId: 't3', promptedAt: 2030 },
        { matchId: 't2', promptedAt: 2040 },
      ];
      expect(await notifications.pendingMatches(2040, 9)).toEqual([t1, t3, t2]);
      expect(await notifications.pendingMatches(2039, 1)).toEqual([t1]);
      await notifications.enqueue(t1, []);
      await notifications.enqueue({ ...t2, promptedAt: 2039 }, []); // the table has changed since
      await notifications
        .enqueue({ matchId: 'gone', promptedAt: 1 }, [newNotification({ subjectId: 't1' })])
        .catch(() => null);
      expect(await notifications.pendingMatches(2099, 9)).toEqual([t3, t2]);
    }),
  );

  test(
    'queues a notification once, returns due ones in order, and lets one caller claim each',
    withStorage(async (storage) => {
      const { notifications } = storage;
      await addNotifications(storage);
      const looked = { matchId: 't1', promptedAt: 2001 };
      await notifications.enqueue(looked, [
        newNotification({ kind: 'vote', dueAt: 10 }),
        newNotification({ turn: '5/1', dueAt: 40 }),
      ]);
      expect(await notifications.due('push', 39, 9)).toEqual([]);
      const all = await notifications.due('push', 50, 9);
      expect(all.map(({ turn, target: to, kind, attempts }) => [turn, to, kind, attempts])).toEqual([
        ['5/1', 'ben', 'turn', 0],
        ['4/2', 'ben', 'turn', 0],
        ['4/2', 'cat', 'turn', 0],
      ]);
      expect(await notifications.due('push', 50, 1)).toHaveLength(1);
      const [one] = all;
      if (one === undefined) throw new Error('Nothing is due');
      const taken = await Promise.all([notifications.claim(one), notifications.claim(one)]);
      expect([...taken].sort()).toEqual([false, true]);
      expect(await notifications.due('push', 99, 9)).toHaveLength(2);
    }),
  );

  test(
    'reschedules a claimed notification, counts its attempts, and purges old ones',
    withStorage(async (storage) => {
      const { notifications } = storage;
      await addNotifications(storage);
      const [one] = await notifications.due('push', 50, 9);
      if (one === undefined) throw new Error('Nothing is due');
      await notifications.claim(one);
      await notifications.reschedule(one, 80);
      expect(await notifications.claim(one)).toBe(false);
      expect(
        (await notifications.due('push', 80, 9)).map(({ dueAt, attempts }) => [dueAt, attempts]),
      ).toEqual([
        [50, 0],
        [80, 1],
      ]);
      await notifications.purge(2001);
      expect(await notifications.due('push', 80, 9)).toHaveLength(2);
      await notifications.purge(2002);
      expect(await notifications.due('push', 80, 9)).toEqual([]);
    }),
  );

  test(
    'deletes notifications with their table',
    withStorage(async (storage) => {
      await addNotifications(storage);
      await storage.matches.remove('t1');
      expect(await storage.notifications.due('push', 99, 9)).toEqual([]);
    }),
  );
}

export function notificationTargetContract(withStorage: WithStorage): void {
  test(
    'keeps one push subscription for each device and endpoint, and returns its person',
    withStorage(async (storage) => {
      const { notificationTargets } = storage;
      for (const id of ['ann', 'ben']) await addPerson(storage, id);
      await notificationTargets.setPush(newPushTarget('ann'), 1);
      await notificationTargets.setPush(newPushTarget('ann', { language: 'de', auth: 'other' }), 2);
      expect(await notificationTargets.pushTarget('ann')).toEqual({
        ...newPushTarget('ann', { language: 'de', auth: 'other' }),
        personId: 'ann',
      });
      await notificationTargets.setPush(newPushTarget('ben', { endpoint: 'https://push.example/ann' }), 3);
      expect(await notificationTargets.pushTarget('ann')).toBeNull();
      expect((await notificationTargets.pushTargetsOf('ben')).map(({ deviceId }) => deviceId)).toEqual([
        'ben',
      ]);
      expect(await notificationTargets.removePush('ben')).toBe(true);
      expect(await notificationTargets.removePush('ben')).toBe(false);
      expect(await notificationTargets.pushTargetsOf('ben')).toEqual([]);
    }),
  );

  test(
    'deletes push subscriptions when the device is signed out or the person is erased',
    withStorage(async (storage) => {
      const { notificationTargets, persons } = storage;
      await addPerson(storage, 'ann');
      await persons.setRecoveryCode('ann', 'code', 1);
      for (const id of ['phone', 'tablet'])
        await persons.redeem({ kind: 'code', hash: 'code' }, newDevice(id), null, 5);
      for (const id of ['ann', 'phone', 'tablet']) await notificationTargets.setPush(newPushTarget(id), 1);
      await notificationTargets.setQuietHours('ann', NIGHT);
      expect(await notificationTargets.pushTargetsOf('ann')).toHaveLength(3);
      await persons.signOut('ann', 'tablet');
      expect((await notificationTargets.pushTargetsOf('ann')).map(({ deviceId }) => deviceId)).toEqual([
        'ann',
        'phone',
      ]);
      await persons.signOutOthers('ann', 'phone');
      expect((await notificationTargets.pushTargetsOf('ann')).map(({ deviceId }) => deviceId)).toEqual([
        'phone',
      ]);
      await persons.erase('ann', 'N. N.');
      expect(await notificationTargets.pushTarget('phone')).toBeNull();
      expect(await notificationTargets.quietHoursOf('ann')).toBeNull();
    }),
  );

  test(
    'stores the quiet hours of a person until they are replaced or removed',
    withStorage(async (storage) => {
      const { notificationTargets } = storage;
      for (const id of ['ann', 'ben']) await addPerson(storage, id);
      await notificationTargets.setQuietHours('ann', NIGHT);
      expect(await notificationTargets.quietHoursOf('ann')).toEqual(NIGHT);
      expect(await notificationTargets.quietHoursOf('ben')).toBeNull();
      await notificationTargets.setQuietHours('ann', { ...NIGHT, from: 60 });
      expect(await notificationTargets.quietHoursOf('ann')).toEqual({ ...NIGHT, from: 60 });
      await notificationTargets.setQuietHours('ann', null);
      expect(await notificationTargets.quietHoursOf('ann')).toBeNull();
    }),
  );

  test(
    'keeps one webhook for each table, and deletes it with the table or the person who set it',
    withStorage(async (storage) => {
      const { notificationTargets, matches, persons } = storage;
      await addStartedMatch(storage, 't1');
      await addStartedMatch(storage, 't2', true);
      const hook = { kind: 'slack', url: 'https://hooks.example/1' } as const;
      for (const id of ['t1', 't2']) await notificationTargets.setWebhook(id, 'ann', hook, 1);
      await notificationTargets.setWebhook('t1', 'ann', { ...hook, kind: 'json' }, 2);
      expect(await notificationTargets.webhookOf('t1')).toEqual({ ...hook, kind: 'json' });
      await matches.remove('t1');
      expect(await notificationTargets.webhookOf('t1')).toBeNull();
      await persons.erase('ben', 'N. N.');
      expect(await notificationTargets.webhookOf('t2')).toEqual(hook);
      await persons.erase('ann', 'N. N.');
      expect(await notificationTargets.webhookOf('t2')).toBeNull();
      expect(await notificationTargets.removeWebhook('t2')).toBe(false);
    }),
  );

  test(
    'keeps one value of a setting that several servers create at once',
    withStorage(async ({ settings }) => {
      const made = await Promise.all(['one', 'two'].map((value) => settings.getOrCreate('key', value)));
      expect(new Set(made).size).toBe(1);
      expect(await settings.getOrCreate('key', 'three')).toBe(made[0]);
      expect(await settings.getOrCreate('other', 'three')).toBe('three');
    }),
  );

  test(
    'replaces a setting, and finds none that was never set',
    withStorage(async ({ settings }) => {
      expect(await settings.find('key')).toBeNull();
      await settings.set('key', 'one');
      await settings.set('other', 'three');
      await settings.set('key', 'two');
      expect(await settings.find('key')).toBe('two');
      expect(await settings.getOrCreate('key', 'four')).toBe('two');
      expect(await settings.find('other')).toBe('three');
    }),
  );
}
