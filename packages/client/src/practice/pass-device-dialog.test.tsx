/** @jest-environment jsdom */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../i18n/i18n';
import { PassDeviceDialog } from './pass-device-dialog';

beforeAll(async () => {
  await initI18n();
  await loadMessages('practice');
});

const renderDialog = () => {
  const onReady = jest.fn();
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(<PassDeviceDialog name="Anna" onReady={onReady} />);
  return { onReady, showModal, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: /Anna/ }) };
};

test('is a named modal dialog that gives the focus to its button', () => {
  const { onReady, showModal, dialog } = renderDialog();
  expect(showModal.mock.contexts).toEqual([dialog]); // the browser keeps the focus in a modal dialog
  const button = screen.getByRole('button');
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(onReady).toHaveBeenCalledTimes(1);
});

test('stays open on Escape, on a request to close and on a press beside it', () => {
  const { onReady, dialog } = renderDialog();
  for (const event of [
    createEvent.keyDown(dialog, { key: 'Escape' }),
    new Event('cancel', { cancelable: true }),
  ]) {
    fireEvent(dialog, event);
    expect(event.defaultPrevented).toBe(true);
  }
  fireEvent.click(dialog);
  expect(dialog.open).toBe(true);
  expect(onReady).not.toHaveBeenCalled();
});
