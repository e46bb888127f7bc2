import type { Language } from '@great-fire/protocol';
import { AUTO_SUBMITTED_HEADERS, linkTo, renderEmail, type EmailMessage } from '../email/templates';
import { EMAIL_TEXTS } from '../email/translations';
import type { StoredMatch } from '../entities/match';
import type { EndedContent, InvitationContent, PromptContent } from './channel';
import { renderReportLines } from './report-lines';
import { renderNotificationText } from './translations';

/**
 * Renders the reminder that a table waits, or an invitation to one. `unsubscribeToken` stops reminders with one click in the mail program (RFC
 * 8058) or through the link.
 */
export function renderReminderEmail(
  language: Language,
  base: URL,
  content: Pick<PromptContent, 'kind' | 'match'> | InvitationContent,
  unsubscribeToken: string,
): EmailMessage {
  const { match } = content;
  const { title, body } = renderNotificationText(language, content, toSingleLine(match.tableName));
  return renderUnsubscribable(
    language,
    base,
    { subject: title, paragraphs: [body], match },
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
  return renderUnsubscribable(language, base, { subject, paragraphs, match, pictureUrl }, unsubscribeToken);
}

interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly match: StoredMatch;
  readonly pictureUrl?: string | null;
}

function renderUnsubscribable(
  language: Language,
  base: URL,
  { subject, paragraphs, match, pictureUrl = null }: Letter,
  unsubscribeToken: string,
): EmailMessage {
  const { openTable, unsubscribe: unsubscribeText } = EMAIL_TEXTS[language];
  const text = { subject, paragraphs, linkText: openTable };
  const footerLink = {
    linkText: unsubscribeText,
    url: linkTo(base, `email#unsubscribe-${unsubscribeToken}`),
  };
  const oneClick = base.protocol === 'https:' && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return {
    ...renderEmail(language, base, text, linkTo(base, `t/${match.id}`), footerLink, pictureUrl),
    headers: {
      ...AUTO_SUBMITTED_HEADERS,
      'List-Unsubscribe': `<${linkTo(base, `api/notifications/unsubscribe/${unsubscribeToken}`)}>`,
      ...oneClick,
    },
  };
}

/** Replaces line breaks and bidi controls in a name by blanks. */
const toSingleLine = (name: string): string => name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
