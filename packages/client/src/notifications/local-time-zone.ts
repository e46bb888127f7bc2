/** The time zone of this browser, for quiet hours. */
import {
  formatFixedOffset,
  isTimeZone,
  parseFixedOffset,
  type QuietHoursSetting,
} from '@great-fire/protocol';
import { ApiRequestError } from '../api/request';
import { updateNotificationSettings } from './browser-notifications';

/** The present offset. It follows no daylight saving time. */
const fixedOffset = (): string => formatFixedOffset(-new Date().getTimezoneOffset());

/** Some browsers report no zone, or 'Etc/Unknown' for a device without one. Then it is the present offset. */
export function localTimeZone(): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;
  return zone !== undefined && zone !== 'Etc/Unknown' && isTimeZone(zone) ? zone : fixedOffset();
}

/** 'America/New York', 'UTC+05:30'. */
export const formatZoneName = (zone: string): string =>
  parseFixedOffset(zone) === null ? zone.replaceAll('_', ' ') : `UTC${zone}`;

/** Saves quiet hours in the time zone of this browser; null: none. A server may not know the zone of a newer browser. */
export async function saveQuietHours(hours: Omit<QuietHoursSetting, 'timeZone'> | null): Promise<void> {
  const save = (timeZone: string) =>
    updateNotificationSettings({ quietHours: hours === null ? null : { ...hours, timeZone } });
  try {
    await save(localTimeZone());
  } catch (error) {
    const isUnknownZone = error instanceof ApiRequestError && /timeZone/.test(error.body.field ?? '');
    if (!isUnknownZone) throw error;
    await save(fixedOffset());
  }
}
