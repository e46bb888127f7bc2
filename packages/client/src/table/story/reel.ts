/** The queue of moves that are still to be told, and what the table shows meanwhile. */
import type { DistrictId, PlayerView } from '@great-fire/game';
import type { Beat } from './beats';
import { isBefore, placesOf } from './beats';

/** One state of the game as the viewer sees it. */
export interface Moment {
  readonly stateId: number;
  readonly view: PlayerView;
}

/** One move to be told. */
export interface Scene {
  readonly stateId: number; // that it led to
  readonly after: PlayerView | null; // null: only the states round it are known
  readonly beats: readonly Beat[];
  readonly isOwn: boolean;
}

export interface Reel {
  readonly live: Moment;
  readonly shown: Moment; // the same as `live` when nothing is told
  readonly before: PlayerView; // what was shown when the first scene began
  readonly scenes: readonly Scene[]; // the first is being told
  readonly beat: number; // which of its beats
  readonly isAsked: boolean; // somebody wants to see all of it
}

const MOST = 10; // scenes that wait; with more the oldest are let go
const KEPT = 6;

/** A reel with nothing to tell. */
export const reelAt = (live: Moment): Reel => ({
  live,
  shown: live,
  before: live.view,
  scenes: [],
  beat: 0,
  isAsked: false,
});

/** Begins the first scene that has anything to tell; shows the live state when there is none. */
function begun(reel: Reel): Reel {
  let { shown } = reel;
  const scenes = [...reel.scenes];
  for (;;) {
    const [scene] = scenes;
    if (scene === undefined) return reelAt(reel.live);
    if (scene.beats.length > 0) break;
    if (scene.after !== null) shown = { stateId: scene.stateId, view: scene.after };
    scenes.shift();
  }
  return turned({ ...reel, shown, before: shown.view, scenes, beat: 0 });
}

/** Turns to what the move led to as soon as a beat is played on it. */
function turned(reel: Reel): Reel {
  const [scene] = reel.scenes;
  const beat = scene?.beats[reel.beat];
  if (scene === undefined || beat === undefined || scene.after === null || isBefore(beat)) return reel;
  if (reel.shown.stateId === scene.stateId) return reel;
  return { ...reel, shown: { stateId: scene.stateId, view: scene.after } };
}

/**
 * The reel with a new live state, and the moves that led there; without moves it is shown at once. A reel
 * that was asked for goes on to its end all the same, and what is new comes after it.
 */
export function arrived(reel: Reel, live: Moment, scenes: readonly Scene[]): Reel {
  const isTelling = reel.scenes.length > 0;
  if (isTelling && (reel.isAsked || live.stateId === reel.live.stateId)) {
    return { ...reel, live, scenes: [...reel.scenes, ...scenes] };
  }
  if (scenes.length === 0) return reelAt(live);
  const all = [...reel.scenes, ...scenes];
  if (all.length > MOST) {
    const skipped = all.slice(0, -KEPT);
    const known = skipped.filter(({ after }) => after !== null).at(-1);
    const shown = known?.after ? { stateId: known.stateId, view: known.after } : reel.shown;
    return begun({ ...reel, live, shown, scenes: all.slice(-KEPT) });
  }
  const next = { ...reel, live, scenes: all };
  return isTelling ? next : begun(next);
}

/** The reel one beat on. */
export function advanced(reel: Reel): Reel {
  const [scene, ...rest] = reel.scenes;
  if (scene === undefined) return reel;
  if (reel.beat + 1 < scene.beats.length) return turned({ ...reel, beat: reel.beat + 1 });
  const shown = scene.after === null ? reel.shown : { stateId: scene.stateId, view: scene.after };
  return begun({ ...reel, shown, scenes: rest });
}

/** The reel told again from an earlier moment, because somebody asked; the scenes lead to the live state. */
export const retold = (reel: Reel, from: Moment, scenes: readonly Scene[]): Reel =>
  begun({ ...reel, shown: from, before: from.view, scenes, beat: 0, isAsked: true });

/** The live state at once. */
export const ended = ({ live }: Reel): Reel => reelAt(live);

/** What is being told now. */
export interface Playing {
  readonly key: string; // another for each beat
  readonly beat: Beat;
  readonly scene: Scene;
  readonly before: PlayerView;
  readonly after: PlayerView; // as far as it is known
  readonly pace: number; // 2: twice as fast as usual
  readonly places: readonly DistrictId[]; // where it is seen, or the next beat that is on the map
}

const PACES = [1, 1, 1.25, 1.6, 2]; // by how many scenes wait
const HURRIED = 2.5;
const OWN = 1.3; // who made the move has seen it coming

/** The reel one beat on, if the beat with this key is played; else the same reel. */
export const advancedFrom = (reel: Reel, key: string): Reel =>
  playing(reel)?.key === key ? advanced(reel) : reel;

/** The beat that is played, or null. The more moves wait, the faster each is told. */
export function playing({ scenes, beat: at, before, shown }: Reel): Playing | null {
  const [scene] = scenes;
  const beat = scene?.beats[at];
  if (scene === undefined || beat === undefined) return null;
  const pace = (PACES[scenes.length - 1] ?? HURRIED) * (scene.isOwn ? OWN : 1);
  const key = `${scene.stateId}.${at}`;
  const places =
    scene.beats
      .slice(at)
      .map(placesOf)
      .find(({ length }) => length > 0) ?? [];
  return { key, beat, scene, before, after: scene.after ?? shown.view, pace, places };
}
