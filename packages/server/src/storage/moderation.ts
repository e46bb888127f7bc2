/** What people do about what others say: not hear somebody, report a line, take it out. */
import type { LineRemover } from '@great-fire/protocol';
import type { MatchId, PersonId } from './storage';

/** A line that was reported, and that nobody has decided about. */
export interface ReportedLine {
  readonly matchId: MatchId;
  readonly lineId: number;
  readonly reports: number; // by how many people
}

export interface Report {
  readonly matchId: MatchId;
  readonly at: number; // ms since 1970, UTC
}

export interface ModerationStore {
  /** From now on the one is told nothing that the other says. */
  mute(personId: PersonId, mutedId: PersonId, at: number): Promise<void>;
  unmute(personId: PersonId, mutedId: PersonId): Promise<void>;
  /** Whom somebody does not hear, the one muted last first. */
  mutedBy(personId: PersonId): Promise<readonly PersonId[]>;
  /** Reports a line; by the same person again it changes nothing. */
  report(matchId: MatchId, lineId: number, reporterId: PersonId, at: number): Promise<void>;
  /** Takes a line from its readers; it is kept, and its reports are settled. */
  removeLine(matchId: MatchId, lineId: number, removedBy: LineRemover): Promise<void>;
  /** Leaves a line where it is, and settles its reports. */
  dismissReports(matchId: MatchId, lineId: number): Promise<void>;
  /** What somebody reported, oldest first. */
  reportsOf(personId: PersonId): Promise<readonly Report[]>;
  /** The lines with reports that are not settled, oldest first. */
  openReports(limit: number): Promise<readonly ReportedLine[]>;
}
