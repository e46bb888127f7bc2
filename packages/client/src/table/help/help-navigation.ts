/** Arrow-key navigation between elements with help, so that they need no tab stops. */
import type { HelpTarget, HelpTopic } from './help-topics';
import { findHelpTarget } from './help-topics';

const ARROW_STEPS: { readonly [key: string]: 1 | -1 | undefined } = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Returns true for the keys that open another element's tooltip. */
export const isArrowKey = (key: string): boolean => ARROW_STEPS[key] !== undefined;

/**
 * Returns the visible elements with help in document order, one for each topic. The current element represents its
 * topic.
 */
function findVisibleTargets(current: HelpTarget): readonly HelpTarget[] {
  const byTopic = new Map<HelpTopic, HelpTarget>();
  for (const element of document.querySelectorAll('[data-explain]')) {
    const helpTarget = findHelpTarget(element);
    if (helpTarget === null || !element.checkVisibility()) continue;
    if (!byTopic.has(helpTarget.topic) || element === current.element)
      byTopic.set(helpTarget.topic, helpTarget);
  }
  return [...byTopic.values()];
}

/** Returns the target that an arrow key leads to. Wraps around at both ends. */
export function getNextTarget(current: HelpTarget, key: string): HelpTarget {
  const targets = findVisibleTargets(current);
  const index = targets.findIndex(({ topic }) => topic === current.topic);
  const step = ARROW_STEPS[key] ?? 0;
  const startIndex = index < 0 && step < 0 ? 0 : index;
  return targets.at((startIndex + step) % (targets.length || 1)) ?? current;
}
