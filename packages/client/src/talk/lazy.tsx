/** The talk at a table, fetched with its words when it is first shown: most of a game is played without it. */
import { openWords } from '../i18n/i18n';
import { lazily } from '../shell/lazily';

const withWords = async <T,>(part: Promise<T>): Promise<T> =>
  (await Promise.all([part, openWords('talk')]))[0];

export const LazyChat = lazily(() => withWords(import('./chat')).then(({ Chat }) => ({ default: Chat })));
export const LazySaidLine = lazily(() =>
  withWords(import('./said-line')).then(({ SaidLine }) => ({ default: SaidLine })),
);
export const LazyTalkNews = lazily(() =>
  withWords(import('./talk-news')).then(({ TalkNews }) => ({ default: TalkNews })),
);
