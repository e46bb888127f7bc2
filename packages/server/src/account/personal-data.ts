/** Export and erasure of a person's stored data. */
import type { SeatStats } from '@great-fire/game/record';
import type { MyData, Note } from '@great-fire/protocol';
import type { TableCommands } from '../matches/table-commands';
import { isAwaitingReveals } from '../table-setup/deal-commitments';
import { ApiError } from '../errors/api-error';
import { newShortId } from '../shared/random-id';
import type { TableService } from '../lobby/table-service';
import { formatQuietHours } from '../notifications/quiet-hours';
import type { EmailStore } from '../storage/emails';
import type { Person, PersonStore, WrittenLine } from '../storage/persons';
import type { Storage } from '../storage/storage';
import { mentionedIds, decodeMentions } from '../chat/mentions';
import type { PersonId } from '../entities/match';

/** Nomen nescio: means "no name" in all languages of the client. */
const ERASED_NAME = 'N. N.';

/** Returns all stored data of a person, without keys, links, codes and tokens or their hashes. */
export async function exportPersonalData(
  { persons, matches, results, notificationTargets, moderation, blocks, notes, emails }: Storage,
  { id, name }: Person,
): Promise<MyData> {
  const personalData = await persons.personalData(id);
  const heldSeats = await matches.ofPerson(id);
  const games = await results.games(id, { includePrivate: true, limit: null, after: null });
  const factsByMatch = new Map(games.map(({ match, seat, facts }) => [match.id, facts[seat]]));
  const rating = await results.rating(id);
  const quiet = await notificationTargets.quietHoursOf(id);
  return {
    name,
    createdAt: personalData?.createdAt ?? 0,
    codeCreatedAt: await persons.codeCreatedAt(id),
    handle: await persons.handleOf(id, newShortId),
    isProfilePublic: !(await persons.isProfilePrivate(id)),
    rating: rating === null ? null : { mu: rating.mu, sigma: rating.sigma, games: rating.games },
    devices: (await persons.devices(id)).map(({ label, createdAt, lastSeenOn }) => ({
      label,
      createdAt,
      lastSeenOn,
    })),
    notifications: {
      push: (await notificationTargets.pushTargetsOf(id)).map(({ endpoint, language }) => ({
        service: new URL(endpoint).hostname,
        language,
      })),
      quietHours: quiet === null ? null : formatQuietHours(quiet),
    },
    emails: await loadEmailAddresses(emails, id),
    tables: heldSeats.map(({ match, seat }) => ({
      id: match.id,
      tableName: match.tableName,
      status: match.status,
      createdAt: match.createdAt,
      seat,
      name: match.seats.find((candidate) => candidate.seat === seat)?.name ?? '',
      moves: personalData?.moves.get(match.id) ?? 0,
      result: toMatchResult(factsByMatch.get(match.id)),
    })),
    chat: await exportChatLines(persons, personalData?.lines ?? []),
    muted: await loadDisplayNames(persons, await moderation.mutedBy(id)),
    blocked: await loadDisplayNames(persons, await blocks.blockedBy(id)),
    notes: [
      ...(await loadPersonNotes(persons, await notes.all(id, 'person'))),
      ...[...(await notes.all(id, 'table'))].map(([about, { text, at }]) => ({ about, text, at })),
    ],
    reports: (await moderation.reportsOf(id)).map(({ matchId, at }) => ({ matchId, at })),
  };
}

/** Returns the confirmed and the pending address. */
async function loadEmailAddresses(emails: EmailStore, id: PersonId): Promise<MyData['emails']> {
  const confirmed = await emails.ofPerson(id);
  const pending = await emails.pendingOf(id);
  return [
    ...(confirmed === null ? [] : [{ ...confirmed, remindersEnabled: confirmed.isReminded }]),
    ...(pending === null ? [] : [{ ...pending, confirmedAt: null, language: null, remindersEnabled: false }]),
  ].map(({ address, confirmedAt, language, remindersEnabled }) => ({
    address,
    confirmedAt,
    language,
    remindersEnabled,
  }));
}

const toMatchResult = (facts: SeatStats | undefined): MyData['tables'][number]['result'] =>
  facts === undefined ? null : { place: facts.place, total: facts.total };

async function loadDisplayNames(persons: PersonStore, ids: readonly PersonId[]): Promise<readonly string[]> {
  const names = await persons.namesOf(ids);
  return ids.map((id) => names.get(id)?.name ?? ERASED_NAME);
}

async function loadPersonNotes(
  persons: PersonStore,
  notes: ReadonlyMap<PersonId, Note>,
): Promise<MyData['notes']> {
  const names = await loadDisplayNames(persons, [...notes.keys()]);
  return [...notes.values()].map(({ text, at }, index) => ({
    about: names[index] ?? ERASED_NAME,
    text,
    at,
  }));
}

/** Returns the person's chat lines, with the current names in mentions. */
async function exportChatLines(persons: PersonStore, lines: readonly WrittenLine[]): Promise<MyData['chat']> {
  const names = await persons.namesOf([...new Set(lines.flatMap(({ text }) => mentionedIds(text)))]);
  return lines.map(({ matchId, name, text, phrase, at }) => ({
    matchId,
    name,
    text: decodeMentions(text, (id) => ({ name: names.get(id)?.name ?? ERASED_NAME, seat: null })).text,
    ...(phrase !== null && { phrase }),
    at,
  }));
}

export interface ErasureDeps {
  readonly storage: Storage;
  readonly tables: Pick<TableService, 'leave' | 'cancelDeal'>;
  readonly tableCommands: Pick<TableCommands, 'execute'>;
}

/**
 * Erases a person: leaves open tables, leaves running games for good, and removes the name from stored games.
 * Idempotent, so that a failed erasure can be repeated.
 */
export async function erasePerson(deps: ErasureDeps, person: Person): Promise<void> {
  const { storage } = deps;
  await leaveAllTables(deps, person);
  await storage.persons.erase(person.id, ERASED_NAME);
  // The person may have taken a seat meanwhile. After `erase` no seat can be taken.
  await leaveAllTables(deps, person);
}

async function leaveAllTables(
  { storage, tables, tableCommands }: ErasureDeps,
  person: Person,
): Promise<void> {
  for (const { match, seat } of await storage.matches.ofPerson(person.id)) {
    const { id, status, tableState } = match;
    // Without this player the missing reveal would never come, so the deal is cancelled.
    if (isAwaitingReveals(match)) await ignoreApiErrors(tables.cancelDeal(person, id));
    else if (status === 'open') await ignoreApiErrors(tables.leave(person, id, seat));
    if (status === 'running' && tableState?.absences[seat]?.hasLeft !== true)
      await ignoreApiErrors(tableCommands.execute(id, seat, { type: 'leave' }));
  }
}

/** Ignores API errors: a game that is over or has unsupported rules must not prevent the erasure. */
async function ignoreApiErrors(operation: Promise<void>): Promise<void> {
  try {
    await operation;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
