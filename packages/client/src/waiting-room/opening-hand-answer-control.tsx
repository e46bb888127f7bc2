import type { OpeningHandAnswer } from '@great-fire/game';
import { useState } from 'react';
import { setOpeningHandAnswer } from '../api/table';
import { useMutation } from '../api/use-mutation';
import { OpeningHandChoice } from '../create-table/opening-hand-choice';
import { RequestError } from '../ui/request-error';
import styles from './waiting-room.module.css';

interface OpeningHandAnswerControlProps {
  readonly match: string;
  readonly seat: number; // of the viewer
  readonly stored: OpeningHandAnswer;
}

/** The viewer's standing answer about five identical cards (SET-3). No other player sees it. */
export function OpeningHandAnswerControl({ match, seat, stored }: OpeningHandAnswerControlProps) {
  const { error, runVoid } = useMutation();
  const [chosen, setChosen] = useState<OpeningHandAnswer | null>(null); // not stored yet
  if (chosen === stored) setChosen(null);
  const choose = async (answer: OpeningHandAnswer) => {
    setChosen(answer);
    if (!(await runVoid(() => setOpeningHandAnswer(match, seat, answer)))) setChosen(null);
  };
  return (
    <div
      className={`stack text-15-5 level field-and-button own-line gap-0-14 ${styles['openingHand']}`}
      data-testid="opening-hand-answer"
    >
      <OpeningHandChoice value={chosen ?? stored} onChange={(answer) => void choose(answer)} />
      <RequestError error={error} />
    </div>
  );
}
