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

/** 'Firefox, Android'; null where it says neither. */
export function labelOf(agent: string | undefined): string | null {
  if (agent === undefined) return null;
  const named = [BROWSERS, SYSTEMS].map((kinds) => kinds.find(([sign]) => sign.test(agent))?.[1]);
  const words = named.filter((word) => word !== undefined);
  return words.length === 0 ? null : words.join(', ');
}
