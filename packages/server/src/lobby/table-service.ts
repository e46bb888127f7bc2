/** Creates tables, joins, sets up and leaves them, and creates rematches. */
import { randomBytes } from 'node:crypto';
import {
  BOT_NAMES,
  completeTableOptions,
  type Join,
  type CreateTableInput,
  type PutBot,
} from '@great-fire/protocol';
import { type OpeningHandAnswer, RULES_VERSION, seedCommitment } from '@great-fire/game';
import type { TableCommandService } from '../matches/table-commands';
import { apiError, orThrow } from '../errors/api-error';
import { isRejected, type ErrorKey } from '../errors/error-table';
import { personOrGuest, savePersonName } from '../identity/guest';
import { deriveSecretKey, hashSecret, generateSecretKey } from '../identity/secret-key';
import type { MatchService } from '../matches/match-service';
import { findRejectionOf, hostOf, seatHeldBy } from '../table-setup/host';
import type { SetupCommand } from '../table-setup/table-setup-types';
import { isBlockedByHost } from '../storage/blocks';
import { requireGroup } from '../storage/groups';
import type { Person } from '../storage/persons';
import type { TablesInUse } from '../storage/retention';
import type { Storage } from '../storage/storage';
import { KeyedQueue } from '../shared/keyed-queue';
import { newShortId } from '../shared/random-id';
import type { MatchId, NewSeat, PersonId, StoredMatch, StoredSeat } from '../entities/match';

interface TableServiceDeps {
  readonly storage: Pick<Storage, 'blocks' | 'groups' | 'matches' | 'persons' | 'retention'>;
  readonly matches: Pick<MatchService, 'start'>;
  readonly tableCommands: Pick<TableCommandService, 'substitute' | 'assignBot'>;
  readonly now: () => number;
  /** Returns whether a player of another seat than `seat` is connected to a match from an IP address. */
  readonly hasPlayerFrom?: (matchId: MatchId, address: string, seat: number) => boolean;
  readonly maxBotGames: number; // running games with bots, for each person
}

/** A claimed seat. Token and session key are returned only once, and the server stores their hashes. */
export interface ClaimedSeat {
  readonly matchId: MatchId;
  readonly seat: number;
  readonly token: string;
  readonly sessionKey: string | null; // for a new person
}

/** Like `ClaimedSeat`, for a known person. The token is null if the person already had the seat. */
export interface ClaimedRematchSeat extends Omit<ClaimedSeat, 'token'> {
  readonly token: string | null;
}

const MAX_WAITING_TABLES = 20; // of one person

type WithoutActor<T> = T extends unknown ? Omit<T, 'by'> : never;
export type SetupRequest = WithoutActor<SetupCommand>;

export class TableService {
  // Counts the tables and games of a person before it adds one. Two servers may each add one at the same moment.
  private readonly additions = new KeyedQueue<PersonId>();

  constructor(private readonly deps: TableServiceDeps) {}

  /** Opens a table, or returns the one that was opened with the same secret, even at the same moment. @throws ApiError */
  open(person: Person | null, input: CreateTableInput): Promise<ClaimedSeat> {
    const keys = seatKeys('new table', input);
    const open = () => this.openNow(person, input, keys);
    return this.claimOnce(input, keys, () =>
      person === null ? open() : this.additions.run(person.id, open),
    );
  }

  private async openNow(
    person: Person | null,
    input: CreateTableInput,
    keys: SeatKeys,
  ): Promise<ClaimedSeat> {
    const { storage, now } = this.deps;
    await this.assertMayOpen(person, (input.bots ?? []).length > 0);
    const { group: groupId } = input;
    if (groupId !== undefined) await requireGroup(storage.groups, groupId, person?.id ?? '');
    const { newSeat, token, sessionKey } = await this.prepareSeat(person, input, keys);
    const seed = randomBytes(32).toString('hex');
    const matchId = newShortId();
    await storage.matches.open(
      {
        id: matchId,
        tableName: input.tableName,
        players: input.players,
        ...completeTableOptions(input),
        commitment: seedCommitment(seed),
        rulesVersion: RULES_VERSION,
        seed,
        at: now(),
        ...(groupId !== undefined && { groupId }),
      },
      newSeat,
      (input.bots ?? []).map((level) => ({ level, names: BOT_NAMES })),
    );
    await savePersonName(storage, person, input.name);
    return { matchId, seat: 0, token, sessionKey };
  }

  /**
   * Takes a seat, or returns the one that was taken with the same secret, even at the same moment. `address`: the
   * person's IP address.
   * @throws ApiError if the person may not have one
   */
  join(
    person: Person | null,
    matchId: MatchId,
    input: Join,
    address: string | null = null,
  ): Promise<ClaimedSeat> {
    const keys = seatKeys(matchId, input);
    return this.claimOnce(input, keys, () => this.takeSeat(person, matchId, input, keys, address));
  }

  /** Claims a seat, unless a request with the same secret did. */
  private async claimOnce(
    { secret }: Pick<Join, 'secret'>,
    keys: SeatKeys,
    claim: () => Promise<ClaimedSeat>,
  ): Promise<ClaimedSeat> {
    if (secret === undefined) return claim();
    const earlierClaim = await this.findEarlierClaim(keys);
    if (earlierClaim !== null) return earlierClaim;
    try {
      return await claim();
    } catch (error) {
      const concurrentClaim = await this.findEarlierClaim(keys);
      if (concurrentClaim === null) throw error;
      return concurrentClaim;
    }
  }

  private async takeSeat(
    person: Person | null,
    matchId: MatchId,
    input: Join,
    keys: SeatKeys,
    address: string | null,
  ): Promise<ClaimedSeat> {
    const { storage, now } = this.deps;
    const match = await storage.matches.find(matchId);
    const errorKey = findJoinError(match, person, input);
    if (match !== null && errorKey === 'already-started') {
      const openSeat = findOpenSeat(match, input);
      if (openSeat !== null) {
        // Another browser of a player would see the secrets of two seats.
        if (address !== null && this.deps.hasPlayerFrom?.(matchId, address, openSeat.seat) === true)
          throw apiError('same-address');
        return this.takeOverSeat(person, match, openSeat, input.name, keys);
      }
    }
    if (errorKey !== null) throw apiError(errorKey);
    const { newSeat, token, sessionKey } = await this.prepareSeat(person, input, keys);
    const claim = orThrow(await storage.matches.claimSeat(matchId, newSeat, input.seat ?? null, now()));
    await savePersonName(storage, person, input.name);
    return { matchId, seat: claim.seat, token, sessionKey };
  }

  /** Finds the seat of a request whose answer was lost. Its caller may not have received the cookie. */
  private async findEarlierClaim({ token, sessionKey }: SeatKeys): Promise<ClaimedSeat | null> {
    const { storage } = this.deps;
    const held = await storage.matches.seatByToken(hashSecret(token));
    if (held === null) return null;
    const session = await storage.persons.sessionByKey(hashSecret(sessionKey));
    const { matchId, seat } = held;
    return { matchId, seat, token, sessionKey: session === null ? null : sessionKey };
  }

  /** Takes over an open seat of a running game from its owner. */
  private async takeOverSeat(
    person: Person | null,
    match: StoredMatch,
    { seat, name: previousName }: StoredSeat,
    name: string,
    keys: SeatKeys,
  ): Promise<ClaimedSeat> {
    const { storage } = this.deps;
    if (person !== null && (await storage.matches.isKicked(match.id, person.id))) throw apiError('kicked');
    if (person !== null && (await isBlockedByHost(storage, match, person.id)))
      throw apiError('blocked-by-host');
    const { newSeat, token, sessionKey } = await this.prepareSeat(person, { name }, keys);
    const holidays = person === null ? [] : await storage.persons.holidaysOf(person.id);
    await this.deps.tableCommands.substitute(match.id, { ...newSeat, seat }, previousName, holidays);
    await savePersonName(storage, person, name);
    return { matchId: match.id, seat, token, sessionKey };
  }

  /**
   * Seats a player of a finished game at its rematch. The first request creates the rematch. @throws ApiError
   */
  async rematch(person: Person, previousMatchId: MatchId): Promise<ClaimedRematchSeat> {
    const { storage, now } = this.deps;
    const token = generateSecretKey();
    const seed = randomBytes(32).toString('hex');
    const rematch = await storage.matches.rematch(
      {
        formerMatchId: previousMatchId,
        personId: person.id,
        tokenHash: hashSecret(token),
      },
      {
        id: newShortId(),
        commitment: seedCommitment(seed),
        rulesVersion: RULES_VERSION,
        seed,
        at: now(),
      },
    );
    const { outcome, id, seat } = orThrow(rematch);
    return { matchId: id, seat, token: outcome === 'already-joined' ? null : token, sessionKey: null };
  }

  /**
   * Frees a seat before the start, for its owner or the host. The last person closes the table. `name`: the name of
   * the player whom the host removes, because meanwhile the seat may have another owner. @throws ApiError
   */
  async leave(person: Person, match: StoredMatch, seat: number, name?: string): Promise<void> {
    const { storage, now } = this.deps;
    const occupant = match.seats.find((storedSeat) => storedSeat.seat === seat);
    if (occupant !== undefined && occupant.personId !== person.id && hostOf(match) === person.id) {
      if (name === undefined) throw apiError('name-missing');
      if (name !== occupant.name) throw apiError('seat-replaced');
    }
    orThrow(await storage.matches.leaveSeat(match.id, seat, person.id, now()));
  }

  /** Sets a player's readiness, changes the table, or starts its game. @throws ApiError */
  async updateSetup(person: Person, matchId: MatchId, request: SetupRequest): Promise<void> {
    const { storage, now } = this.deps;
    const { setup } = await this.additions.run(person.id, async () => {
      const match = mayStart(request) ? await storage.matches.find(matchId) : null;
      // The last ready player of a rematch starts it too.
      const isStart = request.type === 'start' || match?.rematchOfId !== null;
      if (isStart && match?.seats.some(({ bot }) => bot !== null) === true)
        this.assertFewBotGames(await storage.retention.tablesInUse(person.id));
      return orThrow(await storage.matches.updateSetup(matchId, { ...request, by: person.id }, now()));
    });
    if (mayStart(request) && setup.status === 'running') await this.deps.matches.start(matchId);
  }

  /** Sets what a player does with five identical cards. @throws ApiError */
  async setOpeningHandAnswer(
    person: Person,
    matchId: MatchId,
    seat: number,
    answer: OpeningHandAnswer,
  ): Promise<void> {
    orThrow(await this.deps.storage.matches.setOpeningHandAnswer(matchId, person.id, seat, answer));
  }

  /** Adds a bot, changes its level, or assigns one to the seat of an absent owner. @throws ApiError */
  async setBot(person: Person, matchId: MatchId, seat: number, { level }: PutBot): Promise<void> {
    await this.additions.run(person.id, () => this.setBotNow(person, matchId, seat, level));
  }

  private async setBotNow(
    person: Person,
    matchId: MatchId,
    seat: number,
    level: PutBot['level'],
  ): Promise<void> {
    const { storage, tableCommands, now } = this.deps;
    this.assertFewBotGames(await storage.retention.tablesInUse(person.id));
    const result = await storage.matches.setBot(matchId, person.id, seat, { level, names: BOT_NAMES }, now());
    if (isRejected(result) && result.error === 'seat-taken') {
      // The person is the host, otherwise the outcome would be `not-host`.
      const match = await storage.matches.find(matchId);
      const actorSeat = match === null ? null : seatHeldBy(match, person.id);
      if (actorSeat !== null && (match?.tableState?.absences[seat] ?? null) !== null)
        return tableCommands.assignBot(matchId, seat, { by: actorSeat, level });
    }
    orThrow(result);
  }

  /** Removes a bot before the start. @throws ApiError */
  async removeBot(person: Person, matchId: MatchId, seat: number): Promise<void> {
    const { storage, now } = this.deps;
    orThrow(await storage.matches.removeBot(matchId, person.id, seat, now()));
  }

  /** @throws ApiError `not-allowed-now` if the person has too many waiting tables or games with bots */
  private async assertMayOpen(person: Person | null, hasBots: boolean): Promise<void> {
    if (person === null) return;
    const inUse = await this.deps.storage.retention.tablesInUse(person.id);
    if (inUse.waiting >= MAX_WAITING_TABLES) throw apiError('too-many-waiting-tables');
    if (hasBots) this.assertFewBotGames(inUse);
  }

  /** @throws ApiError `not-allowed-now` if the person has too many running games with bots */
  private assertFewBotGames({ botGames }: TablesInUse): void {
    if (botGames >= this.deps.maxBotGames) throw apiError('too-many-bot-games');
  }

  /** Prepares the seat of a person, who is created if unknown. */
  private async prepareSeat(
    person: Person | null,
    { name, openingHandAnswer }: Pick<Join, 'name' | 'openingHandAnswer'>,
    { token, sessionKey }: SeatKeys,
  ) {
    const { storage, now } = this.deps;
    const owner = await personOrGuest(storage, person, name, now(), sessionKey);
    const newSeat: NewSeat = {
      personId: owner.person.id,
      name,
      tokenHash: hashSecret(token),
      ...(openingHandAnswer !== undefined && { openingHandAnswer }),
    };
    return { newSeat, token, sessionKey: owner.sessionKey };
  }
}

interface SeatKeys {
  readonly token: string;
  readonly sessionKey: string; // used for a new person only
}

/** The keys of a seat, which depend on the secret of the request alone if it has one. */
function seatKeys(place: string, { secret = generateSecretKey() }: Pick<Join, 'secret'>): SeatKeys {
  return {
    token: deriveSecretKey(secret, `seat ${place}`),
    sessionKey: deriveSecretKey(secret, `session ${place}`),
  };
}

const mayStart = (request: SetupRequest): boolean =>
  request.type === 'start' || (request.type === 'set-ready' && request.isReady);

/** Returns the requested open seat of a running game, or the first open one. Returns null if there is none. */
function findOpenSeat(
  { status, tableState, seats }: StoredMatch,
  { seat: requestedSeat }: Join,
): StoredSeat | null {
  if (status !== 'running') return null;
  const openSeats = seats.filter(({ seat }) => tableState?.absences[seat]?.isOpen === true);
  return openSeats.find(({ seat }) => seat === (requestedSeat ?? seat)) ?? null;
}

/** Checks a join request before a guest is created, so that a rejected one creates none. `claimSeat` checks again. */
function findJoinError(match: StoredMatch | null, person: Person | null, { seat }: Join): ErrorKey | null {
  if (match === null) return 'not-found';
  return findRejectionOf(match, person?.id ?? null, { type: 'claim', seat: seat ?? null, ban: null });
}
