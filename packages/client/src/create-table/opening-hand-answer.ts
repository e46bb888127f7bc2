/** The last standing answer about five identical cards in localStorage. It prefills every form that asks for it. */
import { DEFAULT_OPENING_HAND_ANSWER, OPENING_HAND_ANSWERS, type OpeningHandAnswer } from '@great-fire/game';
import { readStored, writeStored } from '../lib/local-storage';

/** Returns the stored answer. A missing or invalid value becomes the default. */
export function readOpeningHandAnswer(): OpeningHandAnswer {
  const stored = readStored('opening-hand-answer');
  return OPENING_HAND_ANSWERS.find((answer) => answer === stored) ?? DEFAULT_OPENING_HAND_ANSWER;
}

export const storeOpeningHandAnswer = (answer: OpeningHandAnswer): void =>
  writeStored('opening-hand-answer', answer);
