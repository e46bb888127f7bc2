/** @jest-environment jsdom */
import { ignoreComposingKeys } from './composition';
import { addKeyHandler } from './keyboard';

ignoreComposingKeys();

test.each([
  [{ key: 'Enter' }, true],
  [{ key: 'Enter', isComposing: true }, false],
  [{ key: 'Enter', keyCode: 229 }, false],
] as const)('passes %o on: %s', (init, isSeen) => {
  const seen: string[] = [];
  const see = (where: string) => {
    seen.push(where);
    return false;
  };
  const removals = [
    addKeyHandler('help', () => see('before the field')),
    addKeyHandler('table', () => see('after the field')),
  ];
  const field = document.body.appendChild(document.createElement('input'));
  field.addEventListener('keydown', () => see('the field'));
  field.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
  for (const remove of removals) remove();
  expect(seen).toEqual(isSeen ? ['before the field', 'the field', 'after the field'] : []);
});
