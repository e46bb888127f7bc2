/** What kind of device a browser says it is, in two words for its person's eyes: nothing is decided by it. */

type LabelPatterns = readonly (readonly [RegExp, string])[];

// Each says that it is those before it in history too: the first that fits is the one.
const BROWSERS: LabelPatterns = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const SYSTEMS: LabelPatterns = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const MAX_USER_AGENT_LENGTH = 300; // characters that are read: some patterns take quadratic time

/** 'Firefox, Android'; null if the first 300 characters name neither. */
export function parseDeviceLabel(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const prefix = userAgent.slice(0, MAX_USER_AGENT_LENGTH);
  const matches = [BROWSERS, SYSTEMS].map(
    (patterns) => patterns.find(([pattern]) => pattern.test(prefix))?.[1],
  );
  const labels = matches.filter((label) => label !== undefined);
  return labels.length === 0 ? null : labels.join(', ');
}
