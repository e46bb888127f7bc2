/** Recorded games for the gallery: the example of the rules' tests, or one kept by the page that asks for it. */
import type { GameEvent, GameRecord, GameState } from '@great-fire/game';
import { parseRecord, readRecord, replay, startOf } from '@great-fire/game';
import { useEffect, useState } from 'react';
import type { Played } from './play';
import type { Position } from './positions';

const KEPT = 'great-fire.dev.record';

export interface Recorded {
  readonly moves: number;
  readonly at: (move: number) => Position; // after so many actions
}

/** Keeps a record's text for this tab. Returns what is wrong with it, or null. */
export function keepRecord(text: string): string | null {
  const read = readRecord(text);
  if (!read.ok) return `${read.field}: ${read.why}`;
  const played = replay(read.record);
  if (!played.ok) return `${played.fault.rule}: ${played.fault.why}`;
  sessionStorage.setItem(KEPT, text);
  return null;
}

async function load(name: string): Promise<GameRecord | null> {
  const value: unknown =
    name === 'kept'
      ? JSON.parse(sessionStorage.getItem(KEPT) ?? 'null')
      : (await import('@great-fire/game/testing/example-3p.json')).default;
  const parsed = parseRecord(value);
  return parsed.ok ? parsed.record : null;
}

/** The game after so many of its actions, with all that happened until then. */
function playedTo(record: GameRecord, move: number): Played {
  let state: GameState = startOf(record);
  const before: GameState[] = [];
  const moves: { seat: number; events: readonly GameEvent[] }[] = [];
  replay(record, (now, events, index) => {
    if (index >= move) return;
    moves.push({ seat: record.actions[index]?.seat ?? 0, events });
    before.push(state);
    state = structuredClone(now);
  });
  return { state, before, moves };
}

/** The record of this name, or null until it is read. */
export function useRecord(name: string): GameRecord | null {
  const [record, setRecord] = useState<GameRecord | null>(null);
  useEffect(() => {
    void load(name).then(setRecord);
  }, [name]);
  return record;
}

/** The positions of the record of this name, or null until it is read. */
export function useRecorded(name: string): Recorded | null {
  const record = useRecord(name);
  if (record === null) return null;
  return {
    moves: record.actions.length,
    at: (move) => ({ played: () => playedTo(record, move), viewer: ({ turn }) => turn.seat }),
  };
}
