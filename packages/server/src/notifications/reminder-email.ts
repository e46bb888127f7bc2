import type { Language } from '@great-fire/protocol';
import { AUTO_SUBMITTED_HEADERS, linkTo, renderEmail, type EmailMessage } from '../email/templates';
import { EMAIL_TEXTS } from '../email/translations';
import {
  subjectOf,
  type DateContent,
  type EndedContent,
  type InvitationContent,
  type PromptContent,
} from './channel';
import { renderReportLines } from './report-lines';
import { renderNotificationText } from './translations';

/**
 * Renders the reminder that a table waits or a group meets, or an invitation to a table. `unsubscribeToken` stops reminders with one click in the mail program (RFC
 * 8058) or through the link.
 */
export function renderReminderEmail(
  language: Language,
  base: URL,
  content: Pick<PromptContent, 'kind' | 'match'> | InvitationContent | DateContent,
  unsubscribeToken: string,
): EmailMessage {
  const { name, path } = subjectOf(content);
  const { title, body } = renderNotificationText(language, content, toSingleLine(name));
  const { openTable, openGroup } = EMAIL_TEXTS[language];
  const linkText = content.kind === 'date' ? openGroup : openTable;
  return renderUnsubscribable(
    language,
    base,
    { subject: title, paragraphs: [body], linkText, path },
    unsubscribeToken,
  );
}

/** Renders the report of an ended game, in the language of its table. The frame is in that of the reader. */
export function renderReportEmail(
  language: Language,
  base: URL,
  { match, report, hasDiary, pictureUrl }: EndedContent,
  unsubscribeToken: string,
): EmailMessage {
  const named = { ...match, tableName: toSingleLine(match.tableName) };
  const [subject = '', ...lines] = renderReportLines(named, report);
  const { date, paragraphs: story } = report.diary;
  const paragraphs = [...lines, ...(hasDiary ? [`${date}.`, ...story] : [])];
  const { path } = subjectOf({ match });
  const letter = { subject, paragraphs, linkText: EMAIL_TEXTS[language].openTable, path, pictureUrl };
  return renderUnsubscribable(language, base, letter, unsubscribeToken);
}

interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly linkText: string;
  readonly path: string; // of the page that the link opens
  readonly pictureUrl?: string | null;
}

function renderUnsubscribable(
  language: Language,
  base: URL,
  { path, pictureUrl = null, ...text }: Letter,
  unsubscribeToken: string,
): EmailMessage {
  const { unsubscribe: unsubscribeText } = EMAIL_TEXTS[language];
  const footerLink = {
    linkText: unsubscribeText,
    url: linkTo(base, `email#unsubscribe-${unsubscribeToken}`),
  };
  const oneClick = base.protocol === 'https:' && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return {
    ...renderEmail(language, base, text, linkTo(base, path), footerLink, pictureUrl),
    headers: {
      ...AUTO_SUBMITTED_HEADERS,
      'List-Unsubscribe': `<${linkTo(base, `api/notifications/unsubscribe/${unsubscribeToken}`)}>`,
      ...oneClick,
    },
  };
}

/** Replaces line breaks and bidi controls in a name by blanks. */
const toSingleLine = (name: string): string => name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
