import { useEffect, useEffectEvent, useRef } from 'react';
import { useIsAsked } from '../decision';
import { usePlaying } from '../story/playing';
import { useTable } from '../table-context';
import { useSoundChoice } from './sound-choice';
import type { Sound, Synth } from './synth';
import { soundOf, soundOfMove } from './what-sounds';

/** The instrument, once a press or a key has allowed it and somebody wants to hear it. */
function useSynth(isOn: boolean): { readonly current: Synth | null } {
  const synth = useRef<Synth | null>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    let isGone = false;
    const wake = () => {
      sleep();
      void import('./synth').then(({ createSynth }) => {
        if (!isGone) synth.current = createSynth();
      });
    };
    const sleep = () => {
      window.removeEventListener('pointerdown', wake);
      window.removeEventListener('keydown', wake);
    };
    window.addEventListener('pointerdown', wake);
    window.addEventListener('keydown', wake);
    return () => {
      isGone = true;
      sleep();
      synth.current?.close();
      synth.current = null;
    };
  }, [isOn]);
  return synth;
}

/** Lets the table be heard: what is told as it is told, all else when it happens, and a bell for my turn. */
export function Sounds() {
  const { isOn, volume } = useSoundChoice();
  const synth = useSynth(isOn);
  const playing = usePlaying();
  const { stateId, log } = useTable();
  const play = useEffectEvent((sound: Sound | null) => {
    if (sound !== null) synth.current?.play(sound, volume);
  });
  const eventsOf = useEffectEvent(
    (state: number) => log.find((entry) => entry.stateId === state)?.events ?? [],
  );

  const kind = playing?.beat.kind ?? null;
  const key = playing?.key ?? null;
  const isTold = useRef(false);
  useEffect(() => {
    isTold.current = key !== null;
    if (kind !== null) play(soundOf(kind));
  }, [key, kind]);

  const heard = useRef(stateId);
  useEffect(() => {
    if (stateId === heard.current + 1 && !isTold.current) play(soundOfMove(eventsOf(stateId)));
    heard.current = stateId;
  }, [stateId]);

  const isMine = useIsAsked();
  const was = useRef(isMine);
  useEffect(() => {
    if (isMine && !was.current) play('bell');
    was.current = isMine;
  }, [isMine]);
  return null;
}
