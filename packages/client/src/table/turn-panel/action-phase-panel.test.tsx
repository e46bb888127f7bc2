/** @jest-environment jsdom */
import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { loadMessages, initI18n } from '../../i18n/i18n';
import { useTranslation } from '../../i18n/use-translation';
import { EndActionsButton, undoLabel } from './action-phase-panel';

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
});

function renderButton(unused: number) {
  const onEnd = jest.fn();
  const element = (stateId: number) => (
    <EndActionsButton stateId={stateId} unusedActions={unused} isPrimary disabled={false} onEnd={onEnd} />
  );
  const { rerender } = render(element(7));
  const button = screen.getByRole('button');
  return { onEnd, button, press: () => fireEvent.click(button), nextState: () => rerender(element(8)) };
}

test('ends on the first press when no action is left', () => {
  const { onEnd, press } = renderButton(0);
  press();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('asks on the first press while actions are left, and ends on the second', () => {
  const { onEnd, button, press } = renderButton(4);
  expect(button.textContent).toBe('End actions');
  press();
  expect(onEnd).not.toHaveBeenCalled();
  expect(button.textContent).toBe('End with 4 unused?');
  press();
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test.each(['pointerDown', 'focusIn'] as const)('stops asking at %s elsewhere', (type) => {
  const { onEnd, button, press } = renderButton(1);
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
  const { onEnd, button, press, nextState } = renderButton(4);
  button.focus();
  press();
  nextState();
  expect(document.activeElement).toBe(button);
  expect(button.textContent).toBe('End actions');
  press();
  expect(onEnd).not.toHaveBeenCalled();
});

test.each([
  [null, 'Undo move to Temple'],
  [{ rule: 'UNDO-1', reason: 'no-undos-left' }, 'Undo limit reached'],
  [{ rule: 'UNDO-2', reason: 'secret-was-shown' }, 'A secret was revealed'],
] as const)('the label of undo with refusal %j is: %s', (refusal, label) => {
  const { t } = renderHook(() => useTranslation('table')).result.current;
  expect(undoLabel(t, { type: 'move-pawn', to: 'temple' }, refusal)).toBe(label);
});
