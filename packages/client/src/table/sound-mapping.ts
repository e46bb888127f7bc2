/** Maps animation steps and moves to sounds. */
import type { GameEvent } from '@great-fire/game';
import type { StepKind } from './display/steps';
import { getStepsForEvents } from './display/steps';
import type { Sound } from '../sound/synth.lazy';

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

/** Returns the sound of an animation step, or null if it is silent. */
export const getStepSound = (kind: StepKind): Sound | null => STEP_SOUNDS[kind];

/** Returns the sound of a move that is not animated: the first that is not paper. Null: silent. */
export function getMoveSound(events: readonly GameEvent[]): Sound | null {
  const sounds = getStepsForEvents(events).flatMap(({ kind }) => getStepSound(kind) ?? []);
  return sounds.find((sound) => sound !== 'paper') ?? sounds[0] ?? null;
}
