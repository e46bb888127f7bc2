import { parseDeviceLabel } from './device-label';

test.each([
  ['Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0', 'Firefox, Android'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1',
    'Chrome, iPhone',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    'Chrome, Linux',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox, Mac'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/130.0.0.0 Safari/537.36 OPR/114.0.0.0', 'Opera, Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 Safari/604.1 OPT/5.0',
    'Opera, iPhone',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) FxiOS/131.0 Mobile/15E148 Safari/605.1', 'Firefox, iPad'],
  ['Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) EdgiOS/130.0 Mobile/15E148 Safari/605.1', 'Edge, iPad'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/130.0.0.0 Mobile Safari/537.36 EdgA/130.0', 'Edge, Android'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S901B) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
    'Samsung Internet, Android',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/130.0.0.0 Safari/537.36', 'Chrome, ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/130.0.0.0 Safari/537.36', 'Chrome, Linux'],
  ['some program of Linux', 'Linux'],
])('parses %s', (agent, label) => {
  expect(parseDeviceLabel(agent)).toBe(label);
});

test('reads only the first 300 characters', () => {
  expect(parseDeviceLabel(`${'x'.repeat(285)} Firefox/131.0 Android`)).toBe('Firefox');
  expect(parseDeviceLabel(`${'Version/ '.repeat(1720)}Safari/ Linux`)).toBeNull();
});

test('returns null when the user agent names nothing known', () => {
  expect(parseDeviceLabel(undefined)).toBeNull();
  expect(parseDeviceLabel('curl/8.5.0')).toBeNull();
});
