/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { parseGroupKey } from '../account/links';
import { initI18n } from '../i18n/i18n';
import { JoinByLink } from './join-by-link';

beforeAll(() => initI18n());
afterEach(cleanup);

test('marks a wrong link, moves the focus to it and brings the message into view', () => {
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  render(<JoinByLink />);
  const field = screen.getByTestId('table-link-field');
  fireEvent.change(field, { target: { value: 'not a link' } });
  screen.getByTestId('join-link').focus();
  fireEvent.click(screen.getByTestId('join-link'));
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  expect(scrollIntoView.mock.contexts[0]).toBe(field.closest('form'));
});

test('opens a group by its link, and takes the key out of the address', () => {
  render(<JoinByLink />);
  const link = 'https://fire.example/groups/kz6swn653w#aB3_aB3_aB3_aB3-';
  fireEvent.change(screen.getByTestId('table-link-field'), { target: { value: link } });
  fireEvent.click(screen.getByTestId('join-link'));
  expect(window.location.href).toMatch(/\/groups\/kz6swn653w$/);
  expect(parseGroupKey()).toBe('aB3_aB3_aB3_aB3-');
});
