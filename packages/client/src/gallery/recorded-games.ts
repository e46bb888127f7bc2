/** Recorded games for the gallery: the example of the rules' tests, or one kept by the page that asks for it. */
import type { GameEvent, GameRecord, GameState } from '@great-fire/game';
import { parseRecord, readRecord, replayRecord, createStateFromRecord } from '@great-fire/game';
import { useEffect, useState } from 'react';
import type { Played } from './random-play';
import type { Position } from './positions';

const STORAGE_KEY = 'great-fire.dev.record';

export interface RecordPositions {
  readonly moveCount: number;
  readonly positionAt: (move: number) => Position; // after so many actions
}

/** Keeps a record's text for this tab. Returns what is wrong with it, or null. */
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
    name === 'kept'
      ? JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null')
      : (await import('@great-fire/game/testing/example-3p.json')).default;
  const parsed = parseRecord(value);
  return parsed.ok ? parsed.record : null;
}

/** The game after so many of its actions, with all that happened until then. */
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

/** The record of this name, or null until it is read. */
export function useGameRecord(name: string): GameRecord | null {
  const [record, setRecord] = useState<GameRecord | null>(null);
  useEffect(() => {
    void loadRecord(name).then(setRecord);
  }, [name]);
  return record;
}

/** The positions of the record of this name, or null until it is read. */
export function useRecordPositions(name: string): RecordPositions | null {
  const record = useGameRecord(name);
  if (record === null) return null;
  return {
    moveCount: record.actions.length,
    positionAt: (move) => ({ createGame: () => playRecordTo(record, move), viewer: ({ turn }) => turn.seat }),
  };
}
