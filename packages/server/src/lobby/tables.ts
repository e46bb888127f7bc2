/** Opening, joining and leaving tables. */
import { randomBytes } from 'node:crypto';
import { RULES_VERSION, commitmentOf } from '@great-fire/game';
import { BOT_NAMES, NO_CLOCK } from '@great-fire/protocol';
import type { Join, OpenTable, PutBot } from '@great-fire/protocol';
import type { Conducts } from '../conduct/conducts';
import { refuse } from '../errors/api-error';
import { welcome } from '../identity/guest';
import { hashOf, newKey } from '../identity/secret-key';
import type { Matches } from '../matches/matches';
import { seatHeldBy } from '../storage/seating';
import type { MatchId, Person, Storage, StoredMatch, StoredSeat } from '../storage/storage';
import { newMatchId } from './match-id';

export interface TablesParts {
  readonly storage: Storage;
  readonly matches: Matches;
  readonly conducts: Pick<Conducts, 'substitute' | 'sendBot'>;
  readonly now: () => number;
}

/** A seat just taken. Token and guest key are shown once; only their hashes are kept. */
export interface Seated {
  readonly matchId: MatchId;
  readonly seat: number;
  readonly token: string;
  readonly guestKey: string | null; // for somebody new
}

const REFUSALS = {
  'not-found': 'There is no such table.',
  'already-started': 'The game has begun.',
  'already-seated': 'You have a seat at this table.',
  'seat-taken': 'This seat is not free.',
  'table-full': 'Every seat is taken.',
  'not-your-seat': 'This is not your seat.',
  'not-host': 'Only the host of the table may say which bots sit there.',
} as const;

export class Tables {
  constructor(private readonly parts: TablesParts) {}

  /** Opens a table, seats whoever opened it and the bots beside them; the last seat taken begins the game. */
  async open(person: Person | null, wish: OpenTable): Promise<Seated> {
    const { storage, now } = this.parts;
    const guest = await this.guest(person, wish.name);
    const token = newKey();
    const seed = randomBytes(32).toString('hex');
    const matchId = newMatchId();
    const { began } = await storage.matches.open(
      {
        id: matchId,
        tableName: wish.tableName,
        players: wish.seats,
        options: wish.options,
        private: wish.private,
        commitment: commitmentOf(seed),
        rulesVersion: RULES_VERSION,
        pace: wish.pace ?? NO_CLOCK,
        secrets: { seed, entropies: [] },
        at: now(),
      },
      { personId: guest.person.id, name: wish.name, tokenHash: hashOf(token) },
      (wish.bots ?? []).map((level) => ({ level, names: BOT_NAMES })),
    );
    await this.rename(person, wish.name);
    await this.tell(matchId, began);
    return { matchId, seat: 0, token, guestKey: guest.key };
  }

  /** Takes a seat; the last one begins the game. @throws ApiError where there is none to take */
  async join(person: Person | null, matchId: MatchId, wish: Join): Promise<Seated> {
    const { storage, now } = this.parts;
    const match = await storage.matches.find(matchId);
    const why = whyNot(match, person, wish);
    if (match !== null && why === 'already-started') {
      const open = openSeatOf(match, wish);
      if (open !== null) return this.substitute(person, matchId, open, wish.name);
    }
    if (why !== null) throw refuse(why, REFUSALS[why], fieldOf(why));
    const guest = await this.guest(person, wish.name);
    const token = newKey();
    const seat = { personId: guest.person.id, name: wish.name, tokenHash: hashOf(token) };
    const taken = await storage.matches.takeSeat(matchId, seat, wish.seat ?? null, now());
    if (taken.outcome !== 'taken')
      throw refuse(taken.outcome, REFUSALS[taken.outcome], fieldOf(taken.outcome));
    await this.rename(person, wish.name);
    await this.tell(matchId, taken.began);
    return { matchId, seat: taken.seat, token, guestKey: guest.key };
  }

  /** Takes an open seat of a game under way in place of whoever had it. */
  private async substitute(
    person: Person | null,
    matchId: MatchId,
    { seat, name: before }: StoredSeat,
    name: string,
  ): Promise<Seated> {
    const guest = await this.guest(person, name);
    const token = newKey();
    const taker = { seat, personId: guest.person.id, name, tokenHash: hashOf(token) };
    await this.parts.conducts.substitute(matchId, taker, before);
    await this.rename(person, name);
    return { matchId, seat, token, guestKey: guest.key };
  }

  /** Gives a seat back before the start; a table that nobody is left at is gone. */
  async leave(person: Person | null, matchId: MatchId, seat: number): Promise<void> {
    const { storage, now } = this.parts;
    if (person === null) throw refuse('not-signed-in', 'Only who holds a seat can leave it.');
    const left = await storage.matches.leaveSeat(matchId, seat, person.id, now());
    if (left.outcome !== 'left') throw refuse(left.outcome, REFUSALS[left.outcome], fieldOf(left.outcome));
    storage.news.tell(matchId, left.closed ? 'closed' : 'table');
  }

  /**
   * Seats a bot, gives the bot that sits there another level, or has one play for an owner who is away; the last
   * seat taken begins the game. @throws ApiError
   */
  async putBot(person: Person | null, matchId: MatchId, seat: number, { level }: PutBot): Promise<void> {
    const { storage, conducts, now } = this.parts;
    if (person === null) throw refuse('not-signed-in', 'Only who holds a seat can be the host.');
    const put = await storage.matches.putBot(matchId, person.id, seat, { level, names: BOT_NAMES }, now());
    if (put.outcome === 'seat-taken') {
      // By the host, or it would say so. A seat whose owner is away takes a bot too.
      const match = await storage.matches.find(matchId);
      const by = match === null ? null : seatHeldBy(match, person.id);
      if (by !== null && (match?.conduct?.away[seat] ?? null) !== null)
        return conducts.sendBot(matchId, seat, { by, level });
    }
    if (put.outcome !== 'put') throw refuse(put.outcome, REFUSALS[put.outcome], fieldOf(put.outcome));
    await this.tell(matchId, put.began);
  }

  /** Takes a bot out of its seat before the start. @throws ApiError */
  async removeBot(person: Person | null, matchId: MatchId, seat: number): Promise<void> {
    const { storage, now } = this.parts;
    if (person === null) throw refuse('not-signed-in', 'Only who holds a seat can be the host.');
    const { outcome } = await storage.matches.removeBot(matchId, person.id, seat, now());
    if (outcome === 'not-found') throw refuse(outcome, 'No bot has this seat.', 'seat');
    if (outcome !== 'removed') throw refuse(outcome, REFUSALS[outcome], fieldOf(outcome));
    await this.tell(matchId, false);
  }

  /** @throws ApiError `not-found` */
  async find(matchId: MatchId): Promise<StoredMatch> {
    const match = await this.parts.storage.matches.find(matchId);
    if (match === null) throw refuse('not-found', REFUSALS['not-found'], 'match');
    return match;
  }

  private async tell(matchId: MatchId, began: boolean): Promise<void> {
    const { storage, matches } = this.parts;
    if (began) await matches.begin(matchId);
    else storage.news.tell(matchId, 'table');
  }

  private async guest(person: Person | null, name: string) {
    const { storage, now } = this.parts;
    return person === null ? welcome(storage, name, now()) : { person, key: null };
  }

  /** Remembers the name that a seat was taken by; a request that is refused changes nothing. */
  private async rename(person: Person | null, name: string): Promise<void> {
    if (person !== null && person.name !== name) await this.parts.storage.persons.rename(person.id, name);
  }
}

/** The seat of a game under way that a wish may have: the one it names, or the first that is open. */
function openSeatOf({ status, conduct, seats }: StoredMatch, { seat: wanted }: Join): StoredSeat | null {
  if (status !== 'running') return null;
  const open = seats.filter(({ seat }) => conduct?.away[seat]?.isOpen === true);
  return open.find(({ seat }) => seat === (wanted ?? seat)) ?? null;
}

/** Why nobody need be made a person for this wish; what happens meanwhile, `takeSeat` sees. */
function whyNot(
  match: StoredMatch | null,
  person: Person | null,
  { seat }: Join,
): keyof typeof REFUSALS | null {
  if (match === null) return 'not-found';
  if (seatHeldBy(match, person?.id ?? null) !== null) return 'already-seated';
  if (match.status !== 'open') return 'already-started';
  const isFree =
    seat === undefined || (seat < match.players && match.seats.every((taken) => taken.seat !== seat));
  return isFree ? null : 'seat-taken';
}

const fieldOf = (outcome: keyof typeof REFUSALS) => (outcome === 'not-found' ? 'match' : 'seat');
