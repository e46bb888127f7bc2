/** Which sound belongs to what happens. */
import type { GameEvent } from '@great-fire/game';
import type { BeatKind } from '../story/beats';
import { beatsOf } from '../story/beats';
import type { Sound } from './synth';

const OF_BEAT: { readonly [K in BeatKind]: Sound | null } = {
  look: null,
  card: 'paper',
  cone: null,
  burn: 'crackle',
  contain: 'knock',
  step: 'knock',
  stand: 'knock',
  'put-out': 'splash',
  demolish: 'thud',
  hero: 'laurel',
  draw: 'paper',
  grow: 'crackle',
};

/** The sound of one beat of a story; null: it is silent. */
export const soundOf = (kind: BeatKind): Sound | null => OF_BEAT[kind];

/** The one sound of a move that is not told as a story: that of its weightiest part. */
export function soundOfMove(events: readonly GameEvent[]): Sound | null {
  const sounds = beatsOf(events).flatMap(({ kind }) => soundOf(kind) ?? []);
  return sounds.find((sound) => sound !== 'paper') ?? sounds[0] ?? null;
}
