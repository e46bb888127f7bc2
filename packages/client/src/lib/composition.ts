/** Input methods, which compose characters from several keys: Japanese, Chinese, Korean, dead keys. */

const PROCESSED_BY_INPUT_METHOD = 229; // Safari ends a composition before the `keydown` that confirms it

// Deprecated, but no other property says that the input method took the key.
const isComposing = ({ isComposing: composes, keyCode }: KeyboardEvent): boolean =>
  composes || keyCode === PROCESSED_BY_INPUT_METHOD;

/**
 * Leaves the keys of a composition to the input method: no handler of the page sees them. Enter, Escape and the arrow
 * keys choose among its candidates. Called before any other listener is added.
 */
export function ignoreComposingKeys(): void {
  const leave = (event: KeyboardEvent) => {
    if (isComposing(event)) event.stopImmediatePropagation();
  };
  for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, leave, { capture: true });
}
