/** Scrolls the map to the districts of the current animation, then to those of the current decision. */
import type { DistrictId } from '@great-fire/game';
import { DISTRICT_IDS } from '@great-fire/game';
import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { useMotion } from '../../shell/motion';
import type { Located } from '../choice/store';
import { EyeContext } from '../story/eye';
import { usePlaying } from '../story/playing';
import type { Corner } from './glide';
import { LedContext } from './led';
import type { MapWindow } from './map-window';
import type { Box } from './zoom';

interface Wanted {
  readonly asked: readonly DistrictId[];
  readonly isAnyEnough: boolean; // one of them in the window will do, else the first of them
  readonly isDeciding: boolean; // the viewer is to decide: the window stays where the last move took it
  readonly located: Located | null; // a district that the viewer asked to see
  readonly atRiver: boolean; // opens on the river
  readonly isBusy: boolean; // a decision is half made: the map stays under it
  readonly partOf: (districts: readonly DistrictId[]) => Box;
}

/**
 * Opens on the districts that are asked about, and brings them into the window whenever they become others.
 * Goes where another's move is shown. Afterwards goes back to where the viewer left it, unless the viewer moved it or is to decide now.
 */
export function useSight(
  window: MapWindow | null,
  { asked, isAnyEnough, isDeciding, located, atRiver, isBusy, partOf }: Wanted,
): void {
  const isStill = useMotion((motion) => motion.isStill);
  const playing = usePlaying();
  const eyeRef = use(EyeContext);
  const isLed = use(LedContext);
  const home = useRef<Corner | null>(null);
  const shown = useRef<string | null>(null);
  const names = asked.join(' ');
  const isTold = playing !== null && !playing.scene.isOwn;
  const told = isTold ? playing.places.join(' ') : '';
  const key = isTold ? playing.key : null;
  const parts = useRef({ partOf, isBusy });
  useLayoutEffect(() => {
    parts.current = { partOf, isBusy };
  });

  useEffect(() => {
    if (window === null) return undefined;
    const forget = () => {
      home.current = null;
    };
    return window.onTaken(forget);
  }, [window]);

  useLayoutEffect(() => {
    if (window === null || ((isTold || isLed) && window.isOpen)) return;
    const back = home.current;
    home.current = null;
    const isNew = names !== shown.current || !window.isOpen;
    shown.current = names;
    if (isNew && (names !== '' || !window.isOpen)) {
      if (!window.isOpen && atRiver) window.openAtFoot();
      const districts = districtsOf(names);
      const isSeen = (id: DistrictId) => window.cornerFor(parts.current.partOf([id])) === null;
      const [one = districts[0]] = window.isOpen ? districts.filter(isSeen) : [];
      const wanted = isAnyEnough && one !== undefined ? [one] : districts;
      window.show(parts.current.partOf(wanted), { isSmooth: !isStill, unlessSeen: true });
    } else if (back !== null && !isDeciding) window.glideTo(back);
  }, [window, names, isAnyEnough, isDeciding, isStill, atRiver, isTold, isLed]);

  useLayoutEffect(() => {
    if (window === null || key === null || told === '') return;
    if (parts.current.isBusy || window.isHeld) return;
    const districts = districtsOf(told);
    const whole = parts.current.partOf(districts);
    const corner = window.cornerFor(window.fits(whole) ? whole : parts.current.partOf(districts.slice(-1)));
    if (corner === null) return;
    const { left, top } = window.showing;
    home.current ??= { left, top };
    window.glideTo(corner);
  }, [window, key, told]);

  useLayoutEffect(() => {
    if (window === null || located === null) return;
    const corner = window.cornerFor(parts.current.partOf([located.district]));
    home.current = null;
    if (corner !== null) window.glideTo(corner);
  }, [window, located]);

  useLayoutEffect(() => {
    if (eyeRef === null || window === null) return undefined;
    eyeRef.current = { movesFor: () => window.movesFor, arrive: () => window.arrive() };
    return () => {
      eyeRef.current = null;
    };
  }, [eyeRef, window]);
}

/** In the order in which they are named. */
const districtsOf = (names: string): readonly DistrictId[] =>
  names.split(' ').flatMap((name) => DISTRICT_IDS.find((id) => id === name) ?? []);
