import { explain } from '../../i18n/locales/en/help';
import { rulebook } from '../../i18n/locales/en/rulebook';
import { HELP_TOPICS } from './help-topics';

test('everything that can be explained has its sentence, and every sentence its thing', () => {
  expect(Object.keys(explain.topic).sort()).toEqual(Object.keys(HELP_TOPICS).sort());
});

test('every explanation leads to a rule that is told', () => {
  const told = Object.keys(rulebook.rule);
  for (const rule of Object.values(HELP_TOPICS)) expect(told).toContain(rule);
});
