import type Router from '@koa/router';
import type { Devices } from '@great-fire/protocol';
import { deviceIdSchema, renameSchema } from '@great-fire/protocol';
import { apiError } from '../errors/api-error';
import { validate } from '../errors/validate';
import { authenticate, requireSession, clearSessionCookie } from '../http/authenticate';
import type { AuthDeps } from '../http/authenticate';
import { loadEmailSettings } from '../email/email-service';
import type { EmailService } from '../email/email-service';
import { exportPersonalData, erasePerson } from './personal-data';
import type { ErasureDeps } from './personal-data';
import type { Storage } from '../storage/storage';

export interface AccountDeps extends AuthDeps, ErasureDeps {
  readonly storage: Storage;
  readonly emailService: EmailService | null; // null: this host sends none
}

/** Adds the routes by which a person looks after who they are: their name, their devices, and what is kept of them. */
export function accountRoutes(router: Router, deps: AccountDeps): void {
  const { storage, emailService } = deps;

  router.put('/me', async (ctx) => {
    const { person } = await requireSession(ctx, deps, 'table-write');
    const { name } = validate(renameSchema, ctx.request.body);
    for (const id of await storage.persons.renameAtTables(person.id, name))
      storage.changes.publish(id, 'table');
    ctx.status = 204;
  });

  router.get('/me/data', async (ctx) => {
    const { person } = await requireSession(ctx, deps, 'download');
    ctx.attachment('great-fire-my-data.json');
    ctx.body = await exportPersonalData(storage, person);
  });

  router.delete('/me', async (ctx) => {
    const { person } = await requireSession(ctx, deps, 'account-recovery');
    await erasePerson(deps, person);
    clearSessionCookie(ctx, deps.ingress);
    ctx.status = 204;
  });

  router.get('/me/devices', async (ctx) => {
    // Nobody known has none; that is no fault of theirs.
    const { person, device: currentDevice } = await authenticate(ctx, deps, 'read');
    const devices = person === null || currentDevice === null ? [] : await storage.persons.devices(person.id);
    ctx.body = {
      devices: devices.map(({ id, label, createdAt, lastSeenOn }) => ({
        ...{ id, label, createdAt, lastSeenOn },
        isCurrent: id === currentDevice?.id,
      })),
      codeCreatedAt:
        person === null || currentDevice === null ? null : await storage.persons.codeCreatedAt(person.id),
      email:
        emailService === null
          ? null
          : await loadEmailSettings(storage, currentDevice === null ? null : currentDevice.personId),
    } satisfies Devices;
  });

  router.delete('/me/devices', async (ctx) => {
    const { person, device } = await requireSession(ctx, deps, 'account-recovery');
    await storage.persons.signOutOthers(person.id, device.id);
    storage.changes.publish(person.id, 'keys');
    ctx.status = 204;
  });

  router.delete('/me/devices/:device', async (ctx) => {
    const { person, device: currentDevice } = await requireSession(ctx, deps, 'account-recovery');
    const id = validate(deviceIdSchema, ctx.params['device'], 'device');
    if (id === currentDevice.id) throw apiError('bad-request', 'device: is the one that asks', 'device');
    if (!(await storage.persons.signOut(person.id, id)))
      throw apiError('not-found', 'You have no such device.', 'device');
    storage.changes.publish(person.id, 'keys');
    ctx.status = 204;
  });
}
