/** HTTP API of groups. */
import type {
  AnswerDate,
  ChooseDate,
  CreateGroup,
  Group,
  GroupDiary,
  GroupInvitation,
  GroupKey,
  GroupOwner,
  GroupReports,
  JoinGroup,
  MatchPage,
  MyGroups,
  ProposeDate,
  RenameGroup,
  Standings,
} from '@great-fire/protocol';
import { rememberGroups } from '../lib/group-membership';
import { basePath } from '../lib/routes';
import { request } from './request';
import { sendWithSecret } from './retry-secret';

const SAME_GROUP_MS = 5 * 60_000; // later the player may want another one of the same name

const groupPath = (id: string) => `/groups/${encodeURIComponent(id)}`;

/** Sends a request that only a member gets an answer to. */
async function requestGroup(...args: Parameters<typeof request>): Promise<Group> {
  const group = await request<Group>(...args);
  rememberGroups(true);
  return group;
}

export async function fetchMyGroups(): Promise<MyGroups> {
  const mine = await request<MyGroups>('GET', '/groups');
  rememberGroups(mine.groups.length > 0);
  return mine;
}
/** Creates a group. After a lost answer, the next call with the same names makes no second one for some minutes. */
export const createGroup = (group: CreateGroup) =>
  sendWithSecret(
    `group ${JSON.stringify(group)}`,
    (secret) => requestGroup('POST', '/groups', { ...group, secret }),
    SAME_GROUP_MS,
  );
export const fetchGroup = (id: string) => requestGroup('GET', groupPath(id));
export const fetchGroupInvitation = (id: string, key: string) =>
  request<GroupInvitation>('POST', `${groupPath(id)}/invitation`, { key } satisfies GroupKey);
/** Makes the visitor a member. After a lost answer, the next call makes no second guest. */
export const joinGroup = (id: string, member: JoinGroup) =>
  sendWithSecret(`member ${id}`, (secret) =>
    requestGroup('POST', `${groupPath(id)}/members`, { ...member, secret }),
  );
export const fetchGroupTables = (id: string, cursor: string | null = null) =>
  request<MatchPage>(
    'GET',
    `${groupPath(id)}/tables${cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`}`,
  );
/** `quarter`: such as '2026-4'; null: of all time. */
export const fetchStandings = (id: string, quarter: string | null) =>
  request<Standings>('GET', `${groupPath(id)}/standings${quarter === null ? '' : `?quarter=${quarter}`}`);
export const renameGroup = (id: string, groupName: string) =>
  request<undefined>('PUT', `${groupPath(id)}/name`, { groupName } satisfies RenameGroup);
export const renewGroupLink = (id: string) => request<undefined>('POST', `${groupPath(id)}/link`);
export const setGroupDiary = (id: string, hasDiary: boolean) =>
  request<undefined>('PUT', `${groupPath(id)}/diary`, { hasDiary } satisfies GroupDiary);
/** Sets whether the viewer receives the report of each game that ends. */
export const setGroupReports = (id: string, wantsReports: boolean) =>
  request<undefined>('PUT', `${groupPath(id)}/reports`, { wantsReports } satisfies GroupReports);
export const setGroupOwner = (id: string, member: string) =>
  request<undefined>('PUT', `${groupPath(id)}/owner`, { member } satisfies GroupOwner);
/** Removes a member, or leaves with the own id. */
export const removeGroupMember = (id: string, member: string) =>
  request<undefined>('DELETE', `${groupPath(id)}/members/${encodeURIComponent(member)}`);
export const closeGroup = (id: string) => request<undefined>('DELETE', groupPath(id));
export const proposeDate = (id: string, times: readonly number[]) =>
  request<Group>('POST', `${groupPath(id)}/date`, { times: [...times] } satisfies ProposeDate);
export const answerDate = (id: string, answers: AnswerDate) =>
  request<undefined>('PUT', `${groupPath(id)}/date/answers`, answers);
export const chooseDate = (id: string, choice: ChooseDate) =>
  request<undefined>('PUT', `${groupPath(id)}/date/time`, choice);
export const withdrawDate = (id: string, date: string) =>
  request<undefined>('DELETE', `${groupPath(id)}/date?date=${encodeURIComponent(date)}`);
/** The address of the calendar file of the chosen time. */
export const calendarUrl = (id: string) => `${basePath()}/api${groupPath(id)}/date/calendar.ics`;
