import { help } from '../../i18n/locales/en/help';
import { rulebook } from '../../i18n/locales/en/rulebook';
import { HELP_TOPICS } from './help-topics';

test('has a text for every topic, and a topic for every text', () => {
  expect(Object.keys(help.topic).sort()).toEqual(Object.keys(HELP_TOPICS).sort());
});

test('links every topic to a rule of the rulebook', () => {
  const told = Object.keys(rulebook.rule);
  for (const rule of Object.values(HELP_TOPICS)) expect(told).toContain(rule);
});
