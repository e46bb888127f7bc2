/** The help topics of the table, each with the rule that explains more. */

export const HELP_TOPICS = {
  card: 'FIRE-4',
  'card-dimmed': 'FIRE-7',
  'token-demolition': 'DEM-1',
  'token-double-move': 'DBL-1',
  'token-one-vp': 'END-2',
  'step-redeal': 'SET-3',
  'step-band': 'SET-10',
  'step-pawn': 'SET-11',
  'step-spread': 'FIRE-1',
  'step-act': 'ACT-1',
  'step-draw': 'DRAW-1',
  'step-intensify': 'INT-1',
  'appearance-standing': 'BURN-2',
  'appearance-grass': 'FIRE-5',
  'appearance-burning': 'FIRE-3',
  'appearance-contained': 'FIRE-3',
  'appearance-burnt-out': 'FIRE-6',
  'appearance-demolished': 'DEM-4',
  'pudding-lane': 'FIRE-2',
  'press-burn': 'FIRE-6',
  'press-illegal': 'FIRE-6',
  'press-move': 'ACT-2',
  'press-add-cone': 'INT-2',
  'verb-put-out': 'ACT-5',
  'verb-demolish': 'DEM-1',
  'verb-contain': 'ACT-4',
  band: 'ACT-3',
  pawn: 'ACT-2',
  points: 'END-2',
  'house-track': 'BURN-2',
  putOut: 'ACT-6',
  tokens: 'BURN-4',
  cards: 'SEC-1',
  hero: 'ACT-6',
  stock: 'BURN-5',
  'cards-until-intensify': 'INT-1',
  objective: 'END-3',
} as const;

export type HelpTopic = keyof typeof HELP_TOPICS;

const isHelpTopic = (text: string | null): text is HelpTopic => text !== null && text in HELP_TOPICS;

const HELP_SELECTOR = '[data-help-topic], [data-verb], [data-movable-piece], [data-district]';

export interface HelpTarget {
  readonly element: Element;
  readonly topic: HelpTopic;
  readonly rule: string;
  readonly isOnMap: boolean;
}

/** Returns the closest ancestor with help, the element itself included, or null. */
export function findHelpTarget(target: EventTarget | null): HelpTarget | null {
  const element = target instanceof Element ? target.closest(HELP_SELECTOR) : null;
  if (element === null) return null;
  const topic = getTopic(element);
  return topic === null
    ? null
    : { element, topic, rule: HELP_TOPICS[topic], isOnMap: element.hasAttribute('data-district') };
}

// On the map, the mark of the current phase takes precedence over the state of the fire.
function getTopic(element: Element): HelpTopic | null {
  const readData = (name: string) => element.getAttribute(`data-${name}`);
  const candidates = [
    readData('help-topic'),
    `verb-${readData('verb')}`,
    readData('movable-piece'),
    `press-${readData('press-effect')}`,
    readData('district'),
    `appearance-${readData('appearance')}`,
  ];
  return candidates.find(isHelpTopic) ?? null;
}
