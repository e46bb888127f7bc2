/** @jest-environment jsdom */
import { act, cleanup, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { followPageTranslation } from './page-translation';

/** Translates all texts below a node as Chrome does. `how`: the ways of translators to put the element in place. */
function translateTexts(root: Node, how: 'replace' | 'insert' | 'move'): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.nodeName === 'FONT') continue;
    const font = document.createElement('font');
    const inner = font.appendChild(document.createElement('font'));
    if (how === 'move') {
      text.before(font);
      inner.append(text);
      continue;
    }
    inner.textContent = text.data;
    if (how === 'replace') text.replaceWith(font);
    else {
      text.before(font);
      text.remove();
    }
  }
}

const settle = () => act(async () => Promise.resolve());

let setCount: (count: number) => void = () => undefined;

/** Changing texts beside other nodes, and texts that come and go. */
function Sample() {
  const [count, set] = useState(1);
  useEffect(() => {
    setCount = set;
  }, []);
  return (
    <p>
      {count % 2 === 1 && 'odd'} <b>points</b>: {count} {count > 2 ? 'many' : <i>few</i>}
      {count > 3 && 'end'}
    </p>
  );
}

const textAt = (count: number) =>
  `${count % 2 === 1 ? 'odd' : ''} points: ${String(count)} ${count > 2 ? 'many' : 'few'}${count > 3 ? 'end' : ''}`;

followPageTranslation(document);
afterEach(cleanup);

test.each(['replace', 'insert', 'move'] as const)(
  'keeps up with changes on a page translated by %s',
  async (how) => {
    const { container } = render(<Sample />);
    for (const count of [2, 3, 4, 5, 1, 4, 2]) {
      translateTexts(container, how);
      await settle();
      act(() => setCount(count));
      await settle();
      expect(container.textContent).toBe(textAt(count));
    }
    translateTexts(container, how);
    await settle();
    cleanup();
    expect(document.body.textContent).toBe('');
  },
);

test('still refuses to remove what is not there', () => {
  const [parent, stranger] = [document.createElement('p'), document.createTextNode('a')];
  expect(() => parent.removeChild(stranger)).toThrow();
  expect(() => parent.insertBefore(document.createElement('b'), stranger)).toThrow();
});
