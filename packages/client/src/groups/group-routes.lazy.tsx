import { useCallback } from 'react';
import { fetchGroup } from '../api/groups';
import { useFetch } from '../api/use-fetch';
import { parseGroupKey, useLinkToken } from '../account/links';
import { useTranslation } from '../i18n/use-translation';
import { PageStatus } from '../page/text-page';
import { DeadEnd } from '../page/dead-end';
import { GroupPage } from './group-page';
import { JoinGroupPage } from './join-group-page';
import { MyGroupsPage } from './my-groups-page';

/** Routes of the groups, in one chunk because they link to each other. */
export function GroupRoutes({ id }: { readonly id: string | null }) {
  return id === null ? <MyGroupsPage /> : <GroupOrInvitation id={id} />;
}

/** The codes of an answer to someone who is no member. */
const NO_MEMBER: readonly string[] = ['not-found', 'not-signed-in', 'bad-request'];

/** The page of a group for its members. Others see the invitation, if they came by the link. */
function GroupOrInvitation({ id }: { readonly id: string }) {
  const { t } = useTranslation('groups');
  const key = useLinkToken(parseGroupKey);
  const fetcher = useCallback(() => fetchGroup(id), [id]);
  const { data, error, setData } = useFetch(fetcher);
  if (data !== null) return <GroupPage group={data} onChange={setData} />;
  if (error === null || !NO_MEMBER.includes(error.code)) return <PageStatus error={error} />;
  if (key === null) return <DeadEnd title={t('notFound')} hint={t('notFoundHint')} />;
  return <JoinGroupPage key={key} id={id} linkKey={key} onJoined={setData} />;
}
