/** The private notes of a person about other persons and about tables. */
import type { MatchId, PersonId } from '../entities/match';

export type NoteSubject =
  { readonly kind: 'person'; readonly id: PersonId } | { readonly kind: 'table'; readonly id: MatchId };
