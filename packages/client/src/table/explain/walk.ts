/** By keys from one thing that explains itself to the next, without a stop of Tab for each. */
import type { Meant, Topic } from './topics';
import { meantAt } from './topics';

const STEP: { readonly [key: string]: 1 | -1 | undefined } = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Whether a key leads on from an explanation. */
export const leadsOn = (key: string): boolean => STEP[key] !== undefined;

/** What can be seen and explains itself, one of each topic, in the order of the page; of its topic, the one asked. */
function stops(asked: Meant): readonly Meant[] {
  const byTopic = new Map<Topic, Meant>();
  for (const element of document.querySelectorAll('[data-explain]')) {
    const meant = meantAt(element);
    if (meant === null || !element.checkVisibility()) continue;
    if (!byTopic.has(meant.topic) || element === asked.element) byTopic.set(meant.topic, meant);
  }
  return [...byTopic.values()];
}

/** The next thing that an arrow key leads to, and round again. */
export function nextStop(asked: Meant, key: string): Meant {
  const all = stops(asked);
  const at = all.findIndex(({ topic }) => topic === asked.topic);
  const step = STEP[key] ?? 0;
  const from = at < 0 && step < 0 ? 0 : at;
  return all.at((from + step) % (all.length || 1)) ?? asked;
}
