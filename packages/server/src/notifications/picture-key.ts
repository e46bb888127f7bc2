/** Signed keys of pictures: who has one may see the picture of a private table's result. They need no database row. */
import { areHashesEqual } from '../identity/secret-key';
import type { MatchId } from '../entities/match';
import { signText } from './unsubscribe-token';

export const signPictureKey = (secret: string, id: MatchId): string => signText(secret, `picture-${id}`);

export const isPictureKey = (secret: string, id: MatchId, key: string): boolean =>
  areHashesEqual(signPictureKey(secret, id), key);
