import type { Logger } from 'pino';
import type { MatchId, PersonId, StoredMatch } from '../entities/match';
import { ApiError } from '../errors/api-error';
import { findExpected } from '../groups/expected-members';
import type { PresenceService } from '../realtime/presence/presence-service';
import { loadGameReport, type GameReport } from '../results/game-report';
import { canSpectate } from '../spectating/access';
import type { DateId } from '../storage/dates';
import type { StoredNotification } from '../storage/notifications';
import type { Storage } from '../storage/storage';
import type { NotificationContent, PromptContent, TargetOwner } from './channel';
import { buildTurnKey, findPrompts } from './prompts';

export interface ContentLoaderDeps {
  readonly storage: Pick<Storage, 'dates' | 'groups' | 'matches' | 'moves' | 'tableInvitations'>;
  readonly presence: Pick<PresenceService, 'presenceAt'>;
  /** Returns the address of the picture of an ended game, or null if this server has none. */
  readonly pictureUrlOf: (id: MatchId) => string | null;
  readonly log: Pick<Logger, 'warn'>;
}

/** Loads what a notification says when it is sent, which may be long after it was queued. */
export class ContentLoader {
  /** The report of the last ended game. All members of a group receive the same. */
  private latestReport: { readonly id: MatchId; readonly report: GameReport } | null = null;

  constructor(private readonly deps: ContentLoaderDeps) {}

  /** Makes the next report of a game a new one. */
  forgetReport(): void {
    this.latestReport = null;
  }

  /**
   * Returns null if the prompt, invitation or date is over, is another person's, or its person sees the page.
   */
  async load(
    { subjectId, turn, seat, kind }: StoredNotification,
    owner: NonNullable<TargetOwner>,
  ): Promise<NotificationContent | null> {
    if (kind === 'date') return owner === 'table' ? null : this.loadDate(subjectId, owner.personId);
    const match = await this.deps.storage.matches.find(subjectId);
    if (match === null) return null;
    switch (kind) {
      case 'ended':
        return this.loadReport(match, owner);
      case 'invitation':
        return owner === 'table' ? null : this.loadInvitation(match, owner.personId);
      case 'turn':
      case 'vote':
      case 'pause':
      case 'takeback':
      case 'abort':
        return seat === null || buildTurnKey(match) !== turn
          ? null
          : this.loadPrompt(match, { seat, kind }, owner);
    }
  }

  /** Returns null if the prompt is over, or is another person's. */
  private async loadPrompt(
    match: StoredMatch,
    { seat, kind }: Pick<PromptContent, 'seat' | 'kind'>,
    owner: NonNullable<TargetOwner>,
  ): Promise<NotificationContent | null> {
    const prompt = findPrompts(match).find(
      (candidate) => candidate.seat === seat && (owner === 'table' || candidate.personId === owner.personId),
    );
    if (prompt === undefined) return null;
    const { visibleSeats } = await this.deps.presence.presenceAt(match.id);
    if (visibleSeats.includes(seat)) return null;
    return { match, kind: owner === 'table' ? kind : prompt.kind, seat };
  }

  private async loadInvitation(match: StoredMatch, personId: PersonId): Promise<NotificationContent | null> {
    const invitation = await this.deps.storage.tableInvitations.findPending(match.id, personId);
    return invitation === null || invitation.isSeen ? null : { match, kind: 'invitation', by: invitation.by };
  }

  /** Returns null if the group has gone or the owner wants no reports any more. */
  private async loadReport(
    match: StoredMatch,
    owner: NonNullable<TargetOwner>,
  ): Promise<NotificationContent | null> {
    const { storage, pictureUrlOf, log } = this.deps;
    const group = canSpectate(match) ? await storage.groups.ofTable(match.id) : null;
    if (group === null) return null;
    if (owner !== 'table') {
      const members = await storage.groups.members(group.id);
      if (!members.some(({ personId, wantsReports }) => wantsReports && personId === owner.personId))
        return null;
    }
    try {
      const report =
        this.latestReport?.id === match.id ? this.latestReport.report : await loadGameReport(storage, match);
      this.latestReport = { id: match.id, report };
      return { match, kind: 'ended', report, hasDiary: group.hasDiary, pictureUrl: pictureUrlOf(match.id) };
    } catch (err) {
      if (!(err instanceof ApiError)) throw err;
      log.warn({ err, matchId: match.id }, 'reporting an ended game failed'); // its rules version is missing
      return null;
    }
  }

  /** Returns null if the date is over or withdrawn, or its member does not come any more. */
  private async loadDate(dateId: DateId, personId: PersonId): Promise<NotificationContent | null> {
    const { dates } = this.deps.storage;
    const date = await dates.find(dateId);
    if (date === null) return null;
    const expected = findExpected(date, await dates.answers(dateId));
    return expected.includes(personId) ? { date, kind: 'date' } : null;
  }
}
