import type { Language } from '@great-fire/protocol';
import { AUTO_SUBMITTED_HEADERS, linkTo, renderEmail, type EmailMessage } from '../email/templates';
import { EMAIL_TEXTS } from '../email/translations';
import type { InvitationContent, PromptContent } from './channel';
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
  const { openTable, unsubscribe: unsubscribeText } = EMAIL_TEXTS[language];
  const text = { subject: title, paragraphs: [body], linkText: openTable };
  const footerLink = {
    linkText: unsubscribeText,
    url: linkTo(base, `email#unsubscribe-${unsubscribeToken}`),
  };
  const oneClick = base.protocol === 'https:' && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return {
    ...renderEmail(language, base, text, linkTo(base, `t/${match.id}`), footerLink),
    headers: {
      ...AUTO_SUBMITTED_HEADERS,
      'List-Unsubscribe': `<${linkTo(base, `api/notifications/unsubscribe/${unsubscribeToken}`)}>`,
      ...oneClick,
    },
  };
}

/** Replaces line breaks and bidi controls in a name by blanks. */
const toSingleLine = (name: string): string => name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
