/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { initI18n } from '../i18n/i18n';
import { ConfirmGroup } from './confirm-group';

beforeAll(initI18n);
afterEach(cleanup);

function ask(isPending = false) {
  const onCancel = jest.fn();
  const group = (pending: boolean) => (
    <ConfirmGroup
      label="Remove Ben"
      question={<p>Ben cannot come back.</p>}
      cancelLabel="Keep"
      onCancel={onCancel}
      isPending={pending}
      className={undefined}
    >
      <button type="button">Remove</button>
    </ConfirmGroup>
  );
  const { rerender } = render(group(isPending));
  return { onCancel, setPending: (pending: boolean) => rerender(group(pending)) };
}

const keep = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Keep' });

test('takes the focus with its question, once', () => {
  const { setPending } = ask();
  const group = screen.getByRole('group', { name: 'Remove Ben' });
  expect(document.activeElement).toBe(group);
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Ben cannot come back.',
  );
  keep().focus();
  setPending(false);
  expect(document.activeElement).toBe(keep());
});

test('can be cancelled, but not while the answer is on its way', () => {
  const { onCancel, setPending } = ask();
  setPending(true);
  expect(keep().disabled).toBe(true);
  fireEvent.click(keep());
  expect(onCancel).not.toHaveBeenCalled();
  setPending(false);
  fireEvent.click(keep());
  expect(onCancel).toHaveBeenCalledTimes(1);
});
