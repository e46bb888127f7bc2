import { useEffect, useEffectEvent, useRef } from 'react';
import { useSoundSetting } from '../../lib/sound-setting';
import type { Sound, Synth } from '../../lib/synth.lazy';
import { useIsMyDecision } from '../move-input/move-input-context';
import { useCurrentStep } from '../model/display-context';
import { useTable } from '../model/table-context';
import { type StepKind, getStepsForEvents } from '../model/steps';
import type { GameEvent } from '@great-fire/game';

/** Returns a ref to the synth. Creates it on the first press or key while sound is on, as browsers require. */
function useSynth(isOn: boolean): { readonly current: Synth | null } {
  const synth = useRef<Synth | null>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    let isUnmounted = false;
    const loadSynth = () => {
      removeListeners();
      void import('../../lib/synth.lazy').then(({ createSynth }) => {
        if (!isUnmounted) synth.current = createSynth();
      });
    };
    const removeListeners = () => {
      window.removeEventListener('pointerdown', loadSynth);
      window.removeEventListener('keydown', loadSynth);
    };
    window.addEventListener('pointerdown', loadSynth);
    window.addEventListener('keydown', loadSynth);
    return () => {
      isUnmounted = true;
      removeListeners();
      synth.current?.close();
      synth.current = null;
    };
  }, [isOn]);
  return synth;
}

/** Plays the sounds of animation steps, of moves without animation, and a bell when the viewer has to decide. */
export function Sounds() {
  const { isOn, volume } = useSoundSetting();
  const synth = useSynth(isOn);
  const currentStep = useCurrentStep();
  const { stateId, log } = useTable('stateId', 'log');
  const play = useEffectEvent((sound: Sound | null) => {
    if (sound !== null) synth.current?.play(sound, volume);
  });
  const getEvents = useEffectEvent(
    (state: number) => log.find((entry) => entry.stateId === state)?.events ?? [],
  );

  const kind = currentStep?.step.kind ?? null;
  const key = currentStep?.key ?? null;
  const isAnimated = useRef(false);
  useEffect(() => {
    isAnimated.current = key !== null;
    if (kind !== null) play(getStepSound(kind));
  }, [key, kind]);

  const lastStateId = useRef(stateId);
  useEffect(() => {
    if (stateId === lastStateId.current + 1 && !isAnimated.current) play(getMoveSound(getEvents(stateId)));
    lastStateId.current = stateId;
  }, [stateId]);

  const isMyDecision = useIsMyDecision();
  const wasMyDecision = useRef(isMyDecision);
  useEffect(() => {
    if (isMyDecision && !wasMyDecision.current) play('bell');
    wasMyDecision.current = isMyDecision;
  }, [isMyDecision]);
  return null;
}

const STEP_SOUNDS: { readonly [K in StepKind]: Sound | null } = {
  pan: null,
  card: 'paper',
  cone: null,
  burn: 'crackle',
  contain: 'knock',
  move: 'knock',
  place: 'knock',
  'put-out': 'splash',
  demolish: 'thud',
  draw: 'paper',
  intensify: 'crackle',
};

/** Returns the sound of an animation step, or null if it is silent. */
const getStepSound = (kind: StepKind): Sound | null => STEP_SOUNDS[kind];

/** Returns the sound of a move that is not animated: the first that is not paper. Null: silent. */
export function getMoveSound(events: readonly GameEvent[]): Sound | null {
  const sounds = getStepsForEvents(events).flatMap(({ kind }) => getStepSound(kind) ?? []);
  return sounds.find((sound) => sound !== 'paper') ?? sounds[0] ?? null;
}
