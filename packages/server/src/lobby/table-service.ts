/** Opening, joining, arranging and leaving tables. */
import { randomBytes } from 'node:crypto';
import { RULES_VERSION, seedCommitment, contributionCommitment } from '@great-fire/game';
import { BOT_NAMES, NO_TIME_CONTROL, defaultSpectatorPolicy } from '@great-fire/protocol';
import type { Join, OpenTable, Rematch, PutBot, Reveal } from '@great-fire/protocol';
import type { TableCommands } from '../table-state/table-commands';
import { apiError } from '../errors/api-error';
import { createGuest } from '../identity/guest';
import { hashSecret, newKey } from '../identity/secret-key';
import type { MatchService } from '../matches/match-service';
import type { SetupCommand } from './rules/table-setup-types';
import { isBlockedByHost } from '../storage/blocks';
import { lockedReason } from './rules/deal-commitments';
import { seatHeldBy } from './rules/seats';
import type { Person } from '../storage/persons';
import type { NewSeat, StoredMatch, StoredSeat } from '../storage/matches';
import type { RevealInput } from './rules/deal-reveal';
import type { MatchId, Storage } from '../storage/storage';
import { newShortId } from '../shared/short-id';
import { tableError } from './table-errors';
import type { TableErrorKey } from './table-errors';

export interface TableServiceDeps {
  readonly storage: Storage;
  readonly matches: MatchService;
  readonly tableCommands: Pick<TableCommands, 'substitute' | 'assignBot'>;
  readonly now: () => number;
}

/** A seat just taken. Token and guest key are shown once; only their hashes are kept. */
export interface ClaimedSeat {
  readonly matchId: MatchId;
  readonly seat: number;
  readonly token: string;
  readonly sessionKey: string | null; // for somebody new
}

/** As `ClaimedSeat`, by somebody known; no token where they sat there before. */
export interface ClaimedRematchSeat extends Pick<ClaimedSeat, 'matchId' | 'seat'> {
  readonly token: string | null;
}

type WithoutActor<T> = T extends unknown ? Omit<T, 'by'> : never;
/** What is asked of a table, by whoever asks. */
export type SetupRequest = WithoutActor<SetupCommand>;

export class TableService {
  constructor(private readonly deps: TableServiceDeps) {}

  /** Opens a table, seats whoever opened it and the bots beside them; where these take all other seats the game begins. */
  async open(person: Person | null, input: OpenTable): Promise<ClaimedSeat> {
    const { storage, now } = this.deps;
    const player = await this.ensurePerson(person, input.name);
    const token = newKey();
    const seed = randomBytes(32).toString('hex');
    const matchId = newShortId();
    const { isStarted } = await storage.matches.open(
      {
        id: matchId,
        tableName: input.tableName,
        players: input.players,
        options: input.options,
        private: input.private,
        commitment: seedCommitment(seed),
        rulesVersion: RULES_VERSION,
        timeControl: input.timeControl ?? NO_TIME_CONTROL,
        language: input.language ?? 'en',
        spectatorPolicy: input.spectatorPolicy ?? defaultSpectatorPolicy(input.private),
        secrets: { seed, entropies: [] },
        at: now(),
      },
      {
        personId: player.person.id,
        name: input.name,
        tokenHash: hashSecret(token),
        commitment: input.commitment ?? null,
      },
      (input.bots ?? []).map((level) => ({ level, names: BOT_NAMES })),
    );
    await this.saveName(person, input.name);
    await this.announce(matchId, isStarted);
    return { matchId, seat: 0, token, sessionKey: player.sessionKey };
  }

  /** Takes a seat. @throws ApiError where there is none to take */
  async join(person: Person | null, matchId: MatchId, input: Join): Promise<ClaimedSeat> {
    const { storage, now } = this.deps;
    const match = await storage.matches.find(matchId);
    const errorKey = findJoinError(match, person, input);
    if (match !== null && errorKey === 'already-started') {
      const openSeat = findOpenSeat(match, input);
      if (openSeat !== null) return this.takeOverSeat(person, match, openSeat, input.name);
    }
    if (errorKey !== null) throw tableError(errorKey);
    const player = await this.ensurePerson(person, input.name);
    const token = newKey();
    const { name, commitment = null } = input;
    const seat: NewSeat = {
      personId: player.person.id,
      name,
      tokenHash: hashSecret(token),
      commitment: commitment,
    };
    const claim = await storage.matches.claimSeat(matchId, seat, input.seat ?? null, now());
    if (claim.outcome !== 'taken') throw tableError(claim.outcome);
    await this.saveName(person, input.name);
    storage.changes.publish(matchId, 'table');
    return { matchId, seat: claim.seat, token, sessionKey: player.sessionKey };
  }

  /** Takes an open seat of a game under way in place of whoever had it. */
  private async takeOverSeat(
    person: Person | null,
    match: StoredMatch,
    { seat, name: previousName }: StoredSeat,
    name: string,
  ): Promise<ClaimedSeat> {
    const { storage } = this.deps;
    if (person !== null && (await storage.matches.isKicked(match.id, person.id))) throw tableError('kicked');
    if (person !== null && (await isBlockedByHost(storage, match, person.id)))
      throw tableError('blocked-by-host');
    const player = await this.ensurePerson(person, name);
    const token = newKey();
    const newOwner = { seat, personId: player.person.id, name, tokenHash: hashSecret(token) };
    await this.deps.tableCommands.substitute(match.id, newOwner, previousName);
    await this.saveName(person, name);
    return { matchId: match.id, seat, token, sessionKey: player.sessionKey };
  }

  /**
   * Seats somebody of a finished game at the next table of the same people; the first to ask opens it, and it begins by itself
   * once all of them are there. @throws ApiError
   */
  async rematch(
    person: Person | null,
    previousMatchId: MatchId,
    { commitment }: Rematch,
  ): Promise<ClaimedRematchSeat> {
    const { storage, now } = this.deps;
    if (person === null) throw apiError('not-signed-in', 'Only who had a seat can play again.');
    const token = newKey();
    const seed = randomBytes(32).toString('hex');
    const result = await storage.matches.rematch(
      {
        formerMatchId: previousMatchId,
        personId: person.id,
        tokenHash: hashSecret(token),
        commitment: commitment ?? null,
      },
      {
        id: newShortId(),
        commitment: seedCommitment(seed),
        rulesVersion: RULES_VERSION,
        secrets: { seed, entropies: [] },
        at: now(),
      },
    );
    switch (result.outcome) {
      case 'there':
        return { matchId: result.id, seat: result.seat, token: null };
      case 'sits':
        await this.announce(result.id, result.isStarted);
        storage.changes.publish(previousMatchId, 'table');
        return { matchId: result.id, seat: result.seat, token };
      default:
        throw tableError(result.outcome);
    }
  }

  /** Gives a seat back before the start, or has the host remove somebody; a table that nobody is left at is gone. */
  async leave(person: Person | null, matchId: MatchId, seat: number): Promise<void> {
    const { storage, now } = this.deps;
    if (person === null) throw apiError('not-signed-in', 'Only who holds a seat can leave it.');
    const result = await storage.matches.leaveSeat(matchId, seat, person.id, now());
    if (result.outcome !== 'left') throw tableError(result.outcome);
    storage.changes.publish(matchId, result.isTableClosed ? 'closed' : 'table');
  }

  /** Makes somebody ready, changes the table, or starts its game. @throws ApiError */
  async updateSetup(person: Person | null, matchId: MatchId, request: SetupRequest): Promise<void> {
    const { storage, now } = this.deps;
    if (person === null) throw apiError('not-signed-in', 'Only who holds a seat can do this.');
    const result = await storage.matches.updateSetup(matchId, { ...request, by: person.id }, now());
    if (result.outcome !== 'done') throw tableError(result.outcome);
    await this.announce(matchId, request.do === 'start' && result.setup.status === 'running');
  }

  /** Shows what a seat's part of the deal is; with the last of them the game begins. @throws ApiError */
  async reveal(
    person: Person | null,
    matchId: MatchId,
    seat: number,
    { contribution }: Reveal,
  ): Promise<void> {
    const { storage, now } = this.deps;
    if (person === null) throw apiError('not-signed-in', 'Only who holds a seat can do this.');
    const input: RevealInput = {
      by: person.id,
      seat,
      commitment: contributionCommitment(contribution),
      contribution: contribution,
    };
    const { outcome } = await storage.matches.reveal(matchId, input, now());
    if (outcome === 'there') return;
    if (outcome !== 'shown' && outcome !== 'begun') throw tableError(outcome);
    await this.announce(matchId, outcome === 'begun');
  }

  /** Closes a table that waits for parts of its deal, without a game. @throws ApiError */
  async cancelDeal(person: Person | null, matchId: MatchId): Promise<void> {
    const { storage, now } = this.deps;
    if (person === null) throw apiError('not-signed-in', 'Only who holds a seat can do this.');
    const { outcome } = await storage.matches.cancelDeal(matchId, person.id, now());
    if (outcome !== 'closed') throw tableError(outcome);
    storage.changes.publish(matchId, 'table');
  }

  /** Seats a bot, gives the bot that sits there another level, or has one play for an owner who is away. @throws ApiError */
  async setBot(person: Person | null, matchId: MatchId, seat: number, { level }: PutBot): Promise<void> {
    const { storage, tableCommands, now } = this.deps;
    if (person === null) throw apiError('not-signed-in', 'Only who holds a seat can be the host.');
    const result = await storage.matches.setBot(matchId, person.id, seat, { level, names: BOT_NAMES }, now());
    if (result.outcome === 'seat-taken') {
      // By the host, or it would say so. A seat whose owner is away takes a bot too.
      const match = await storage.matches.find(matchId);
      const actorSeat = match === null ? null : seatHeldBy(match, person.id);
      if (actorSeat !== null && (match?.tableState?.absences[seat] ?? null) !== null)
        return tableCommands.assignBot(matchId, seat, { by: actorSeat, level });
    }
    if (result.outcome !== 'put') throw tableError(result.outcome);
    storage.changes.publish(matchId, 'table');
  }

  /** Takes a bot out of its seat before the start. @throws ApiError */
  async removeBot(person: Person | null, matchId: MatchId, seat: number): Promise<void> {
    const { storage, now } = this.deps;
    if (person === null) throw apiError('not-signed-in', 'Only who holds a seat can be the host.');
    const { outcome } = await storage.matches.removeBot(matchId, person.id, seat, now());
    if (outcome === 'not-found') throw apiError(outcome, 'No bot has this seat.', 'seat');
    if (outcome !== 'removed') throw tableError(outcome);
    storage.changes.publish(matchId, 'table');
  }

  /** @throws ApiError `not-found` */
  async find(matchId: MatchId): Promise<StoredMatch> {
    const match = await this.deps.storage.matches.find(matchId);
    if (match === null) throw tableError('not-found');
    return match;
  }

  private async announce(matchId: MatchId, hasStarted: boolean): Promise<void> {
    const { storage, matches } = this.deps;
    if (hasStarted) await matches.start(matchId);
    else storage.changes.publish(matchId, 'table');
  }

  private async ensurePerson(person: Person | null, name: string) {
    const { storage, now } = this.deps;
    return person === null ? createGuest(storage, name, now()) : { person, sessionKey: null };
  }

  /** Remembers the name that a seat was taken by; a request that is refused changes nothing. */
  private async saveName(person: Person | null, name: string): Promise<void> {
    if (person !== null && person.name !== name) await this.deps.storage.persons.rename(person.id, name);
  }
}

/** The seat of a game under way that a wish may have: the one it names, or the first that is open. */
function findOpenSeat(
  { status, tableState, seats }: StoredMatch,
  { seat: requestedSeat }: Join,
): StoredSeat | null {
  if (status !== 'running') return null;
  const openSeats = seats.filter(({ seat }) => tableState?.absences[seat]?.isOpen === true);
  return openSeats.find(({ seat }) => seat === (requestedSeat ?? seat)) ?? null;
}

/** Why nobody need be made a person for this wish; what happens meanwhile, `claimSeat` sees. */
function findJoinError(
  match: StoredMatch | null,
  person: Person | null,
  { seat }: Join,
): TableErrorKey | null {
  if (match === null) return 'not-found';
  if (seatHeldBy(match, person?.id ?? null) !== null) return 'already-seated';
  const lockedKey = lockedReason(match);
  if (lockedKey !== null) return lockedKey;
  const isFree =
    seat === undefined || (seat < match.players && match.seats.every((occupied) => occupied.seat !== seat));
  return isFree ? null : 'seat-taken';
}
