/** Mail as it is written: a subject, and the same as text and as plain HTML. What people named themselves marks nothing up. */
import type { PromptKind, NotificationLanguage } from '@great-fire/protocol';
import { renderPromptText } from '../notifications/translations';
import type { StoredMatch } from '../storage/matches';
import { EMAIL_TEXTS } from './translations';
import type { EmailText } from './translations';

export interface EmailMessage {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The address that a path has for whoever opens mail: `base` is https://fire.example/fire, or without a path. */
export const linkTo = (base: URL, path: string): string => `${base.href.replace(/\/+$/, '')}/${path}`;

/** Asks whether an address is somebody's own. Nothing that anybody wrote is in it, for it may go to a stranger. */
export const renderConfirmationEmail = (
  language: NotificationLanguage,
  base: URL,
  key: string,
): EmailMessage =>
  renderEmail(language, base, EMAIL_TEXTS[language].confirm, linkTo(base, `email#confirm-${key}`));

/** Brings who has an address to another browser; `taken`: somebody else said that it is theirs. */
export const renderSignInEmail = (
  language: NotificationLanguage,
  base: URL,
  key: string,
  reason: 'signIn' | 'taken',
): EmailMessage => renderEmail(language, base, EMAIL_TEXTS[language][reason], linkTo(base, `recover#${key}`));

/** Tells that a table waits. `unsubscribeToken`: the token that ends this, by one press in the mail program (RFC 8058) or in the mail. */
export function renderReminderEmail(
  language: NotificationLanguage,
  base: URL,
  { match, kind }: { readonly match: StoredMatch; readonly kind: PromptKind },
  unsubscribeToken: string,
): EmailMessage {
  const { title, body } = renderPromptText(language, kind, toSingleLine(match.tableName));
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

// Programs that answer mail by themselves leave such mail alone (RFC 3834).
const AUTO_SUBMITTED_HEADERS = { 'Auto-Submitted': 'auto-generated' };

interface Link {
  readonly linkText: string;
  readonly url: string;
}

function renderEmail(
  language: NotificationLanguage,
  base: URL,
  { subject, paragraphs, linkText }: EmailText,
  url: string,
  footerLink: Link | null = null,
): EmailMessage {
  const footer = EMAIL_TEXTS[language].footer.replace('{host}', () => base.host);
  const text = [
    ...paragraphs,
    `${linkText}:\n${url}`,
    '-- ',
    footer,
    ...(footerLink === null ? [] : [`${footerLink.linkText}: ${footerLink.url}`]),
  ];
  const html = [
    ...[subject, ...paragraphs].map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    `<p>${renderLink({ linkText, url })}</p>`,
    `<hr><p><small>${escapeHtml(footer)}${footerLink === null ? '' : `<br>${renderLink(footerLink)}`}</small></p>`,
  ];
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><body>${html.join('')}</body></html>`,
    headers: AUTO_SUBMITTED_HEADERS,
  };
}

const renderLink = ({ linkText, url }: Link): string =>
  `<a href="${escapeHtml(url)}">${escapeHtml(linkText)}</a>`;

/** A name in one line: what would end a line, or turn the letters round, is a blank. */
const toSingleLine = (name: string): string => name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');

const HTML_ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => HTML_ENTITIES[character] ?? character);
