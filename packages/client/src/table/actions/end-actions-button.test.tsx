/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { openWords, startLanguages } from '../../i18n/i18n';
import { EndActionsButton } from './end-actions-button';

jest.mock('../../ui/button.module.css', () => ({}));

beforeAll(async () => {
  await startLanguages();
  await openWords('table');
});

function show(unused: number) {
  const onEnd = jest.fn();
  const at = (stateId: number) => (
    <EndActionsButton stateId={stateId} unused={unused} isMain disabled={false} onEnd={onEnd} />
  );
  const { rerender } = render(at(7));
  const button = screen.getByRole('button');
  return { onEnd, button, press: () => fireEvent.click(button), goOn: () => rerender(at(8)) };
}

test('ends at the first press once no action is left', () => {
  const { onEnd, press } = show(0);
  press();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('asks at the first press while actions are left, and ends at the second', () => {
  const { onEnd, button, press } = show(4);
  expect(button.textContent).toBe('End actions');
  press();
  expect(onEnd).not.toHaveBeenCalled();
  expect(button.textContent).toBe('End with 4 unused?');
  press();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test.each(['pointerDown', 'focusIn'] as const)('stops asking at %s elsewhere', (type) => {
  const { onEnd, button, press } = show(1);
  press();
  expect(button.textContent).toBe('End with 1 unused?');
  fireEvent[type](button);
  expect(button.textContent).toBe('End with 1 unused?');
  fireEvent[type](document.body);
  expect(button.textContent).toBe('End actions');
  press();
  expect(onEnd).not.toHaveBeenCalled();
});

test('stops asking when the state changes, and keeps the focus', () => {
  const { onEnd, button, press, goOn } = show(4);
  button.focus();
  press();
  goOn();
  expect(document.activeElement).toBe(button);
  expect(button.textContent).toBe('End actions');
  press();
  expect(onEnd).not.toHaveBeenCalled();
});
