/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { answerRequests } from '../../testing/fake-api';
import { setScreen } from '../../testing/screen-size';
import { tableAt, TestTable } from '../../testing/test-table';
import { ScoringScreen } from './scoring-screen.lazy';

beforeAll(async () => {
  await initI18n();
  for (const bundle of ['table', 'scoring'] as const) await loadMessages(bundle);
});

/** Elements to press that a print would show, but for the names of the revealed objectives. */
const printedControls = () => {
  const hands = screen.getByRole('group', { name: 'Secrets revealed' });
  return [...document.querySelectorAll('main :is(button, select, input, a[href])')].filter(
    (control) => control.closest('.unprinted') === null && !hands.contains(control),
  );
};

test.each(['desktop', 'phone'] as const)('prints nothing to press, %s', async (size) => {
  setScreen(size);
  const model = tableAt('random-scoring');
  const { result } = model.view;
  if (result === null) throw new Error('The game is not over');
  answerRequests({ '*': () => ({}) });
  render(
    <TestTable model={model}>
      <ScoringScreen result={result} sawGameEnd={false} />
    </TestTable>,
  );
  expect((await screen.findByTestId('replay-link')).closest('.unprinted')).not.toBeNull();
  expect(printedControls()).toEqual([]);
});

test('keeps the diary open when the layout changes, as it does for printing and when a tablet turns', async () => {
  const model = tableAt('random-scoring');
  const { result } = model.view;
  if (result === null) throw new Error('The game is not over');
  const diary = { language: 'en', date: 'Sunday', paragraphs: ['Woken before light.'] };
  const requests = answerRequests({
    [`GET /matches/${model.match.id}/diary`]: () => ({ diary }),
    '*': () => ({}),
  });
  const page = () => (
    <TestTable model={model}>
      <ScoringScreen result={result} sawGameEnd={false} />
    </TestTable>
  );
  setScreen('desktop');
  const { rerender } = render(page());
  const summary = screen.getByTestId('open-diary');
  const details = summary.parentElement as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await screen.findByText('Woken before light.');
  setScreen('phone');
  rerender(page());
  expect(screen.getByTestId('open-diary')).toBe(summary);
  expect(screen.getByText('Woken before light.')).toBeTruthy();
  expect(requests.filter(({ path }) => path.endsWith('/diary'))).toHaveLength(1);
});
