import type Router from '@koa/router';
import type { Devices } from '@great-fire/protocol';
import { deviceIdSchema, renameSchema } from '@great-fire/protocol';
import { refuse } from '../errors/api-error';
import { parse } from '../errors/parse';
import { asking, askingAsOneself, takeGuestKey } from '../http/asking';
import type { AskingParts } from '../http/asking';
import { mailTold } from '../mail/mail';
import type { Mail } from '../mail/mail';
import { dataOf, forget } from './my-data';
import type { ForgettingParts } from './my-data';
import type { Storage } from '../storage/storage';

export interface MeParts extends AskingParts, ForgettingParts {
  readonly storage: Storage;
  readonly mail: Mail | null; // null: this host sends none
}

/** Adds the routes by which a person looks after who they are: their name, their devices, and what is kept of them. */
export function meRoutes(router: Router, parts: MeParts): void {
  const { storage, mail } = parts;

  router.put('/me', async (ctx) => {
    const { person } = await askingAsOneself(ctx, parts, 'seat');
    const { name } = parse(renameSchema, ctx.request.body);
    for (const id of await storage.persons.renameAtTables(person.id, name)) storage.news.tell(id, 'table');
    ctx.status = 204;
  });

  router.get('/me/data', async (ctx) => {
    const { person } = await askingAsOneself(ctx, parts, 'record');
    ctx.attachment('great-fire-my-data.json');
    ctx.body = await dataOf(storage, person);
  });

  router.delete('/me', async (ctx) => {
    const { person } = await askingAsOneself(ctx, parts, 'recovery');
    await forget(parts, person);
    takeGuestKey(ctx, parts.outside);
    ctx.status = 204;
  });

  router.get('/me/devices', async (ctx) => {
    // Nobody known has none; that is no fault of theirs.
    const { person, device: own } = await asking(ctx, parts, 'read');
    const devices = person === null || own === null ? [] : await storage.persons.devices(person.id);
    ctx.body = {
      devices: devices.map(({ id, label, createdAt, seenOn }) => ({
        ...{ id, label, createdAt, seenOn },
        isThis: id === own?.id,
      })),
      codeMadeAt: person === null || own === null ? null : await storage.persons.codeMadeAt(person.id),
      mail: mail === null ? null : await mailTold(storage, own === null ? null : own.personId),
    } satisfies Devices;
  });

  router.delete('/me/devices', async (ctx) => {
    const { person, device } = await askingAsOneself(ctx, parts, 'recovery');
    await storage.persons.signOutOthers(person.id, device.id);
    storage.news.tell(person.id, 'keys');
    ctx.status = 204;
  });

  router.delete('/me/devices/:device', async (ctx) => {
    const { person, device: own } = await askingAsOneself(ctx, parts, 'recovery');
    const id = parse(deviceIdSchema, ctx.params['device'], 'device');
    if (id === own.id) throw refuse('bad-request', 'device: is the one that asks', 'device');
    if (!(await storage.persons.signOut(person.id, id)))
      throw refuse('not-found', 'You have no such device.', 'device');
    storage.news.tell(person.id, 'keys');
    ctx.status = 204;
  });
}
