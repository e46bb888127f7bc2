/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { answerRequests } from '../testing/fake-api';
import { OpeningHandAnswerControl } from './opening-hand-answer-control';

const PATH = 'PUT /matches/testtab222/seats/1/opening-hand-answer';

beforeAll(async () => {
  await initI18n();
  await loadMessages('tableOptions');
});
afterEach(cleanup);

const control = (stored: 'redeal' | 'keep-hand') => (
  <OpeningHandAnswerControl match="testtab222" seat={1} stored={stored} />
);

const checked = (): string =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.checked)
    .map((radio) => radio.parentElement?.textContent)
    .join();

const choose = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByLabelText(name));
    await Promise.resolve();
  });

test('shows the stored answer and sends another one, which it shows until the server stores it', async () => {
  const requests = answerRequests({ [PATH]: () => undefined });
  const { rerender } = render(control('redeal'));
  expect(checked()).toBe('Deal again');
  await choose('Keep them');
  expect(requests.map(({ body }) => body)).toEqual([{ answer: 'keep-hand' }]);
  expect(checked()).toBe('Keep them');
  rerender(control('keep-hand')); // the server's sync
  expect(checked()).toBe('Keep them');
  rerender(control('redeal')); // chosen on another device
  expect(checked()).toBe('Deal again');
});

test('returns to the stored answer and says why if the server is out of reach', async () => {
  answerRequests({
    [PATH]: () => {
      throw new TypeError('no connection');
    },
  });
  render(control('redeal'));
  await choose('Keep them');
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(checked()).toBe('Deal again');
});
