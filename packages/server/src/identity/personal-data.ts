/** All that is kept of somebody, told to them, and taken away. */
import type { SeatStats } from '@great-fire/game';
import type { MyData, Note } from '@great-fire/protocol';
import type { TableCommands } from '../table-state/table-commands';
import { isAwaitingReveals } from '../lobby/rules/deal-commitments';
import { ApiError } from '../errors/api-error';
import { newShortId } from '../shared/short-id';
import type { TableService } from '../lobby/table-service';
import { formatQuietHours } from '../notifications/quiet-hours';
import type { EmailStore } from '../storage/emails';
import type { Person, PersonStore, WrittenLine } from '../storage/persons';
import type { PersonId, Storage } from '../storage/storage';
import { mentionedIds, decodeMentions } from '../chat/mentions';

// Nobody has as many tables: all of them are meant.
const NO_LIMIT = 1_000_000;

/** Nomen nescio: it stands for nobody in each of our languages. */
export const ERASED_NAME = 'N. N.';

/** What is kept of a person. No key, link, code or token is in it, hashed or not. */
export async function exportPersonalData(
  { persons, matches, results, notificationTargets, moderation, blocks, notes, emails }: Storage,
  { id, name }: Person,
): Promise<MyData> {
  const personalData = await persons.personalData(id);
  const heldSeats = await matches.ofPerson(id, NO_LIMIT);
  const games = await results.games(id, { includePrivate: true, limit: NO_LIMIT, after: null });
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

/** The confirmed address, and one that is not. */
async function loadEmailAddresses(emails: EmailStore, id: PersonId): Promise<MyData['emails']> {
  const confirmed = await emails.ofPerson(id);
  const pending = await emails.pendingOf(id);
  return [
    ...(confirmed === null ? [] : [{ ...confirmed, remindersEnabled: confirmed.isReminded }]),
    ...(pending === null ? [] : [{ ...pending, confirmedAt: null, language: null, remindersEnabled: false }]),
  ].map(({ address, confirmedAt, language, remindersEnabled }) => ({
    ...{ address, confirmedAt, language },
    remindersEnabled,
  }));
}

const toMatchResult = (facts: SeatStats | undefined): MyData['tables'][number]['result'] =>
  facts === undefined ? null : { place: facts.place, total: facts.total };

async function loadDisplayNames(persons: PersonStore, ids: readonly PersonId[]): Promise<readonly string[]> {
  const names = await Promise.all(ids.map(async (personId) => (await persons.find(personId))?.name));
  return names.map((name) => name ?? ERASED_NAME);
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

/** What somebody said, with the names of those it mentions as they are now. */
async function exportChatLines(persons: PersonStore, lines: readonly WrittenLine[]): Promise<MyData['chat']> {
  const names = new Map<PersonId, string>();
  for (const id of new Set(lines.flatMap(({ text }) => mentionedIds(text))))
    names.set(id, (await persons.find(id))?.name ?? ERASED_NAME);
  return lines.map(({ matchId, name, text, phrase, at }) => ({
    matchId,
    name,
    text: decodeMentions(text, (id) => ({ name: names.get(id) ?? ERASED_NAME, seat: null })).text,
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
 * Takes a person away: seats before a start are given back, games under way are left for good, and what is left of them in
 * the others' games has no name any more. Made again it does what was left undone.
 */
export async function erasePerson(deps: ErasureDeps, person: Person): Promise<void> {
  const { storage } = deps;
  await leaveAllTables(deps, person);
  const matchIds = await storage.persons.erase(person.id, ERASED_NAME);
  // A seat may have been taken meanwhile; from now on none can.
  await leaveAllTables(deps, person);
  storage.changes.publish(person.id, 'keys');
  for (const id of matchIds) storage.changes.publish(id, 'table');
}

async function leaveAllTables(
  { storage, tables, tableCommands }: ErasureDeps,
  person: Person,
): Promise<void> {
  for (const { match, seat } of await storage.matches.ofPerson(person.id, NO_LIMIT)) {
    const { id, status, tableState } = match;
    // What they would add to its deal goes with them: it could never be dealt.
    if (isAwaitingReveals(match)) await ignoreApiErrors(tables.cancelDeal(person, id));
    else if (status === 'open') await ignoreApiErrors(tables.leave(person, id, seat));
    if (status === 'running' && tableState?.absences[seat]?.hasLeft !== true)
      await ignoreApiErrors(tableCommands.execute(id, seat, { type: 'leave' }));
  }
}

/** What cannot be left, for the game is over by now or its rules are not carried here, keeps nobody from being forgotten. */
async function ignoreApiErrors(operation: Promise<void>): Promise<void> {
  try {
    await operation;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
