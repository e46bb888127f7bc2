/**
 * Groups: people who play together again and again. A group has a permanent page, /groups/ID, which only its members
 * see, and a link with a key in its fragment, /groups/ID#KEY, which makes a person a member. The routes are HTTP under
 * /api. A seat token gives no access to a group.
 */
import * as z from 'zod';
import { DATE_ANSWERS, DATE_TIMES_MAX } from '../types/group-limits';
import { GROUP_NAME_MAX } from '../types/text-limits';
import { displayTextSchema, matchIdSchema, playerNameSchema, secretSchema } from './lobby';

export const groupNameSchema = displayTextSchema(GROUP_NAME_MAX);
export const groupIdSchema = matchIdSchema;

/** The key of a link: a secret of the members, of 96 random bits. */
export const groupKeySchema = z.string().regex(/^[\w-]{16}$/, 'is no key of a group');

/** The id of a membership, which says nothing about the person elsewhere. */
export const memberIdSchema = z.string().regex(/^[\w-]{12}$/, 'is no member of a group');

/**
 * POST /api/groups creates a group, whose owner is the caller (201, `Group`). A person belongs to `GROUPS_MAX` groups at
 * most (`not-allowed-now`). With the same `secret` after a lost answer, the caller gets the group of the first request.
 */
export const createGroupSchema = z.strictObject({
  groupName: groupNameSchema,
  name: playerNameSchema,
  secret: secretSchema.exactOptional(),
});
export type CreateGroup = z.infer<typeof createGroupSchema>;

/** POST /api/groups/:group/invitation answers `GroupInvitation` to who knows the key, else `not-found`. */
export const groupInvitationSchema = z.strictObject({ key: groupKeySchema });
export type GroupKey = z.infer<typeof groupInvitationSchema>;

/**
 * POST /api/groups/:group/members makes the caller a member and answers `Group`. A member gets the same answer again. A
 * group has `MEMBERS_MAX` members at most (`not-allowed-now`). A person whom the owner blocks
 * gets `not-found`. With the same `secret` after a lost answer, a new person is no second one.
 */
export const joinGroupSchema = z.strictObject({
  key: groupKeySchema,
  name: playerNameSchema,
  secret: secretSchema.exactOptional(),
});
export type JoinGroup = z.infer<typeof joinGroupSchema>;

/** PUT /api/groups/:group/name, by the owner (204). */
export const renameGroupSchema = z.strictObject({ groupName: groupNameSchema });
export type RenameGroup = z.infer<typeof renameGroupSchema>;

/** PUT /api/groups/:group/diary, by the owner: whether ended games have a page of a diary (204). */
export const groupDiarySchema = z.strictObject({ hasDiary: z.boolean() });
export type GroupDiary = z.infer<typeof groupDiarySchema>;

/** PUT /api/groups/:group/reports: whether the caller receives the report of each game that ends (204). */
export const groupReportsSchema = z.strictObject({ wantsReports: z.boolean() });
export type GroupReports = z.infer<typeof groupReportsSchema>;

/** PUT /api/groups/:group/owner, by the owner: makes another member the owner (204). */
export const groupOwnerSchema = z.strictObject({ member: memberIdSchema });
export type GroupOwner = z.infer<typeof groupOwnerSchema>;

/** PUT /api/groups/:group/invitations sets whether the caller is invited to tables of the group (204). */
export const groupInvitationSettingSchema = z.strictObject({ invitesMe: z.boolean() });
export type GroupInvitationSetting = z.infer<typeof groupInvitationSettingSchema>;

/** GET /api/groups/:group/tables?limit=&cursor= answers `MatchPage`: the tables of a group, the newest first. */
export const groupTablesQuerySchema = z.strictObject({
  limit: z.coerce.number().int().min(1).max(50).default(30),
  cursor: z.string().max(100).exactOptional(),
});

/**
 * GET /api/groups/:group/standings?quarter=2026-4 answers `Standings`: of a quarter (UTC), or of all time. They count the
 * finished games of at least two members, among the newest `STANDINGS_TABLES` tables of the group.
 */
export const standingsQuerySchema = z.strictObject({
  quarter: z
    .string()
    .regex(/^20\d\d-[1-4]$/, 'is no quarter such as 2026-4')
    .exactOptional(),
});

/** How many tables of a group its standings count. */
export const STANDINGS_TABLES = 2000;

export const groupDateIdSchema = matchIdSchema;
/** In ms since 1970, UTC. Ends in the year 9999, so that each is a date. */
const groupTimeSchema = z.int().min(0).max(253_402_300_799_999);
const isAscending = (times: readonly number[]): boolean =>
  times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0));

/**
 * POST /api/groups/:group/date proposes the next date of a group: up to `DATE_TIMES_MAX` times within `DATE_AHEAD_DAYS`
 * (201, `Group`). The proposer answers yes to all of them. A group has one open date (`not-allowed-now`), until
 * its table opens, it is withdrawn, or all its times are over.
 */
export const proposeDateSchema = z.strictObject({
  times: z.array(groupTimeSchema).min(1).max(DATE_TIMES_MAX).refine(isAscending, 'are not in order'),
});
export type ProposeDate = z.infer<typeof proposeDateSchema>;

/** PUT /api/groups/:group/date/answers: an answer to each time, in their order; null: none (204). Replaces former answers. */
export const answerDateSchema = z.strictObject({
  date: groupDateIdSchema,
  answers: z.array(z.enum(DATE_ANSWERS).nullable()).min(1).max(DATE_TIMES_MAX),
});
export type AnswerDate = z.infer<typeof answerDateSchema>;

/**
 * PUT /api/groups/:group/date/time, by the proposer or the owner (204): the group meets at this time. The server then
 * opens a table for the group. A choice is final. Another date follows after DELETE /api/groups/:group/date.
 */
export const chooseDateSchema = z.strictObject({ date: groupDateIdSchema, time: groupTimeSchema });
export type ChooseDate = z.infer<typeof chooseDateSchema>;

/** DELETE /api/groups/:group/date?date=, by the proposer or the owner (204). */
export const withdrawDateSchema = z.strictObject({ date: groupDateIdSchema });
