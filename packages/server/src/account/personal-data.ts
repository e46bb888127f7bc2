/** Export and erasure of a person's stored data. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { MyData } from '@great-fire/protocol';
import type { SeatStats } from '@great-fire/game/record';
import type { TableCommandService } from '../matches/table-commands';
import { ApiError, StorageUnavailableError } from '../errors/api-error';
import { newShortId } from '../shared/random-id';
import type { TableService } from '../lobby/table-service';
import { formatQuietHours } from '../notifications/quiet-hours';
import { toPublicWebhook } from '../storage/notification-targets';
import type { Person } from '../storage/persons';
import type { Storage } from '../storage/storage';
import { mentionedIds, decodeMentions } from '../chat/mentions';
import type { MatchId, PersonId } from '../entities/match';

/** Nomen nescio: means "no name" in all languages of the client. */
const ERASED_NAME = 'N. N.';

type ExportedLine = MyData['chat'][number];
type ExportedTable = MyData['tables'][number];

/** How to read each field. A long list is read in pages. */
type Fields = { readonly [Field in keyof MyData]: () => Promise<MyData[Field]> | Pages<MyData[Field]> };
type Pages<List> = AsyncIterable<List extends readonly (infer Item)[] ? readonly Item[] : never>;

/**
 * Yields all stored data of a person as the JSON text of `MyData`, without keys, links, codes and tokens or their
 * hashes. Each piece takes some milliseconds, so that other requests run between two of them.
 */
export function exportPersonalData(storage: Storage, { id, name }: Person): AsyncGenerator<string, void> {
  const { persons, results, notificationTargets, moderation, blocks, groups, dates, emails } = storage;
  return toJsonPieces({
    name: async () => name,
    createdAt: async () => (await persons.createdAt(id)) ?? 0,
    codeCreatedAt: () => persons.codeCreatedAt(id),
    handle: () => persons.handleOf(id, newShortId),
    holidays: () => persons.holidaysOf(id),
    isProfilePublic: async () => !(await persons.isProfilePrivate(id)),
    rating: () => results.rating(id),
    devices: async () =>
      (await persons.devices(id)).map(({ label, createdAt, lastSeenOn }) => ({
        label,
        createdAt,
        lastSeenOn,
      })),
    notifications: async () => {
      const quiet = await notificationTargets.quietHoursOf(id);
      const targets = await notificationTargets.pushTargetsOf(id);
      return {
        push: targets.map(({ endpoint, language }) => ({ service: new URL(endpoint).hostname, language })),
        quietHours: quiet === null ? null : formatQuietHours(quiet),
        areInvitationsAllowed: await storage.tableInvitations.areAllowed(id),
        webhooks: (await notificationTargets.webhooksBy(id)).map(({ of, setAt, ...webhook }) => ({
          ...{ of, setAt },
          ...toPublicWebhook(webhook),
        })),
      };
    },
    emails: () => loadEmailAddresses(emails, id),
    tables: () => exportTables(storage, id),
    chat: () => exportChatLines(persons, id),
    muted: async () => loadDisplayNames(persons, await moderation.mutedBy(id)),
    blocked: async () => loadDisplayNames(persons, await blocks.blockedBy(id)),
    notes: () => exportNotes(storage, id),
    groups: async () => {
      const answers = await dates.answersOf(id);
      return (await groups.ofPerson(id)).map(
        ({ id: groupId, name: group, ownerId, joinedAt, seenAt, wantsReports }) => ({
          name: group,
          isOwner: ownerId === id,
          joinedAt,
          seenAt,
          wantsReports,
          dateAnswers: answers
            .filter((given) => given.groupId === groupId)
            .flatMap(({ times, answers: given }) =>
              times.flatMap((time, index) => {
                const answer = given[index];
                return answer === undefined || answer === null ? [] : [{ time, answer }];
              }),
            ),
        }),
      );
    },
    invitations: async () => {
      const invitations = await storage.tableInvitations.all(id);
      const ids = invitations
        .flatMap(({ inviterId, invitedId }) => [inviterId, invitedId])
        .filter((personId) => personId !== null);
      const names = await persons.namesOf([...new Set(ids)]);
      const nameOf = (personId: PersonId) => names.get(personId)?.name ?? ERASED_NAME;
      return invitations.map(({ matchId, inviterId, invitedId, isDeclined, at }) => ({
        ...{ matchId, isDeclined, at },
        by: inviterId === null ? null : nameOf(inviterId),
        to: nameOf(invitedId),
      }));
    },
    reports: () => moderation.reportsOf(id),
  } satisfies Fields);
}

async function* toJsonPieces(fields: Fields): AsyncGenerator<string, void> {
  let start = '{';
  for (const [name, read] of Object.entries(fields)) {
    const value = read();
    const key = `${start}${JSON.stringify(name)}:`;
    // Awaited before a piece is yielded: between two pieces, nothing would handle its rejection.
    if (value instanceof Promise) yield `${key}${JSON.stringify(await value)}`;
    else {
      yield key;
      yield* toListPieces(value);
    }
    start = ',';
  }
  yield '}';
}

async function* toListPieces(pages: AsyncIterable<readonly unknown[]>): AsyncGenerator<string, void> {
  let start = '[';
  for await (const items of pages) {
    if (items.length === 0) continue;
    yield `${start}${items.map((item) => JSON.stringify(item)).join(',')}`;
    start = ',';
  }
  yield start === '[' ? '[]' : ']';
}

const PAGE_SIZE = 20;

/** Yields the tables of a person, and lets other requests run between two pages. */
async function* readOwnTables({ matches }: Pick<Storage, 'matches'>, id: PersonId) {
  let page = await matches.ofPerson(id, PAGE_SIZE);
  for (;;) {
    yield* page;
    const last = page.at(-1);
    if (last === undefined) return;
    await yieldToEventLoop();
    page = await matches.ofPerson(id, PAGE_SIZE, last.match);
  }
}

async function* exportTables(
  storage: Pick<Storage, 'matches' | 'moves' | 'results'>,
  id: PersonId,
): AsyncGenerator<readonly ExportedTable[]> {
  for await (const { match, seat } of readOwnTables(storage, id))
    yield [
      {
        id: match.id,
        tableName: match.tableName,
        status: match.status,
        createdAt: match.createdAt,
        seat,
        name: match.seats.find((candidate) => candidate.seat === seat)?.name ?? '',
        moves: await storage.moves.countOf(match.id, seat), // reads the log
        result: toMatchResult((await storage.results.find(match.id))?.facts[seat]),
      },
    ];
}

async function loadEmailAddresses(emails: Storage['emails'], id: PersonId): Promise<MyData['emails']> {
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

async function loadDisplayNames(
  persons: Storage['persons'],
  ids: readonly PersonId[],
): Promise<readonly string[]> {
  const names = await persons.namesOf(ids);
  return ids.map((id) => names.get(id)?.name ?? ERASED_NAME);
}

async function* exportNotes(
  { persons, notes }: Pick<Storage, 'notes' | 'persons'>,
  id: PersonId,
): AsyncGenerator<MyData['notes']> {
  const personNotes = await notes.all(id, 'person');
  const names = await persons.namesOf([...personNotes.keys()]);
  yield* inPages(
    [...personNotes].map(([about, { text, at }]) => ({
      about: names.get(about)?.name ?? ERASED_NAME,
      text,
      at,
    })),
  );
  yield* inPages([...(await notes.all(id, 'table'))].map(([about, { text, at }]) => ({ about, text, at })));
}

const PAGE_TEXTS = 100; // chat lines or notes, of at most 2,000 letters

function* inPages<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += PAGE_TEXTS) yield items.slice(from, from + PAGE_TEXTS);
}

/** Yields the person's chat lines, with the current names in mentions. */
async function* exportChatLines(
  persons: Storage['persons'],
  personId: PersonId,
): AsyncGenerator<readonly ExportedLine[]> {
  for (let after = 0; ;) {
    const lines = await persons.linesOf(personId, { after, limit: PAGE_TEXTS });
    const last = lines.at(-1);
    if (last === undefined) return;
    const names = await persons.namesOf([...new Set(lines.flatMap(({ text }) => mentionedIds(text)))]);
    const nameOf = (id: PersonId) => ({ name: names.get(id)?.name ?? ERASED_NAME, seat: null });
    yield lines.map(({ matchId, name, text, phrase, at }) => ({
      matchId,
      name,
      text: decodeMentions(text, nameOf).text,
      ...(phrase !== null && { phrase }),
      at,
    }));
    after = last.id;
  }
}

export interface ErasureDeps {
  readonly storage: Pick<Storage, 'matches' | 'persons'>;
  readonly tables: Pick<TableService, 'leave'>;
  readonly tableCommands: Pick<TableCommandService, 'execute'>;
}

/** A table that a person could not leave, because its game cannot be read. */
export interface BrokenTable {
  readonly matchId: MatchId;
  readonly error: unknown;
}

/**
 * Erases a person: leaves open tables, leaves running games for good, and removes the name from stored games.
 * Idempotent, so that a failed erasure can be repeated. Resolves to the tables where a seat without name and
 * token is left, because the game cannot be read.
 */
export async function erasePerson(deps: ErasureDeps, person: Person): Promise<readonly BrokenTable[]> {
  const { storage } = deps;
  await leaveAllTables(deps, person);
  await eraseAtAllTables(storage, person);
  await storage.persons.erase(person.id, ERASED_NAME);
  // The person may have taken a seat meanwhile. After `erase` no seat can be taken.
  return leaveAllTables(deps, person);
}

/** Each slice is published before the next, so that rooms and bots do not read all tables again at once. */
async function eraseAtAllTables({ persons }: Pick<Storage, 'persons'>, { id }: Person): Promise<void> {
  let last = await persons.eraseAtTables(id, ERASED_NAME, null);
  while (last !== null) {
    await yieldToEventLoop();
    last = await persons.eraseAtTables(id, ERASED_NAME, last);
  }
}

async function leaveAllTables(
  { storage, tables, tableCommands }: ErasureDeps,
  person: Person,
): Promise<readonly BrokenTable[]> {
  const broken: BrokenTable[] = [];
  for (const { matchId, seat } of await storage.matches.seatsInPlay(person.id)) {
    try {
      const match = await storage.matches.find(matchId);
      if (match?.status === 'open') await tables.leave(person, match, seat);
      if (match?.status === 'running' && match.tableState?.absences[seat]?.hasLeft !== true)
        await tableCommands.execute(matchId, seat, { type: 'leave' });
    } catch (error) {
      if (error instanceof StorageUnavailableError) throw error;
      // A game that is over or has unsupported rules is no error.
      if (!(error instanceof ApiError)) broken.push({ matchId, error });
    }
  }
  return broken;
}
