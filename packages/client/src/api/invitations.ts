/** HTTP API of invitations to tables. */
import type { GroupInvitationSetting, InvitationSetting, Invite, RecentPlayers } from '@great-fire/protocol';
import { request } from './request';

export const fetchRecentPlayers = (match: string) =>
  request<RecentPlayers>('GET', `/matches/${encodeURIComponent(match)}/recent-players`);
export const invitePlayer = (match: string, invite: Invite) =>
  request<undefined>('POST', `/matches/${encodeURIComponent(match)}/invitations`, invite);
export const declineInvitation = (match: string) =>
  request<undefined>('DELETE', `/me/invitations/${encodeURIComponent(match)}`);
export const markInvitationsSeen = () => request<undefined>('POST', '/me/invitations/seen');
export const allowInvitations = (areAllowed: boolean) =>
  request<undefined>('PUT', '/me/invitations', { areAllowed } satisfies InvitationSetting);
export const setGroupInvitations = (group: string, invitesMe: boolean) =>
  request<undefined>('PUT', `/groups/${encodeURIComponent(group)}/invitations`, {
    invitesMe,
  } satisfies GroupInvitationSetting);
