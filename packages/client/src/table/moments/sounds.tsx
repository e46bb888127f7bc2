import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DISTRICT_IDS, isBurning, type GameEvent, type PublicState } from '@great-fire/game';
import { useSoundSetting, vibrateForTurn } from '../../lib/sound-setting';
import type { Sound, Synth } from '../../lib/synth.lazy';
import { useIsMyDecision } from '../move-input/move-input-context';
import { useCurrentStep, useDisplayed } from '../model/display-context';
import { useTable } from '../model/table-context';
import { type StepKind, getStepsForEvents } from '../model/steps';
import type { MomentKind } from './moments';
import type { PlayingMoment } from './use-moments';

/** Returns the synth. Creates it on the first press or key while sound is on, as browsers require. */
function useSynth(isOn: boolean): Synth | null {
  const [synth, setSynth] = useState<Synth | null>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    let isUnmounted = false;
    let created: Synth | null = null;
    const loadSynth = () => {
      removeListeners();
      void import('../../lib/synth.lazy').then(({ createSynth }) => {
        if (isUnmounted) return;
        created = createSynth();
        setSynth(created);
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
      created?.close();
      setSynth(null);
    };
  }, [isOn]);
  return synth;
}

const LARGEST_FIRE = 32; // burning districts at which the fire is loudest

/** Returns how large the fire in the city is, 0 to 1. Silent once the game is over. */
export function getFireSize(view: PublicState): number {
  if (view.turn.step === 'over') return 0;
  const burning = DISTRICT_IDS.filter((id) => isBurning(view, id)).length;
  return Math.min(1, burning / LARGEST_FIRE);
}

/** Keeps the fire in the background as loud as it is large, and silent while the page is hidden. */
function useAmbience(synth: Synth | null, volume: number): void {
  const fire = getFireSize(useDisplayed().view);
  useEffect(() => {
    if (synth === null) return undefined;
    const update = () => synth.setAmbience(document.visibilityState === 'visible' ? fire : 0, volume);
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, [synth, fire, volume]);
}

/**
 * Plays the fire of the city, the sounds of moments and animation steps, those of moves without animation, and a bell
 * when the viewer has to decide. A phone vibrates too.
 */
export function Sounds({ playing }: { readonly playing: readonly PlayingMoment[] }) {
  const { isOn, volume, muteSharedScreen } = useSoundSetting();
  const synth = useSynth(isOn);
  useAmbience(synth, volume);
  const currentStep = useCurrentStep();
  const { stateId, log, view, localGame } = useTable('stateId', 'log', 'view', 'localGame');
  const play = useEffectEvent((sound: Sound | null) => {
    if (sound !== null) synth?.play(sound, volume);
  });
  const getEvents = useEffectEvent(
    (state: number) => log.find((entry) => entry.stateId === state)?.events ?? [],
  );

  // A page that only watches may be a screen for a room, and players hand round a game of their own.
  const isShared = view.viewer === null || (localGame !== undefined && localGame.setBotSpeed === undefined);
  useEffect(() => {
    if (isShared) muteSharedScreen();
  }, [isShared, muteSharedScreen]);

  const kind = currentStep?.step.kind ?? null;
  const key = currentStep?.key ?? null;
  const isAnimated = useRef(false);
  useEffect(() => {
    isAnimated.current = key !== null;
    if (kind !== null) play(getStepSound(kind));
  }, [key, kind]);

  const heard = useRef<readonly PlayingMoment[]>([]);
  useEffect(() => {
    for (const moment of playing)
      if (!heard.current.includes(moment)) play(MOMENT_SOUNDS[moment.moment.kind]);
    heard.current = playing;
  }, [playing]);

  const lastStateId = useRef(stateId);
  useEffect(() => {
    if (stateId === lastStateId.current + 1 && !isAnimated.current) play(getMoveSound(getEvents(stateId)));
    lastStateId.current = stateId;
  }, [stateId]);

  const isMyDecision = useIsMyDecision();
  const wasMyDecision = useRef(isMyDecision);
  useEffect(() => {
    if (isMyDecision && !wasMyDecision.current) {
      play('bell');
      vibrateForTurn();
    }
    wasMyDecision.current = isMyDecision;
  }, [isMyDecision]);

  const isOver = view.turn.step === 'over';
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (isOver && !wasOver.current) play('dawn');
    wasOver.current = isOver;
  }, [isOver]);
  return null;
}

/** Null: the animation step of the same move has a sound already. */
const MOMENT_SOUNDS: { readonly [K in MomentKind]: Sound | null } = {
  token: 'coin',
  'stack-card': 'roar',
  'fire-grows': null,
  'burnt-out': 'hiss',
  demolition: null,
  hero: 'laurel',
  'last-round': 'toll',
};

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
