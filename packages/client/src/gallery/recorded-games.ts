/** Recorded games: the example of the rules' tests, or a record stored in this tab. */
import type { GameEvent, GameState } from '@great-fire/game';
import {
  type GameRecord,
  parseRecord,
  readRecord,
  replayRecord,
  createStateFromRecord,
} from '@great-fire/game/record';
import { useEffect, useState } from 'react';
import type { Played } from './random-play';
import type { GalleryPosition } from './positions';

const STORAGE_KEY = 'great-fire.dev.record';

export interface RecordPositions {
  readonly moveCount: number;
  readonly positionAt: (move: number) => GalleryPosition; // after this number of actions
}

/** Stores the text of a record in this tab. Returns an error message, or null. */
export function storeRecord(text: string): string | null {
  const read = readRecord(text);
  if (!read.ok) return `${read.field}: ${read.why}`;
  const played = replayRecord(read.record);
  if (!played.ok) return `${played.violation.rule}: ${played.violation.why}`;
  sessionStorage.setItem(STORAGE_KEY, text);
  return null;
}

async function loadRecord(name: string): Promise<GameRecord | null> {
  const value: unknown =
    name === 'stored'
      ? JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
      : (await import('@great-fire/game/testing/example-3p.json')).default;
  const parsed = parseRecord(value);
  return parsed.ok ? parsed.record : null;
}

/** Returns the game after this number of actions, with all events so far. */
function playRecordTo(record: GameRecord, move: number): Played {
  let state: GameState = createStateFromRecord(record);
  const before: GameState[] = [];
  const moves: { seat: number; events: readonly GameEvent[] }[] = [];
  replayRecord(record, (next, events, index) => {
    if (index >= move) return;
    moves.push({ seat: record.actions[index]?.seat ?? 0, events });
    before.push(state);
    state = structuredClone(next);
  });
  return { state, previousStates: before, moves };
}

/** Returns the record of this name; null while loading. */
export function useGameRecord(name: string): GameRecord | null {
  const [record, setRecord] = useState<GameRecord | null>(null);
  useEffect(() => {
    void loadRecord(name).then(setRecord);
  }, [name]);
  return record;
}

/** Returns the positions of the record of this name; null while loading. */
export function useRecordPositions(name: string): RecordPositions | null {
  const record = useGameRecord(name);
  if (record === null) return null;
  return {
    moveCount: record.actions.length,
    positionAt: (move) => ({ createGame: () => playRecordTo(record, move), viewer: ({ turn }) => turn.seat }),
  };
}
