/** By keys from one thing that explains itself to the next, without a stop of Tab for each. */
import type { HelpTarget, HelpTopic } from './help-topics';
import { findHelpTarget } from './help-topics';

const ARROW_STEPS: { readonly [key: string]: 1 | -1 | undefined } = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Whether a key leads on from an explanation. */
export const isArrowKey = (key: string): boolean => ARROW_STEPS[key] !== undefined;

/** What can be seen and explains itself, one of each topic, in the order of the page; of its topic, the one asked. */
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

/** The next thing that an arrow key leads to, and round again. */
export function getNextTarget(current: HelpTarget, key: string): HelpTarget {
  const targets = findVisibleTargets(current);
  const index = targets.findIndex(({ topic }) => topic === current.topic);
  const step = ARROW_STEPS[key] ?? 0;
  const startIndex = index < 0 && step < 0 ? 0 : index;
  return targets.at((startIndex + step) % (targets.length || 1)) ?? current;
}
