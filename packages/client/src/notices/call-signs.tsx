import { useEffect, useState } from 'react';
import { followCalls } from '../connection/calls';
import { useTranslation } from '../i18n/use-translation';
import { useTable } from '../table/table-context';
import { markTab } from './call-mark';
import { stayReached } from './reach';
import { noticeInTab } from './tab-notice';

interface CallSignsProps {
  readonly title: string; // of the table's page
  readonly isMine: boolean; // the turn
}

/** The signs that a table gives to whoever looks elsewhere: title and picture of its tab, and a notice while that is hidden. */
export function CallSigns({ title, isMine }: CallSignsProps) {
  const { t } = useTranslation('table');
  const { match } = useTable();
  const others = useOtherCalls() + Number(useIsQuestioned());
  useEffect(() => {
    document.title = others === 0 ? title : `(${others}) ${title}`;
  }, [title, others]);
  const isCalled = isMine || others > 0;
  useEffect(() => {
    markTab(isCalled);
    return () => markTab(false);
  }, [isCalled]);
  useEffect(() => {
    if (isMine) void noticeInTab(match.id, title, t('live.yourTurn'));
  }, [isMine, match.id, title, t]);
  useLooking();
  return null;
}

/** Tells the server whether somebody sees the page, again on every new line to it. */
function useLooking(): void {
  const { line, look } = useTable();
  useEffect(() => {
    const tell = () => look?.(document.visibilityState === 'hidden');
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [line, look]);
}

/** Whether something beside the moves is asked of the viewer. */
function useIsQuestioned(): boolean {
  const { view, conduct } = useTable();
  const { viewer } = view;
  if (viewer === null) return false;
  const { vote, pauseAsked, takeBackAsked, abortAsked } = conduct;
  const isVoter =
    vote !== null && vote.voters.includes(viewer) && vote.cast.every(({ seat }) => seat !== viewer);
  const questions = [pauseAsked, takeBackAsked, abortAsked];
  return isVoter || questions.some((question) => question?.asked.includes(viewer) === true);
}

/** How many other tables wait for the viewer; and this browser says again where it is reached. */
function useOtherCalls(): number {
  const { match, practice } = useTable();
  const [count, setCount] = useState(0);
  const isLive = practice === undefined;
  useEffect(() => {
    if (!isLive) return undefined;
    void stayReached();
    return followCalls(({ tables }) => setCount(tables.filter((mine) => mine.match.id !== match.id).length));
  }, [match.id, isLive]);
  return count;
}
