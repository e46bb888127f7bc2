/** Calendar files of dates (RFC 5545). */
import { HOUR_MS } from '@great-fire/table/durations';
import { DATE_HOURS } from '@great-fire/protocol';
import type { StoredDate } from '../storage/dates';

export interface CalendarEvent {
  readonly uid: string;
  readonly stampedAt: number; // when the file was made; ms since 1970, UTC, like `startsAt`
  readonly startsAt: number;
  readonly summary: string;
  readonly url: string;
}

export const eventOfDate = (
  { id, groupId, groupName }: StoredDate,
  startsAt: number,
  { stampedAt, base }: { readonly stampedAt: number; readonly base: string },
): CalendarEvent => ({
  uid: `${groupId}-${id}@great-fire`,
  stampedAt,
  startsAt,
  summary: `${groupName}: The Great Fire of London 1666`,
  url: `${base}/groups/${groupId}`,
});

export const renderCalendar = ({ uid, stampedAt, startsAt, summary, url }: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//The Great Fire of London 1666//Dates//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${formatTime(stampedAt)}`,
    `DTSTART:${formatTime(startsAt)}`,
    `DTEND:${formatTime(startsAt + DATE_HOURS * HOUR_MS)}`,
    `SUMMARY:${escapeText(summary)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');

/** Formats 1700000000000 as '20231114T221320Z'. */
const formatTime = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Escapes a text (section 3.3.11). Control characters but line breaks are not allowed there. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

const MAX_LINE_BYTES = 75; // without the line break

/** Folds a line (section 3.1) between two characters, so that none is torn into bytes of two lines. */
function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const { segment } of GRAPHEMES.segment(line)) {
    for (const character of splitLong(segment)) {
      const size = Buffer.byteLength(character);
      if (bytes + size > MAX_LINE_BYTES) {
        folded += '\r\n ';
        bytes = 1;
      }
      folded += character;
      bytes += size;
    }
  }
  return folded;
}

/** A letter and its marks, or an emoji of several parts: readers that unfold badly still show it as one. */
const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a grapheme that no line holds into its code points. */
const splitLong = (grapheme: string): readonly string[] =>
  Buffer.byteLength(grapheme) < MAX_LINE_BYTES ? [grapheme] : [...grapheme];
