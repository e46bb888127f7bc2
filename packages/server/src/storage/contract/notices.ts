import type { NewNotice, PushTarget, QuietHours } from '../notices';
import type { Storage } from '../storage';
import { plainConduct } from '@great-fire/protocol';
import { begun, device, move, person, progress } from './samples';
import type { Using } from './using';

const notice = (change: Partial<NewNotice> = {}): NewNotice => ({
  ...{ matchId: 't1', turn: '4/2', channel: 'push', target: 'ben' },
  ...{ seat: 1, kind: 'turn', dueAt: 50 },
  ...change,
});

const target = (deviceId: string, change: Partial<PushTarget> = {}): PushTarget => ({
  ...{ deviceId, endpoint: `https://push.example/${deviceId}`, p256dh: 'key', auth: 'secret' },
  language: 'en',
  ...change,
});

const NIGHT: QuietHours = { from: 1350, to: 420, zone: 'Europe/London' };

/** A table where something is to be sent, at 50, to ben and to cat. */
async function queued(storage: Storage): Promise<void> {
  await begun(storage, 't1');
  await storage.moves.commit(move('t1', 1));
  const looked = { matchId: 't1', calledAt: 2001 };
  await storage.notices.queue(looked, [notice(), notice({ target: 'cat' })]);
}

export function noticeContract(using: Using): void {
  test(
    'a table is to be looked at after a beginning, a move and a decision, until it was',
    using(async (storage) => {
      const { notices, matches, moves, conduct } = storage;
      for (const id of ['t1', 't2', 't3']) await begun(storage, id, id !== 't1');
      const first = { conduct: plainConduct(3, 2, 2005), dueAt: null };
      const now = progress({ turn: 0, activeSeat: 2 });
      expect(await notices.called(9999, 9)).toEqual([]);
      await matches.setProgress('t1', 0, now, first);
      await matches.setProgress('t2', 0, now, first);
      await moves.commit(move('t2', 1, { at: 2020 }));
      await moves.commit(move('t2', 2, { at: 2040 }));
      await conduct.decide({
        ...{ matchId: 't3', stateId: 0, event: { type: 'pause-lapsed' }, at: 2030 },
        ...{ standIns: [], ends: false, taker: null },
        conducted: { conduct: { ...plainConduct(3, 2, 2006), version: 1 }, dueAt: null },
      });
      const [t1, t3, t2] = [
        { matchId: 't1', calledAt: 2005 },
        { matchId: 't3', calledAt: 2030 },
        { matchId: 't2', calledAt: 2040 },
      ];
      expect(await notices.called(2040, 9)).toEqual([t1, t3, t2]);
      expect(await notices.called(2039, 1)).toEqual([t1]);
      await notices.queue(t1, []);
      await notices.queue({ ...t2, calledAt: 2039 }, []); // it has moved on since
      await notices.queue({ matchId: 'gone', calledAt: 1 }, [notice({ matchId: 't1' })]).catch(() => null);
      expect(await notices.called(2099, 9)).toEqual([t3, t2]);
    }),
  );

  test(
    'what is to be sent is noted once, due in order, and taken by one alone',
    using(async (storage) => {
      const { notices } = storage;
      await queued(storage);
      const looked = { matchId: 't1', calledAt: 2001 };
      await notices.queue(looked, [notice({ kind: 'vote', dueAt: 10 }), notice({ turn: '5/1', dueAt: 40 })]);
      expect(await notices.due('push', 39, 9)).toEqual([]);
      const all = await notices.due('push', 50, 9);
      expect(all.map(({ turn, target: to, kind, tries }) => [turn, to, kind, tries])).toEqual([
        ['5/1', 'ben', 'turn', 0],
        ['4/2', 'ben', 'turn', 0],
        ['4/2', 'cat', 'turn', 0],
      ]);
      expect(await notices.due('push', 50, 1)).toHaveLength(1);
      const [one] = all;
      if (one === undefined) throw new Error('Nothing is due');
      const taken = await Promise.all([notices.claim(one), notices.claim(one)]);
      expect([...taken].sort()).toEqual([false, true]);
      expect(await notices.due('push', 99, 9)).toHaveLength(2);
    }),
  );

  test(
    'what was taken may be made due again, and tells how often it was tried; what is old is forgotten',
    using(async (storage) => {
      const { notices } = storage;
      await queued(storage);
      const [one] = await notices.due('push', 50, 9);
      if (one === undefined) throw new Error('Nothing is due');
      await notices.claim(one);
      await notices.postpone(one, 80);
      expect(await notices.claim(one)).toBe(false);
      expect((await notices.due('push', 80, 9)).map(({ dueAt, tries }) => [dueAt, tries])).toEqual([
        [50, 0],
        [80, 1],
      ]);
      await notices.sweep(2001);
      expect(await notices.due('push', 80, 9)).toHaveLength(2);
      await notices.sweep(2002);
      expect(await notices.due('push', 80, 9)).toEqual([]);
    }),
  );

  test(
    'notices go with their table',
    using(async (storage) => {
      await queued(storage);
      await storage.matches.remove('t1');
      expect(await storage.notices.due('push', 99, 9)).toEqual([]);
    }),
  );
}

export function reachContract(using: Using): void {
  test(
    'a device is reached at one address, an address reaches one device, and both belong to its person',
    using(async (storage) => {
      const { reach } = storage;
      for (const id of ['ann', 'ben']) await person(storage, id);
      await reach.keepPush(target('ann'), 1);
      await reach.keepPush(target('ann', { language: 'de', auth: 'other' }), 2);
      expect(await reach.push('ann')).toEqual({
        ...target('ann', { language: 'de', auth: 'other' }),
        personId: 'ann',
      });
      await reach.keepPush(target('ben', { endpoint: 'https://push.example/ann' }), 3);
      expect(await reach.push('ann')).toBeNull();
      expect((await reach.pushOf('ben')).map(({ deviceId }) => deviceId)).toEqual(['ben']);
      expect(await reach.dropPush('ben')).toBe(true);
      expect(await reach.dropPush('ben')).toBe(false);
      expect(await reach.pushOf('ben')).toEqual([]);
    }),
  );

  test(
    'who signs a device out, or is forgotten, is reached there no more',
    using(async (storage) => {
      const { reach, persons } = storage;
      await person(storage, 'ann');
      await persons.keepCode('ann', 'code', 1);
      for (const id of ['phone', 'tablet'])
        await persons.recover({ kind: 'code', hash: 'code' }, device(id), null, 5);
      for (const id of ['ann', 'phone', 'tablet']) await reach.keepPush(target(id), 1);
      await reach.keepQuiet('ann', NIGHT);
      expect(await reach.pushOf('ann')).toHaveLength(3);
      await persons.signOut('ann', 'tablet');
      expect((await reach.pushOf('ann')).map(({ deviceId }) => deviceId)).toEqual(['ann', 'phone']);
      await persons.signOutOthers('ann', 'phone');
      expect((await reach.pushOf('ann')).map(({ deviceId }) => deviceId)).toEqual(['phone']);
      await persons.forget('ann', 'N. N.');
      expect(await reach.push('phone')).toBeNull();
      expect(await reach.quietOf('ann')).toBeNull();
    }),
  );

  test(
    'quiet hours are a person’s own, until there are others or none',
    using(async (storage) => {
      const { reach } = storage;
      for (const id of ['ann', 'ben']) await person(storage, id);
      await reach.keepQuiet('ann', NIGHT);
      expect(await reach.quietOf('ann')).toEqual(NIGHT);
      expect(await reach.quietOf('ben')).toBeNull();
      await reach.keepQuiet('ann', { ...NIGHT, from: 60 });
      expect(await reach.quietOf('ann')).toEqual({ ...NIGHT, from: 60 });
      await reach.keepQuiet('ann', null);
      expect(await reach.quietOf('ann')).toBeNull();
    }),
  );

  test(
    'a table has one webhook, which goes with the table, and with its host where that is forgotten',
    using(async (storage) => {
      const { reach, matches, persons } = storage;
      await begun(storage, 't1');
      await begun(storage, 't2', true);
      const hook = { kind: 'slack', url: 'https://hooks.example/1' } as const;
      for (const id of ['t1', 't2']) await reach.keepHook(id, hook, 1);
      await reach.keepHook('t1', { ...hook, kind: 'json' }, 2);
      expect(await reach.hookOf('t1')).toEqual({ ...hook, kind: 'json' });
      await matches.remove('t1');
      expect(await reach.hookOf('t1')).toBeNull();
      await persons.forget('ben', 'N. N.');
      expect(await reach.hookOf('t2')).toEqual(hook);
      await persons.forget('ann', 'N. N.');
      expect(await reach.hookOf('t2')).toBeNull();
      expect(await reach.dropHook('t2')).toBe(false);
    }),
  );

  test(
    'of a setting that several servers make at once one holds, for good',
    using(async ({ settings }) => {
      const made = await Promise.all(['one', 'two'].map((value) => settings.keepFirst('key', value)));
      expect(new Set(made).size).toBe(1);
      expect(await settings.keepFirst('key', 'three')).toBe(made[0]);
      expect(await settings.keepFirst('other', 'three')).toBe('three');
    }),
  );
}
