/** Which sound belongs to what happens. */
import type { GameEvent } from '@great-fire/game';
import type { StepKind } from '../animation/steps';
import { getStepsForEvents } from '../animation/steps';
import type { Sound } from './synth';

const STEP_SOUNDS: { readonly [K in StepKind]: Sound | null } = {
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
export const getStepSound = (kind: StepKind): Sound | null => STEP_SOUNDS[kind];

/** The one sound of a move that is not told as a story: that of its weightiest part. */
export function getMoveSound(events: readonly GameEvent[]): Sound | null {
  const sounds = getStepsForEvents(events).flatMap(({ kind }) => getStepSound(kind) ?? []);
  return sounds.find((sound) => sound !== 'paper') ?? sounds[0] ?? null;
}
