import type Router from '@koa/router';
import type { Devices } from '@great-fire/protocol';
import { deviceIdSchema, renameSchema } from '@great-fire/protocol';
import { apiError, validate } from '../errors/api-error';
import { apiRoutes } from '../http/api-routes';
import type { AuthDeps } from '../http/authenticate';
import { writeSessionCookie } from '../http/session-cookie';
import { loadEmailSettings } from '../email/email-service';
import type { EmailService } from '../email/email-service';
import { exportPersonalData, erasePerson } from './personal-data';
import type { ErasureDeps } from './personal-data';
import { isNameTaken } from '../table-setup/unique-name';
import type { Storage } from '../storage/storage';
import type { PersonId } from '../entities/match';

interface AccountDeps extends AuthDeps, ErasureDeps {
  readonly storage: Storage;
  readonly emailService: EmailService | null; // null: this server sends no e-mail
}

const MAX_OPEN_TABLES = 1_000;

/** @throws ApiError if another player has the name at an open or running table of the person */
async function assertNameFree({ matches }: Storage, personId: PersonId, name: string): Promise<void> {
  const tables = await matches.ofPerson(personId, MAX_OPEN_TABLES);
  const otherNames = tables
    .filter(({ match }) => match.status === 'open' || match.status === 'running')
    .flatMap(({ match, seat }) =>
      match.seats.filter((other) => other.seat !== seat).map((other) => other.name),
    );
  if (isNameTaken(name, otherNames)) throw apiError('name-taken');
}

/** Adds the account routes: name, devices and stored data of a person. */
export function accountRoutes(router: Router, deps: AccountDeps): void {
  const { route, sessionRoute } = apiRoutes(router, deps);
  const { storage, emailService } = deps;

  sessionRoute('PUT /api/me', async ({ person }, ctx) => {
    const { name } = validate(renameSchema, ctx.request.body);
    await assertNameFree(storage, person.id, name);
    const renamedTables = await storage.persons.renameAtTables(person.id, name);
    if (renamedTables === null) throw apiError('request-without-person'); // erased meanwhile
  });

  sessionRoute('GET /api/me/data', async ({ person }, ctx) => {
    ctx.attachment('great-fire-my-data.json');
    ctx.body = await exportPersonalData(storage, person);
  });

  sessionRoute('DELETE /api/me', async ({ person }, ctx) => {
    await erasePerson(deps, person);
    writeSessionCookie(ctx, null, deps.ingress);
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

  sessionRoute('DELETE /api/me/devices/:device', async ({ person, device: currentDevice }, ctx) => {
    const id = validate(deviceIdSchema, ctx.params['device'], 'device');
    if (id === currentDevice.id) throw apiError('device-is-caller');
    if (!(await storage.persons.signOut(person.id, id))) throw apiError('device-not-found');
  });
}
