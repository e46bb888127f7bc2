/** Moderation: persons mute others and report chat lines, and hosts and operators remove lines. */
import type { LineRemover } from '@great-fire/protocol';
import type { MatchId, PersonId } from '../entities/match';

/** A line with unresolved reports. */
export interface ReportedLine {
  readonly matchId: MatchId;
  readonly lineId: number;
  readonly reports: number; // number of persons who reported it
}

export interface Report {
  readonly matchId: MatchId;
  readonly at: number; // ms since 1970, UTC
}

export interface ModerationStore {
  /** Hides the chat of a person. */
  mute(personId: PersonId, mutedId: PersonId, at: number): Promise<void>;
  unmute(personId: PersonId, mutedId: PersonId): Promise<void>;
  /** The persons whom a person mutes, the latest mute first. */
  mutedBy(personId: PersonId): Promise<readonly PersonId[]>;
  /** Reports a line. Reporting a line twice changes nothing. */
  report(matchId: MatchId, lineId: number, reporterId: PersonId, at: number): Promise<void>;
  /** Hides a line from its readers and resolves its reports. The line is kept. */
  removeLine(matchId: MatchId, lineId: number, removedBy: LineRemover): Promise<void>;
  /** Keeps a line visible and resolves its reports. */
  dismissReports(matchId: MatchId, lineId: number): Promise<void>;
  reportsOf(personId: PersonId): Promise<readonly Report[]>;
  /** The lines with unresolved reports, oldest first. */
  openReports(limit: number): Promise<readonly ReportedLine[]>;
}
