import type { AbandonedGame } from './play-game';

/** Returns one line of totals for each kind of clock. */
export function summarize(games: readonly AbandonedGame[]): string {
  const kinds = ['none', 'per-turn', 'fischer', 'correspondence'] as const;
  const lines = kinds.map((kind) => {
    const gamesOfKind = games.filter(({ timeControl }) => timeControl.clock.kind === kind);
    const count = (types: readonly string[]): number =>
      gamesOfKind.reduce((sum, { events }) => sum + events.filter((type) => types.includes(type)).length, 0);
    return [
      `${kind}: ${String(gamesOfKind.length)} games`,
      `${String(gamesOfKind.reduce((sum, { decisions }) => sum + decisions, 0))} decisions`,
      `${String(gamesOfKind.reduce((sum, { departures }) => sum + departures, 0))} went`,
      `${String(count(['time-out']))} time-outs`,
      `${String(count(['vote-called', 'voted', 'vote-ended']))} steps of votes`,
      `${String(count(['left']))} left for good`,
      `${String(count(['returned']))} came back`,
      `${String(count(['substituted']))} substitutes`,
      `${String(count(['proposed']))} pauses`,
    ].join(', ');
  });
  return lines.join('\n');
}
