/** Opening, joining, arranging and leaving tables. */
import { randomBytes } from 'node:crypto';
import { RULES_VERSION, commitmentOf, commitmentOfPart } from '@great-fire/game';
import { BOT_NAMES, NO_CLOCK, usualWatching } from '@great-fire/protocol';
import type { Join, OpenTable, PlayAgain, PutBot, Reveal } from '@great-fire/protocol';
import type { Conducts } from '../conduct/conducts';
import { refuse } from '../errors/api-error';
import { welcome } from '../identity/guest';
import { hashOf, newKey } from '../identity/secret-key';
import type { Matches } from '../matches/matches';
import type { Arranging } from '../storage/arrangement';
import { isKeptAway } from '../storage/blocks';
import { whyFixed } from '../storage/parts';
import { seatHeldBy } from '../storage/seating';
import type { Person } from '../storage/people';
import type { NewSeat, StoredMatch, StoredSeat } from '../storage/matches';
import type { ShowsPart } from '../storage/dealing';
import type { MatchId, Storage } from '../storage/storage';
import { newMatchId } from './match-id';
import { refusedBy } from './refusals';
import type { WhyNot } from './refusals';

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

/** As `Seated`, by somebody known; no token where they sat there before. */
export interface SeatedAgain extends Pick<Seated, 'matchId' | 'seat'> {
  readonly token: string | null;
}

type ByWhom<T> = T extends unknown ? Omit<T, 'by'> : never;
/** What is asked of a table, by whoever asks. */
export type Wish = ByWhom<Arranging>;

export class Tables {
  constructor(private readonly parts: TablesParts) {}

  /** Opens a table, seats whoever opened it and the bots beside them; where these take all other seats the game begins. */
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
        language: wish.language ?? 'en',
        watching: wish.watching ?? usualWatching(wish.private),
        secrets: { seed, entropies: [] },
        at: now(),
      },
      { personId: guest.person.id, name: wish.name, tokenHash: hashOf(token), part: wish.part ?? null },
      (wish.bots ?? []).map((level) => ({ level, names: BOT_NAMES })),
    );
    await this.rename(person, wish.name);
    await this.tell(matchId, began);
    return { matchId, seat: 0, token, guestKey: guest.key };
  }

  /** Takes a seat. @throws ApiError where there is none to take */
  async join(person: Person | null, matchId: MatchId, wish: Join): Promise<Seated> {
    const { storage, now } = this.parts;
    const match = await storage.matches.find(matchId);
    const why = whyNot(match, person, wish);
    if (match !== null && why === 'already-started') {
      const open = openSeatOf(match, wish);
      if (open !== null) return this.substitute(person, match, open, wish.name);
    }
    if (why !== null) throw refusedBy(why);
    const guest = await this.guest(person, wish.name);
    const token = newKey();
    const { name, part = null } = wish;
    const seat: NewSeat = { personId: guest.person.id, name, tokenHash: hashOf(token), part };
    const taken = await storage.matches.takeSeat(matchId, seat, wish.seat ?? null, now());
    if (taken.outcome !== 'taken') throw refusedBy(taken.outcome);
    await this.rename(person, wish.name);
    storage.news.tell(matchId, 'table');
    return { matchId, seat: taken.seat, token, guestKey: guest.key };
  }

  /** Takes an open seat of a game under way in place of whoever had it. */
  private async substitute(
    person: Person | null,
    match: StoredMatch,
    { seat, name: before }: StoredSeat,
    name: string,
  ): Promise<Seated> {
    const { storage } = this.parts;
    if (person !== null && (await storage.matches.wasRemoved(match.id, person.id)))
      throw refusedBy('removed');
    if (person !== null && (await isKeptAway(storage, match, person.id))) throw refusedBy('not-for-you');
    const guest = await this.guest(person, name);
    const token = newKey();
    const taker = { seat, personId: guest.person.id, name, tokenHash: hashOf(token) };
    await this.parts.conducts.substitute(match.id, taker, before);
    await this.rename(person, name);
    return { matchId: match.id, seat, token, guestKey: guest.key };
  }

  /**
   * Seats somebody of a finished game at the next table of the same people; the first to ask opens it, and it begins by itself
   * once all of them are there. @throws ApiError
   */
  async again(person: Person | null, former: MatchId, { part }: PlayAgain): Promise<SeatedAgain> {
    const { storage, now } = this.parts;
    if (person === null) throw refuse('not-signed-in', 'Only who had a seat can play again.');
    const token = newKey();
    const seed = randomBytes(32).toString('hex');
    const again = await storage.matches.again(
      { former, personId: person.id, tokenHash: hashOf(token), part: part ?? null },
      {
        id: newMatchId(),
        commitment: commitmentOf(seed),
        rulesVersion: RULES_VERSION,
        secrets: { seed, entropies: [] },
        at: now(),
      },
    );
    switch (again.outcome) {
      case 'there':
        return { matchId: again.id, seat: again.seat, token: null };
      case 'sits':
        await this.tell(again.id, again.began);
        storage.news.tell(former, 'table');
        return { matchId: again.id, seat: again.seat, token };
      default:
        throw refusedBy(again.outcome);
    }
  }

  /** Gives a seat back before the start, or has the host remove somebody; a table that nobody is left at is gone. */
  async leave(person: Person | null, matchId: MatchId, seat: number): Promise<void> {
    const { storage, now } = this.parts;
    if (person === null) throw refuse('not-signed-in', 'Only who holds a seat can leave it.');
    const left = await storage.matches.leaveSeat(matchId, seat, person.id, now());
    if (left.outcome !== 'left') throw refusedBy(left.outcome);
    storage.news.tell(matchId, left.closed ? 'closed' : 'table');
  }

  /** Makes somebody ready, changes the table, or starts its game. @throws ApiError */
  async arrange(person: Person | null, matchId: MatchId, wish: Wish): Promise<void> {
    const { storage, now } = this.parts;
    if (person === null) throw refuse('not-signed-in', 'Only who holds a seat can do this.');
    const arranged = await storage.matches.arrange(matchId, { ...wish, by: person.id }, now());
    if (arranged.outcome !== 'done') throw refusedBy(arranged.outcome);
    await this.tell(matchId, wish.do === 'start' && arranged.table.status === 'running');
  }

  /** Shows what a seat's part of the deal is; with the last of them the game begins. @throws ApiError */
  async reveal(person: Person | null, matchId: MatchId, seat: number, { reveal }: Reveal): Promise<void> {
    const { storage, now } = this.parts;
    if (person === null) throw refuse('not-signed-in', 'Only who holds a seat can do this.');
    const shows: ShowsPart = { by: person.id, seat, commitment: commitmentOfPart(reveal), part: reveal };
    const { outcome } = await storage.matches.showPart(matchId, shows, now());
    if (outcome === 'there') return;
    if (outcome !== 'shown' && outcome !== 'begun') throw refusedBy(outcome);
    await this.tell(matchId, outcome === 'begun');
  }

  /** Closes a table that waits for parts of its deal, without a game. @throws ApiError */
  async close(person: Person | null, matchId: MatchId): Promise<void> {
    const { storage, now } = this.parts;
    if (person === null) throw refuse('not-signed-in', 'Only who holds a seat can do this.');
    const { outcome } = await storage.matches.closeDealing(matchId, person.id, now());
    if (outcome !== 'closed') throw refusedBy(outcome);
    storage.news.tell(matchId, 'table');
  }

  /** Seats a bot, gives the bot that sits there another level, or has one play for an owner who is away. @throws ApiError */
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
    if (put.outcome !== 'put') throw refusedBy(put.outcome);
    storage.news.tell(matchId, 'table');
  }

  /** Takes a bot out of its seat before the start. @throws ApiError */
  async removeBot(person: Person | null, matchId: MatchId, seat: number): Promise<void> {
    const { storage, now } = this.parts;
    if (person === null) throw refuse('not-signed-in', 'Only who holds a seat can be the host.');
    const { outcome } = await storage.matches.removeBot(matchId, person.id, seat, now());
    if (outcome === 'not-found') throw refuse(outcome, 'No bot has this seat.', 'seat');
    if (outcome !== 'removed') throw refusedBy(outcome);
    storage.news.tell(matchId, 'table');
  }

  /** @throws ApiError `not-found` */
  async find(matchId: MatchId): Promise<StoredMatch> {
    const match = await this.parts.storage.matches.find(matchId);
    if (match === null) throw refusedBy('not-found');
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
function whyNot(match: StoredMatch | null, person: Person | null, { seat }: Join): WhyNot | null {
  if (match === null) return 'not-found';
  if (seatHeldBy(match, person?.id ?? null) !== null) return 'already-seated';
  const fixed = whyFixed(match);
  if (fixed !== null) return fixed;
  const isFree =
    seat === undefined || (seat < match.players && match.seats.every((taken) => taken.seat !== seat));
  return isFree ? null : 'seat-taken';
}
