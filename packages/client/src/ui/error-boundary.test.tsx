/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { common } from '../i18n/locales/en/common';
import { addMessages } from '../i18n/messages';
import { ErrorBoundary } from './error-boundary';

// jest cannot load Vite's style sheets, and jsdom has no layout.

addMessages('en', 'common', common);

test('keeps the rest usable when a component throws, and can render it again', async () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs the error
  let isBroken = true;
  const Part = () => {
    if (isBroken) throw new Error('A piece fell off the map');
    return <p>The map</p>;
  };
  render(
    <>
      <ErrorBoundary>
        <Part />
      </ErrorBoundary>
      <p>The hand</p>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain(common.errorBoundary.title);
  expect(screen.queryByText('The hand')).not.toBeNull();
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: common.errorBoundary.retry }));
  expect(screen.queryByText('The map')).not.toBeNull();
  silenced.mockRestore();
});

test('removes a decoration that throws and keeps the rest', () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs the error
  const Decoration = (): never => {
    throw new TypeError('duration must be non-negative');
  };
  render(
    <>
      <ErrorBoundary fallback={null}>
        <Decoration />
      </ErrorBoundary>
      <p>The hand</p>
    </>,
  );
  expect(screen.queryByText('The hand')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  silenced.mockRestore();
});
