import { readMe } from '../connection/api';
import { isMyTurn } from '../connection/lobby-list';

const EVERY_MS = 60_000;

/** Tells how many other tables wait for this person, now and every minute. Returns how to stop. */
export function followOthers(here: string, tell: (count: number) => void): () => void {
  const look = (): void => {
    readMe().then(
      ({ seats }) => tell(seats.filter((mine) => mine.match.id !== here && isMyTurn(mine)).length),
      () => undefined, // the next look may be answered
    );
  };
  look();
  const timer = setInterval(look, EVERY_MS);
  return () => clearInterval(timer);
}
