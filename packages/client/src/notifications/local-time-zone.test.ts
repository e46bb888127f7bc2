/** @jest-environment jsdom */
import { answerRequests, Refusal } from '../testing/fake-api';
import { formatZoneName, localTimeZone, saveQuietHours } from './local-time-zone';

const { resolvedOptions } = Intl.DateTimeFormat.prototype;

/** Makes the browser report a time zone, 330 minutes east of UTC. */
function reportTimeZone(timeZone: string | undefined): void {
  Intl.DateTimeFormat.prototype.resolvedOptions = function () {
    return { ...resolvedOptions.call(this), timeZone } as Intl.ResolvedDateTimeFormatOptions;
  };
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-330);
}

afterEach(() => {
  Intl.DateTimeFormat.prototype.resolvedOptions = resolvedOptions;
  jest.restoreAllMocks();
});

test.each([
  ['Europe/London', 'Europe/London'],
  ['-03:30', '-03:30'],
  ['Etc/Unknown', '+05:30'],
  ['', '+05:30'],
  [undefined, '+05:30'],
  ['Moon/Crater', '+05:30'],
])('takes %j as %s', (reported, zone) => {
  reportTimeZone(reported);
  expect(localTimeZone()).toBe(zone);
});

test('shows a fixed offset as one from UTC', () => {
  expect(formatZoneName('+05:30')).toBe('UTC+05:30');
  expect(formatZoneName('America/New_York')).toBe('America/New York');
});

test('saves the offset if the server does not know the zone', async () => {
  reportTimeZone('Asia/Kolkata');
  const refusal = new Refusal('bad-request');
  Object.assign(refusal.body, { field: 'quietHours.timeZone' });
  const requests = answerRequests({
    'PUT /me/notifications': ({ body }) => (JSON.stringify(body).includes('Asia') ? refusal : undefined),
  });
  await saveQuietHours({ from: '22:00', to: '08:00' });
  expect(requests.at(-1)?.body).toEqual({ quietHours: { from: '22:00', to: '08:00', timeZone: '+05:30' } });
});

test('reports any other refusal', async () => {
  reportTimeZone('Asia/Kolkata');
  answerRequests({ 'PUT /me/notifications': () => new Refusal('too-many-requests') });
  await expect(saveQuietHours(null)).rejects.toThrow('too-many-requests');
});
