import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { fetchGroup } from '../api/groups';
import { type RejectedRequest, ApiRequestError } from '../api/request';
import { useFetch } from '../api/use-fetch';
import { parseGroupKey, useLinkToken } from '../account/links';
import { useTranslation } from '../i18n/use-translation';
import { ChunkLoadError, importWithRetry } from '../lib/lazy-with-retry';
import { usePageVisible } from '../lib/page-visibility';
import { PageStatus } from '../page/text-page';
import { DeadEnd } from '../page/dead-end';
import { GroupPage } from './group-page';
import { useGroupTables } from './group-tables';
import { JoinGroupPage } from './join-group-page';
import { MyGroupsPage } from './my-groups-page';

const REFRESH_MS = 20_000; // others see within it who is here

const loadFeed = () => importWithRetry(() => import('./group-feed.lazy'));

interface GroupRoutesProps {
  readonly id: string | null;
  readonly load?: typeof loadFeed; // default: the server of the page
}

/** Routes of the groups, in one chunk because they link to each other. */
export function GroupRoutes({ id, load = loadFeed }: GroupRoutesProps) {
  return id === null ? <MyGroupsPage /> : <GroupOrInvitation key={id} id={id} load={load} />;
}

/** The codes of an answer to someone who is no member. */
const NO_MEMBER: readonly string[] = ['not-found', 'not-signed-in', 'bad-request'];

/** The page of a group for its members. Others see the invitation, if they came by the link. */
function GroupOrInvitation({ id, load }: { readonly id: string; readonly load: typeof loadFeed }) {
  const { t } = useTranslation('groups');
  const key = useLinkToken(parseGroupKey);
  const fetcher = useCallback(() => fetchGroup(id), [id]);
  const { data, error, setData } = useFetch(fetcher);
  const tables = useGroupTables(id); // requested together with the group
  const [refusal, setRefusal] = useState<RejectedRequest | null>(null); // of the last request of the open page
  const isRemoved = refusal !== null && NO_MEMBER.includes(refusal.code); // or the group was closed
  useRefresh({ id, load, isMember: data !== null && !isRemoved }, async () => {
    try {
      setData(await fetchGroup(id));
      setRefusal(null);
      tables.refresh();
    } catch (reason) {
      if (!(reason instanceof ApiRequestError)) throw reason;
      setRefusal(reason.body); // the next request may succeed, unless the viewer is no member any more
    }
  });
  if (isRemoved) return <DeadEnd title={t('notFound')} hint={t('notFoundHint')} />;
  if (data !== null) return <GroupPage group={data} tables={tables} error={refusal} onChange={setData} />;
  if (error === null || !NO_MEMBER.includes(error.code)) return <PageStatus error={error} />;
  if (key === null) return <DeadEnd title={t('notFound')} hint={t('notFoundHint')} />;
  return (
    <JoinGroupPage
      key={key}
      id={id}
      linkKey={key}
      onJoined={(group) => {
        setData(group);
        tables.refresh();
      }}
    />
  );
}

interface RefreshOptions {
  readonly id: string;
  readonly load: typeof loadFeed;
  readonly isMember: boolean;
}

/** Asks again while the page is seen, and when a table has changed. The others see by it that the viewer is here. */
function useRefresh({ id, load, isMember }: RefreshOptions, refresh: () => Promise<void>): void {
  const isVisible = usePageVisible();
  const refreshNow = useEffectEvent(refresh);
  useEffect(() => {
    if (!isVisible || !isMember) return;
    const timer = setInterval(() => void refreshNow(), REFRESH_MS);
    let stop: (() => void) | null = () => undefined;
    load().then(
      ({ followGroupTables }) => {
        if (stop !== null) stop = followGroupTables(id, () => void refreshNow());
      },
      (error: unknown) => {
        if (!(error instanceof ChunkLoadError)) throw error; // the timer is enough
      },
    );
    return () => {
      clearInterval(timer);
      stop?.();
      stop = null;
    };
  }, [isVisible, isMember, id, load]);
}
