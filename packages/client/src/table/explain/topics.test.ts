import { explain } from '../../i18n/en/explain';
import { rulebook } from '../../i18n/en/rulebook';
import { TOPICS } from './topics';

test('everything that can be explained has its sentence, and every sentence its thing', () => {
  expect(Object.keys(explain.topic).sort()).toEqual(Object.keys(TOPICS).sort());
});

test('every explanation leads to a rule that is told', () => {
  const told = Object.keys(rulebook.rule);
  for (const rule of Object.values(TOPICS)) expect(told).toContain(rule);
});
