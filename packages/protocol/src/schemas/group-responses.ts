/** Schemas and types of the answers about groups. */
import * as z from 'zod';
import { LANGUAGES } from '../types/language';
import { DATE_ANSWERS } from '../types/group-limits';
import { countSchema, timestampSchema, type Answer } from './answer';
import { groupDateIdSchema, groupIdSchema, memberIdSchema } from './groups';
import { MATCH_STATUSES, playerCountSchema } from './lobby';
import { TABLE_OPTION_SCHEMAS } from './table-options';
import { tableWebhookStatusSchema } from './account-responses';

const groupMemberSchema = z.object({
  id: memberIdSchema.describe('of the membership'),
  name: z.string().nullable().describe('null: unknown'),
  isMe: z.boolean(),
  isOwner: z.boolean(),
  isHere: z.boolean().describe('has the page of the group open'),
  isBlocked: z.literal(true).exactOptional().describe('the caller blocked this person'),
  joinedAt: timestampSchema,
});
export type GroupMember = Answer<z.infer<typeof groupMemberSchema>>;

const dateAnswersSchema = z.array(z.enum(DATE_ANSWERS).nullable());
const groupDateSchema = z.object({
  id: groupDateIdSchema,
  proposer: memberIdSchema.describe('no member any more, if `members` lacks it'),
  times: z.array(timestampSchema).describe('that the group chooses from, in order'),
  answers: z
    .array(z.object({ member: memberIdSchema, answers: dateAnswersSchema }))
    .describe('of the members who answered, one to each time; null: none'),
  chosen: timestampSchema.nullable().describe('when a table opens for the group; null: not chosen yet'),
});
export type GroupDate = Answer<z.infer<typeof groupDateSchema>>;

/** GET /api/groups/:group, for members alone. To others, the group is `not-found`. */
export const groupSchema = z.object({
  id: groupIdSchema,
  name: z.string(),
  key: z.string().describe('of the link /groups/ID#KEY that makes a person a member'),
  invitesMe: z.boolean().describe('the caller is invited to the tables of the group'),
  createdAt: timestampSchema,
  members: z.array(groupMemberSchema).describe('in the order in which they came'),
  lastTable: z
    .object({
      players: playerCountSchema,
      status: z.enum(MATCH_STATUSES),
      ...TABLE_OPTION_SCHEMAS,
    })
    .nullable()
    .describe('the newest table of the group; null: there is none'),
  hasDiary: z.boolean().describe('ended games have a page of a diary'),
  wantsReports: z.boolean().describe('the caller receives the report of each game that ends'),
  webhook: tableWebhookStatusSchema.shape.webhook.describe(
    'receives the report of each game that ends; null: none, or the caller is not the owner',
  ),
  date: groupDateSchema.nullable().describe('the next date; null: none is proposed'),
});
export type Group = Answer<z.infer<typeof groupSchema>>;

/** The answer to a person who has the link and is no member yet. */
export const groupPreviewSchema = z.object({
  name: z.string(),
  members: countSchema.describe('number of members'),
  isMember: z.boolean().describe('the caller is a member'),
});
export type GroupInvitation = Answer<z.infer<typeof groupPreviewSchema>>;

/** GET /api/groups: the groups of the caller, the last joined first. */
export const myGroupsSchema = z.object({
  groups: z.array(
    z.object({
      id: groupIdSchema,
      name: z.string(),
      members: countSchema,
      isOwner: z.boolean(),
      date: groupDateSchema
        .pick({ times: true, chosen: true })
        .extend({ answers: dateAnswersSchema.describe('of the caller, one to each time; null: none') })
        .nullable()
        .describe('the next date; null: none is proposed'),
    }),
  ),
});
export type MyGroups = Answer<z.infer<typeof myGroupsSchema>>;

/** GET /api/matches/:match/diary: an ended game as a page of a diary, in the language of its table. */
export const diarySchema = z.object({
  diary: z
    .object({
      language: z.enum(LANGUAGES),
      date: z.string().describe('of September 1666'),
      paragraphs: z.array(z.string()),
    })
    .nullable()
    .describe('null: the group of the table keeps none'),
});
export type Diary = Answer<z.infer<typeof diarySchema>>;

const standingSchema = z.object({
  member: memberIdSchema,
  name: z.string().nullable().describe('null: unknown'),
  isMe: z.boolean(),
  games: countSchema,
  wins: countSchema.describe('first places, also shared ones'),
  averagePlace: z.number(),
  averagePoints: z.number().describe('VP'),
  honours: z
    .object({ fiercest: countSchema, firefighter: countSchema, hardestLoss: countSchema })
    .describe(
      'games in which the member burnt the most houses of one rival, put out the most cones, or had the hardest loss',
    ),
});
export type Standing = Answer<z.infer<typeof standingSchema>>;

/** GET /api/groups/:group/standings, for members alone: those who have finished a game, the best first. */
export const standingsSchema = z.object({ standings: z.array(standingSchema) });
export type Standings = Answer<z.infer<typeof standingsSchema>>;
