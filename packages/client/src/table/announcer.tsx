import { useTranslation } from 'react-i18next';
import { LogSentence } from './log/log-sentence';
import { sentenceOf } from './log/sentence';
import { nameOf, useTable } from './table-context';
import { isMyDecision } from './choice/moment';

const TOLD: ReadonlySet<string> = new Set([
  'burned',
  'contained',
  'entered',
  'stack-card-uncovered',
  'game-ended',
]);

/** Tells a screen reader what burns and whose turn it is, once. */
export function Announcer() {
  const { t } = useTranslation('table');
  const { view, match, log } = useTable();
  const events = log.at(-1)?.events ?? [];
  const told = events.flatMap((event, index) => {
    const sentence = sentenceOf(event, events.slice(index + 1));
    return sentence !== null && TOLD.has(sentence.key) ? [sentence] : [];
  });
  const isMine = isMyDecision(view);
  return (
    <>
      <div className="visually-hidden" role="status" data-testid="announcer">
        {view.turn.step !== 'over' &&
          (isMine ? t('live.yourTurn') : t('live.turnOf', { name: nameOf(match, view.turn.seat) }))}
      </div>
      <div className="visually-hidden" aria-live="polite">
        {told.map((sentence, index) => (
          <p key={index}>
            <LogSentence sentence={sentence} plain />
          </p>
        ))}
      </div>
    </>
  );
}
