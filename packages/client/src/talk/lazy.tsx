/** The talk at a table, fetched with its words when it is first shown: most of a game is played without it. */
import { lazy } from 'react';
import { openWords } from '../i18n/i18n';

const withWords = async <T,>(part: Promise<T>): Promise<T> =>
  (await Promise.all([part, openWords('talk')]))[0];

export const LazyChat = lazy(() => withWords(import('./chat')).then(({ Chat }) => ({ default: Chat })));
export const LazySaidLine = lazy(() =>
  withWords(import('./said-line')).then(({ SaidLine }) => ({ default: SaidLine })),
);
export const LazyTalkNews = lazy(() =>
  withWords(import('./talk-news')).then(({ TalkNews }) => ({ default: TalkNews })),
);
