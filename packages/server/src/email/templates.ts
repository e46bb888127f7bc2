/** E-mail templates: subject, text and plain HTML. Names of persons and tables are escaped. */
import escapeHtml from 'escape-html';
import type { Language } from '@great-fire/protocol';
import { EMAIL_TEXTS, type EmailText } from './translations';

export interface EmailMessage {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns the absolute URL of a path. `base` is https://fire.example/fire, or without a path. */
export const linkTo = (base: URL, path: string): string => `${base.href.replace(/\/$/, '')}/${path}`;

/**
 * Renders the e-mail that asks for confirmation of an address. It contains no user text, because it may go to a
 * stranger.
 */
export const renderConfirmationEmail = (language: Language, base: URL, key: string): EmailMessage =>
  renderEmail(language, base, EMAIL_TEXTS[language].confirm, linkTo(base, `email#confirm-${key}`));

/** Renders the e-mail with a sign-in link. `addressInUse`: another person entered this address. */
export const renderSignInEmail = (
  language: Language,
  base: URL,
  key: string,
  reason: 'signIn' | 'addressInUse',
): EmailMessage => renderEmail(language, base, EMAIL_TEXTS[language][reason], linkTo(base, `recover#${key}`));

// Prevents automatic replies (RFC 3834).
export const AUTO_SUBMITTED_HEADERS = { 'Auto-Submitted': 'auto-generated' };

interface Link {
  readonly linkText: string;
  readonly url: string;
}

/** Renders an e-mail with one link, and perhaps a picture and another link in the footer. Escapes all texts. */
export function renderEmail(
  language: Language,
  base: URL,
  { subject, paragraphs, linkText }: EmailText,
  url: string,
  footerLink: Link | null = null,
  pictureUrl: string | null = null,
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
    ...(pictureUrl === null ? [] : [`<p><img src="${escapeHtml(pictureUrl)}" width="600" alt=""></p>`]),
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
