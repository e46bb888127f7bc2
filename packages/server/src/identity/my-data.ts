/** All that is kept of somebody, told to them, and taken away. */
import type { SeatFacts } from '@great-fire/game';
import type { MyData, Note } from '@great-fire/protocol';
import type { Conducts } from '../conduct/conducts';
import { isBeingDealt } from '../storage/parts';
import { ApiError } from '../errors/api-error';
import { newMatchId as newHandle } from '../lobby/match-id';
import type { Tables } from '../lobby/tables';
import { quietTold } from '../notices/quiet';
import type { MailStore } from '../storage/mail';
import type { Person, PersonStore, WrittenLine } from '../storage/people';
import type { PersonId, Storage } from '../storage/storage';
import { referredIn, withNames } from '../talk/references';

// Nobody has as many tables: all of them are meant.
const ALL = 1_000_000;

/** Nomen nescio: it stands for nobody in each of our languages. */
export const NOBODYS_NAME = 'N. N.';

/** What is kept of a person. No key, link, code or token is in it, hashed or not. */
export async function dataOf(
  { persons, matches, results, reach, care, blocks, notes, mail }: Storage,
  { id, name }: Person,
): Promise<MyData> {
  const kept = await persons.kept(id);
  const held = await matches.ofPerson(id, ALL);
  const games = await results.games(id, { alsoPrivate: true, limit: ALL, after: null });
  const mine = new Map(games.map(({ match, seat, facts }) => [match.id, facts[seat]]));
  const rating = await results.rating(id);
  const quiet = await reach.quietOf(id);
  return {
    name,
    createdAt: kept?.createdAt ?? 0,
    codeMadeAt: await persons.codeMadeAt(id),
    handle: await persons.handleOf(id, newHandle),
    isPageOpen: !(await persons.isPageClosed(id)),
    rating: rating === null ? null : { mu: rating.mu, sigma: rating.sigma, games: rating.games },
    devices: (await persons.devices(id)).map(({ label, createdAt, seenOn }) => ({
      label,
      createdAt,
      seenOn,
    })),
    notices: {
      push: (await reach.pushOf(id)).map(({ endpoint, language }) => ({
        by: new URL(endpoint).hostname,
        language,
      })),
      quiet: quiet === null ? null : quietTold(quiet),
    },
    mail: await addressesOf(mail, id),
    tables: held.map(({ match, seat }) => ({
      id: match.id,
      tableName: match.tableName,
      status: match.status,
      createdAt: match.createdAt,
      seat,
      name: match.seats.find((one) => one.seat === seat)?.name ?? '',
      moves: kept?.moves.get(match.id) ?? 0,
      result: placeAndTotal(mine.get(match.id)),
    })),
    chat: await saidBy(persons, kept?.lines ?? []),
    muted: await namesOf(persons, await care.mutedBy(id)),
    blocked: await namesOf(persons, await blocks.by(id)),
    notes: [
      ...(await notesOn(persons, await notes.all(id, 'person'))),
      ...[...(await notes.all(id, 'table'))].map(([about, { text, at }]) => ({ about, text, at })),
    ],
    reports: (await care.reportsOf(id)).map(({ matchId, at }) => ({ match: matchId, at })),
  };
}

/** The confirmed address, and one that is not. */
async function addressesOf(mail: MailStore, id: PersonId): Promise<MyData['mail']> {
  const own = await mail.ofPerson(id);
  const asked = await mail.askedBy(id);
  return [
    ...(own === null ? [] : [{ ...own, reminders: own.isReminded }]),
    ...(asked === null ? [] : [{ ...asked, confirmedAt: null, language: null, reminders: false }]),
  ].map(({ address, confirmedAt, language, reminders }) => ({ address, confirmedAt, language, reminders }));
}

const placeAndTotal = (facts: SeatFacts | undefined): MyData['tables'][number]['result'] =>
  facts === undefined ? null : { place: facts.place, total: facts.total };

async function namesOf(persons: PersonStore, ids: readonly PersonId[]): Promise<readonly string[]> {
  const names = await Promise.all(ids.map(async (one) => (await persons.find(one))?.name));
  return names.map((name) => name ?? NOBODYS_NAME);
}

async function notesOn(persons: PersonStore, notes: ReadonlyMap<PersonId, Note>): Promise<MyData['notes']> {
  const names = await namesOf(persons, [...notes.keys()]);
  return [...notes.values()].map(({ text, at }, place) => ({
    about: names[place] ?? NOBODYS_NAME,
    text,
    at,
  }));
}

/** What somebody said, with the names of those it mentions as they are now. */
async function saidBy(persons: PersonStore, lines: readonly WrittenLine[]): Promise<MyData['chat']> {
  const names = new Map<PersonId, string>();
  for (const id of new Set(lines.flatMap(({ text }) => referredIn(text))))
    names.set(id, (await persons.find(id))?.name ?? NOBODYS_NAME);
  return lines.map(({ matchId, name, text, phrase, at }) => ({
    ...{ match: matchId, name },
    text: withNames(text, (id) => ({ name: names.get(id) ?? NOBODYS_NAME, seat: null })).text,
    ...(phrase !== null && { phrase }),
    at,
  }));
}

export interface ForgettingParts {
  readonly storage: Storage;
  readonly tables: Pick<Tables, 'leave' | 'close'>;
  readonly conducts: Pick<Conducts, 'wish'>;
}

/**
 * Takes a person away: seats before a start are given back, games under way are left for good, and what is left of them in
 * the others' games has no name any more. Made again it does what was left undone.
 */
export async function forget(parts: ForgettingParts, person: Person): Promise<void> {
  const { storage } = parts;
  await leaveAll(parts, person);
  const tables = await storage.persons.forget(person.id, NOBODYS_NAME);
  // A seat may have been taken meanwhile; from now on none can.
  await leaveAll(parts, person);
  storage.news.tell(person.id, 'keys');
  for (const id of tables) storage.news.tell(id, 'table');
}

async function leaveAll({ storage, tables, conducts }: ForgettingParts, person: Person): Promise<void> {
  for (const { match, seat } of await storage.matches.ofPerson(person.id, ALL)) {
    const { id, status, conduct } = match;
    // What they would add to its deal goes with them: it could never be dealt.
    if (isBeingDealt(match)) await unlessRefused(tables.close(person, id));
    else if (status === 'open') await unlessRefused(tables.leave(person, id, seat));
    if (status === 'running' && conduct?.away[seat]?.hasLeft !== true)
      await unlessRefused(conducts.wish(id, seat, { do: 'leave' }));
  }
}

/** What cannot be left, for the game is over by now or its rules are not carried here, keeps nobody from being forgotten. */
async function unlessRefused(leaving: Promise<void>): Promise<void> {
  try {
    await leaving;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
