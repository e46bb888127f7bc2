import type { Deserted } from './play-deserted';

/** What many games come to, as one line for each kind of clock. */
export function sumOf(games: readonly Deserted[]): string {
  const kinds = ['none', 'friendly', 'tournament', 'days'] as const;
  const lines = kinds.map((kind) => {
    const of = games.filter(({ pace }) => pace.clock.kind === kind);
    const count = (types: readonly string[]): number =>
      of.reduce((sum, { events }) => sum + events.filter((type) => types.includes(type)).length, 0);
    return [
      `${kind}: ${String(of.length)} games`,
      `${String(of.reduce((sum, { decisions }) => sum + decisions, 0))} decisions`,
      `${String(of.reduce((sum, { gone }) => sum + gone, 0))} went`,
      `${String(count(['time-out']))} time-outs`,
      `${String(count(['vote-called', 'voted', 'vote-ended']))} steps of votes`,
      `${String(count(['left']))} left for good`,
      `${String(count(['returned']))} came back`,
      `${String(count(['substituted']))} substitutes`,
      `${String(count(['pause-asked']))} pauses`,
    ].join(', ');
  });
  return lines.join('\n');
}
