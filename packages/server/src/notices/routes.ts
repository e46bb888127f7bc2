/** What people wish to be told of, and where, as `@great-fire/protocol` documents it. */
import type Router from '@koa/router';
import type { Notices } from '@great-fire/protocol';
import { noticeWishSchema, pushSchema, stopTokenSchema } from '@great-fire/protocol';
import { refuse } from '../errors/api-error';
import { parse } from '../errors/parse';
import { asking, askingAsOneself } from '../http/asking';
import type { AskingParts } from '../http/asking';
import { linkTo } from '../mail/letter';
import { mailTold } from '../mail/mail';
import type { Mail } from '../mail/mail';
import type { Channel } from '../storage/notices';
import type { ChannelPort } from './channel';
import { hookRoutes } from './hook-routes';
import { whyNot } from './outgoing';
import type { OutgoingSettings } from './outgoing';
import { isPushKey } from './push';
import { quietHoursOf, quietTold } from './quiet';
import type { Reminders } from './reminders';
import type { ServerKeys } from './server-keys';
import { readStopToken } from './stop-token';

export interface NoticeParts {
  readonly keys: ServerKeys;
  readonly outgoing: OutgoingSettings;
  readonly channels: Readonly<Record<Channel, ChannelPort>>;
  readonly reminders: Pick<Reminders, 'test' | 'testAt'>;
}

export interface NoticeRoutesParts extends AskingParts {
  readonly notices: NoticeParts;
  readonly mail: Mail | null; // null: this host sends none
}

/** Adds the routes of notices below /api. */
export function noticeRoutes(router: Router, parts: NoticeRoutesParts): void {
  const { storage, now, notices, mail } = parts;
  const { reach } = storage;

  router.get('/me/notices', async (ctx) => {
    const { person, device } = await asking(ctx, parts, 'read');
    const push = person === null ? [] : await reach.pushOf(person.id);
    const quiet = person === null ? null : await reach.quietOf(person.id);
    const known = person === null || device === null ? [] : await storage.persons.devices(person.id);
    const devices = known.filter(({ id }) => push.some(({ deviceId }) => deviceId === id));
    ctx.body = {
      pushKey: notices.keys.vapid.publicKey,
      isSomebody: device !== null,
      isReached: devices.some(({ id }) => id === device?.id),
      devices: devices.map(({ id, label }) => ({ label, isThis: id === device?.id })),
      quiet: quiet === null || device === null ? null : quietTold(quiet),
      mail: mail === null ? null : await mailTold(storage, device === null ? null : (person?.id ?? null)),
    } satisfies Notices;
  });

  router.put('/me/push', async (ctx) => {
    const { device } = await askingAsOneself(ctx, parts, 'notices');
    const { endpoint, keys, language } = parse(pushSchema, ctx.request.body);
    const why = whyNot(new URL(endpoint), notices.outgoing);
    if (why !== null) throw refuse('bad-request', `endpoint: ${why}`, 'endpoint');
    if (!isPushKey(keys.p256dh)) throw refuse('bad-request', 'keys.p256dh: is no key', 'keys.p256dh');
    const before = language === undefined ? await reach.push(device.id) : null;
    const target = { deviceId: device.id, endpoint, ...keys, language: language ?? before?.language ?? 'en' };
    await reach.keepPush(target, now());
    ctx.status = 204;
  });

  router.delete('/me/push', async (ctx) => {
    const { device } = await askingAsOneself(ctx, parts, 'notices');
    await reach.dropPush(device.id);
    ctx.status = 204;
  });

  router.put('/me/notices', async (ctx) => {
    const { person } = await askingAsOneself(ctx, parts, 'notices');
    const { quiet } = parse(noticeWishSchema, ctx.request.body);
    await reach.keepQuiet(person.id, quiet === null ? null : quietHoursOf(quiet));
    ctx.status = 204;
  });

  router.post('/me/notices/test', async (ctx) => {
    const { person } = await askingAsOneself(ctx, parts, 'notices');
    if ((await notices.reminders.test(person.id)) === 0)
      throw refuse('not-now', 'You are reached nowhere; turn notices on first.');
    ctx.status = 202;
  });

  router.post('/notices/stop/:token', async (ctx) => {
    await parts.limits.spend('notices', { who: null, address: parts.outside.addressOf(ctx.req) });
    const token = parse(stopTokenSchema, ctx.params['token'], 'token');
    const at = readStopToken(notices.keys.stopSecret, token);
    if (at === null) throw refuse('not-found', 'No notice carries this token.', 'token');
    await notices.channels[at.channel].drop(at.target);
    ctx.status = 204;
  });

  router.get('/notices/stop/:token', async (ctx) => {
    await parts.limits.spend('read', { who: null, address: parts.outside.addressOf(ctx.req) });
    const token = parse(stopTokenSchema, ctx.params['token'], 'token');
    if (mail === null) throw refuse('not-found', 'No mail carries this token.', 'token');
    ctx.redirect(linkTo(mail.base, `mail#stop-${token}`));
  });

  hookRoutes(router, parts);
}
