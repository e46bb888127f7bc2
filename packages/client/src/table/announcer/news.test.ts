import { standing, viewFor } from '@great-fire/game';
import type { Played } from '../../dev/play';
import { dealt, logFor, playUntil } from '../../dev/play';
import type { Heard } from './news';
import { nothingTold, tellOn } from './news';

function heardIn(played: Played): Heard {
  const view = viewFor(played.state, null);
  const scores = view.seats.map((_, seat) => standing(view, seat));
  return { stateId: played.moves.length, log: logFor(played, null), scores };
}

const begun = () => playUntil(dealt(3, 'told'), 1, ({ turn }) => turn.number === 2 && turn.step === 'spread');
const housesLost = ({ lost }: Played['state']) => Object.values(lost).reduce((sum, count) => sum + count, 0);
const burnt = (from: Played) =>
  playUntil(from, 2, (now) => housesLost(now) > housesLost(from.state) && now.turn.step === 'act');

test('what happened before the page came is not told', () => {
  expect(nothingTold(heardIn(begun())).lines).toEqual([]);
});

test('a burn is told once, with the scores that it changed', () => {
  const before = begun();
  const after = burnt(before);
  const told = tellOn(nothingTold(heardIn(before)), heardIn(after));
  const burns = told.lines.filter(({ sentence }) => sentence?.key === 'burned');
  expect(burns).toHaveLength(1);
  const scores = heardIn(after).scores;
  for (const { score } of told.lines) if (score !== null) expect(scores[score.seat]).toBe(score.vp);
  expect(told.lines.some(({ score }) => score !== null)).toBe(
    scores.some((vp, seat) => vp !== heardIn(before).scores[seat]),
  );
  expect(tellOn(told, heardIn(after)).lines).toEqual(told.lines);
});

test('what was missed behind a cut line is left to the log, and what comes then is told again', () => {
  const before = begun();
  const later = playUntil(before, 3, ({ turn }) => turn.number === 6 && turn.step === 'spread');
  const told = tellOn(nothingTold(heardIn(before)), heardIn(later));
  expect(told.lines).toEqual([]);
  expect(tellOn(told, heardIn(burnt(later))).lines).not.toEqual([]);
});
