/** What kind of device a browser says it is, in two words for its person's eyes: nothing is decided by it. */

type Kinds = readonly (readonly [RegExp, string])[];

// Each says that it is those before it in history too: the first that fits is the one.
const BROWSERS: Kinds = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const SYSTEMS: Kinds = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const MAX_LENGTH = 300; // characters that are read: some patterns take quadratic time

/** 'Firefox, Android'; null if the first 300 characters name neither. */
export function labelOf(agent: string | undefined): string | null {
  if (agent === undefined) return null;
  const start = agent.slice(0, MAX_LENGTH);
  const named = [BROWSERS, SYSTEMS].map((kinds) => kinds.find(([sign]) => sign.test(start))?.[1]);
  const words = named.filter((word) => word !== undefined);
  return words.length === 0 ? null : words.join(', ');
}
