import type { GameRecord } from '@great-fire/game';
import type { ApiErrorBody } from '@great-fire/protocol';
import { ApiFailure } from '../connection/api';

const UNHEARD: ApiErrorBody = { code: 'server-fault', message: 'The server did not answer' };

/** Reads the record of a finished game, as the server writes it. @throws ApiFailure */
export async function readGame(address: string): Promise<GameRecord> {
  const answer = await fetch(address, { credentials: 'same-origin' }).catch(() => null);
  const body: unknown = await answer?.json().catch(() => null);
  if (answer?.ok !== true)
    throw new ApiFailure(answer?.status ?? 0, (body as ApiErrorBody | null) ?? UNHEARD);
  return body as GameRecord;
}
