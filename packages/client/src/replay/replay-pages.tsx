import { BringPage } from './bring/bring-page';
import { BroughtRecord } from './bring/brought-record';
import { PracticeReplay } from './practice-replay';
import { ReplayPage } from './replay-page';

export interface ReplayPlace {
  readonly of: 'match' | 'practice' | 'record';
  readonly id: string | null; // of the game or record; null: none yet
  readonly move: string | undefined; // in the address
}

/** Every page where a game is looked through, and where a record is brought. */
export function ReplayPages({ of, id, move }: ReplayPlace) {
  if (id === null) return <BringPage />;
  switch (of) {
    case 'match':
      return <ReplayPage key={id} match={id} asked={move} />;
    case 'practice':
      return <PracticeReplay key={id} game={id} asked={move} />;
    case 'record':
      return <BroughtRecord key={id} at={id} asked={move} />;
  }
}
