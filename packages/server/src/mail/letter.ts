/** Mail as it is written: a subject, and the same as text and as plain HTML. What people named themselves marks nothing up. */
import type { CallKind, NoticeLanguage } from '@great-fire/protocol';
import { callText } from '../notices/words';
import type { StoredMatch } from '../storage/matches';
import { MAIL_WORDS } from './words';
import type { MailWords } from './words';

export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The address that a path has for whoever opens mail: `base` is https://fire.example/fire, or without a path. */
export const linkTo = (base: URL, path: string): string => `${base.href.replace(/\/+$/, '')}/${path}`;

/** Asks whether an address is somebody's own. Nothing that anybody wrote is in it, for it may go to a stranger. */
export const confirmLetter = (language: NoticeLanguage, base: URL, key: string): Letter =>
  letterOf(language, base, MAIL_WORDS[language].confirm, linkTo(base, `mail#confirm-${key}`));

/** Brings who has an address to another browser; `taken`: somebody else said that it is theirs. */
export const signInLetter = (
  language: NoticeLanguage,
  base: URL,
  key: string,
  why: 'signIn' | 'taken',
): Letter => letterOf(language, base, MAIL_WORDS[language][why], linkTo(base, `recover#${key}`));

/** Tells that a table waits. `stop`: the token that ends this, by one press in the mail program (RFC 8058) or in the mail. */
export function reminderLetter(
  language: NoticeLanguage,
  base: URL,
  { match, kind }: { readonly match: StoredMatch; readonly kind: CallKind },
  stop: string,
): Letter {
  const { title, body } = callText(language, kind, plain(match.tableName));
  const { toTable, stop: noMore } = MAIL_WORDS[language];
  const words = { subject: title, lines: [body], press: toTable };
  const end = { press: noMore, link: linkTo(base, `mail#stop-${stop}`) };
  const oneClick = base.protocol === 'https:' && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return {
    ...letterOf(language, base, words, linkTo(base, `t/${match.id}`), end),
    headers: {
      ...AUTOMATIC,
      'List-Unsubscribe': `<${linkTo(base, `api/notices/stop/${stop}`)}>`,
      ...oneClick,
    },
  };
}

// Programs that answer mail by themselves leave such mail alone (RFC 3834).
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

interface Link {
  readonly press: string;
  readonly link: string;
}

function letterOf(
  language: NoticeLanguage,
  base: URL,
  { subject, lines, press }: MailWords,
  link: string,
  end: Link | null = null,
): Letter {
  const from = MAIL_WORDS[language].from.replace('{host}', () => base.host);
  const text = [
    ...lines,
    `${press}:\n${link}`,
    '-- ',
    from,
    ...(end === null ? [] : [`${end.press}: ${end.link}`]),
  ];
  const html = [
    ...[subject, ...lines].map((line) => `<p>${escaped(line)}</p>`),
    `<p>${anchor({ press, link })}</p>`,
    `<hr><p><small>${escaped(from)}${end === null ? '' : `<br>${anchor(end)}`}</small></p>`,
  ];
  return {
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><body>${html.join('')}</body></html>`,
    headers: AUTOMATIC,
  };
}

const anchor = ({ press, link }: Link): string => `<a href="${escaped(link)}">${escaped(press)}</a>`;

/** A name in one line: what would end a line, or turn the letters round, is a blank. */
const plain = (name: string): string => name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
