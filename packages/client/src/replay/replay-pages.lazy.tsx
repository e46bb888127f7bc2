import { ImportPage } from './import/import-page';
import { ImportedRecord } from './import/imported-record';
import { PracticeReplay } from './practice-replay';
import { ReplayPage } from './replay-page';

export interface ReplayRoute {
  readonly kind: 'match' | 'practice' | 'record';
  readonly id: string | null; // of the game or record; null: none yet
  readonly move: string | undefined; // in the URL
}

/** Routes of the replay and of the import of records. */
export function ReplayPages({ kind, id, move }: ReplayRoute) {
  if (id === null) return <ImportPage />;
  switch (kind) {
    case 'match':
      return <ReplayPage key={id} match={id} initialMove={move} />;
    case 'practice':
      return <PracticeReplay key={id} game={id} initialMove={move} />;
    case 'record':
      return <ImportedRecord key={id} recordKey={id} initialMove={move} />;
  }
}
