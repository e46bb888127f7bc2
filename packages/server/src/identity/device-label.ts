/** Parses a User-Agent into a short label ('Firefox, Android') for the list of devices. Nothing else depends on it. */

type LabelPatterns = readonly (readonly [RegExp, string])[];

// User agents also name the browsers that they imitate, so the first match wins.
const BROWSERS: LabelPatterns = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
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

const MAX_USER_AGENT_LENGTH = 300; // longer than those of all known browsers

/** Returns a label such as 'Firefox, Android', or null if the first 300 characters name no known browser or system. */
export function parseDeviceLabel(userAgent: string | undefined): string | null {
  if (userAgent === undefined) return null;
  const prefix = userAgent.slice(0, MAX_USER_AGENT_LENGTH);
  const matches = [BROWSERS, SYSTEMS].map(
    (patterns) => patterns.find(([pattern]) => pattern.test(prefix))?.[1],
  );
  const labels = matches.filter((label) => label !== undefined);
  return labels.length === 0 ? null : labels.join(', ');
}
