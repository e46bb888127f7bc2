import type Router from '@koa/router';
import type { Logger } from 'pino';
import type { Devices } from '@great-fire/protocol';
import { apiError } from '../errors/api-error';
import { apiRoutes } from '../http/api-routes';
import { sendPieces } from '../http/send-pieces';
import type { AuthDeps } from '../http/authenticate';
import { writeSessionCookie } from '../http/session-cookie';
import { loadEmailSettings, type EmailService } from '../email/email-service';
import type { Storage } from '../storage/storage';
import { exportPersonalData, erasePerson, type ErasureDeps } from './personal-data';

interface AccountDeps extends AuthDeps, ErasureDeps {
  readonly storage: Storage;
  readonly emailService: EmailService | null; // null: this server sends no e-mail
  readonly log: Pick<Logger, 'error'>;
}

export function accountRoutes(router: Router, deps: AccountDeps): void {
  const { route, sessionRoute } = apiRoutes(router, deps);
  const { storage, emailService, guard, ingress } = deps;

  sessionRoute('PUT /api/me', async ({ person }, _, { body }) => {
    const renamed = await storage.persons.renameAtTables(person.id, body.name);
    if (renamed === 'name-taken') throw apiError('name-taken');
    if (renamed === 'erased') throw apiError('request-without-person');
  });

  sessionRoute('GET /api/me/data', async ({ person }, ctx) => {
    const address = ingress.clientIp(ctx.req);
    ctx.attachment('great-fire-my-data.json');
    await sendPieces(ctx, exportPersonalData(storage, person), (work) => guard.run(address, work));
  });

  sessionRoute('DELETE /api/me', async ({ person }, ctx) => {
    for (const { matchId, error } of await erasePerson(deps, person))
      deps.log.error({ err: error, matchId }, 'an erased person could not leave a game');
    writeSessionCookie(ctx, null, ingress);
  });

  route('GET /api/me/devices', async ({ person, device: currentDevice }, ctx) => {
    // An unknown caller gets an empty list instead of an error.
    const devices = person === null || currentDevice === null ? [] : await storage.persons.devices(person.id);
    ctx.body = {
      devices: devices.map(({ id, label, createdAt, lastSeenOn }) => ({
        id,
        label,
        createdAt,
        lastSeenOn,
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

  sessionRoute('DELETE /api/me/devices', async ({ person, device }) => {
    await storage.persons.signOutOthers(person.id, device.id);
  });

  sessionRoute('DELETE /api/me/devices/:device', async (caller, _, { device }) => {
    if (device === caller.device.id) throw apiError('device-is-caller');
    if (!(await storage.persons.signOut(caller.person.id, device))) throw apiError('device-not-found');
  });
}
