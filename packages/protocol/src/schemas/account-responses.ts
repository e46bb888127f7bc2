/** Schemas and types of the answers about the caller's account: devices, recovery, e-mail and notifications. */
import * as z from 'zod';
import { DATE_ANSWERS } from '../types/group-limits';
import { PHRASES } from '../types/phrases';
import { countSchema, seatNumberSchema, timestampSchema, type Answer } from './answer';
import { MATCH_STATUSES, matchIdSchema } from './lobby';
import { WEBHOOK_KINDS, quietHoursSchema } from './notifications';
import { handleSchema } from './profiles';

/** The person's e-mail address for signing in and reminders. */
const myEmailSchema = z.object({
  address: z.string().nullable().describe('confirmed; null: none'),
  remindersEnabled: z.boolean(),
  pending: z
    .object({ address: z.string(), expiresAt: timestampSchema })
    .nullable()
    .describe('an address that is not confirmed yet'),
});
export type MyEmail = Answer<z.infer<typeof myEmailSchema>>;

const emailOfServer = myEmailSchema.nullable().describe('null: this server sends no e-mail');

const deviceSummarySchema = z.object({
  id: z.string(),
  label: z.string().nullable().describe('such as `Firefox, Android`; null: unknown'),
  isCurrent: z.boolean().describe('the device of the caller'),
  createdAt: timestampSchema,
  lastSeenOn: timestampSchema.describe('ms since 1970 of the start of that day, UTC'),
});
export type DeviceSummary = Answer<z.infer<typeof deviceSummarySchema>>;

/**
 * GET /api/me/devices answers `Devices`. DELETE /api/me/devices/:id signs out another device (204). DELETE
 * /api/me/devices signs out all other devices and revokes links and seat tokens (204).
 */
export const devicesSchema = z.object({
  devices: z.array(deviceSummarySchema).describe('most recently seen first'),
  codeCreatedAt: timestampSchema.nullable().describe('ms since 1970, UTC; null: no recovery code'),
  email: emailOfServer,
});
export type Devices = Answer<z.infer<typeof devicesSchema>>;

/**
 * GET /api/me/data: all stored data of the caller, as a download.
 *
 * DELETE /api/me deletes it (204). Devices, links and the recovery code end. Seats at open tables become free, running
 * games are left for good, and stored games show a neutral name.
 */
export const myDataSchema = z.object({
  name: z.string().nullable(),
  createdAt: timestampSchema,
  codeCreatedAt: timestampSchema.nullable(),
  handle: handleSchema.nullable().describe('the public id of the person'),
  holidays: z
    .array(z.object({ from: timestampSchema, until: timestampSchema }))
    .describe('at tables with days for each turn, of this year and later; days of UTC'),
  isProfilePublic: z.boolean(),
  rating: z
    .object({ mu: z.number(), sigma: z.number(), games: countSchema })
    .nullable()
    .describe('null: none'),
  devices: z.array(deviceSummarySchema.pick({ label: true, createdAt: true, lastSeenOn: true })),
  notifications: z.object({
    push: z.array(
      z.object({ service: z.string().describe('name of the push service'), language: z.string() }),
    ),
    quietHours: quietHoursSchema.nullable(),
    areInvitationsAllowed: z.boolean(),
    webhooks: z
      .array(
        z.object({
          of: z.string().describe('the id of a table, or the name of a group'),
          kind: z.enum(WEBHOOK_KINDS),
          hostname: z.string(),
          setAt: timestampSchema,
        }),
      )
      .describe('that the person set'),
  }),
  emails: z.array(
    z.object({
      address: z.string(),
      confirmedAt: timestampSchema.nullable().describe('ms since 1970, UTC; null: not yet confirmed'),
      language: z.string().nullable(),
      remindersEnabled: z.boolean(),
    }),
  ),
  tables: z.array(
    z.object({
      id: matchIdSchema,
      tableName: z.string(),
      status: z.enum(MATCH_STATUSES),
      createdAt: timestampSchema,
      seat: seatNumberSchema,
      name: z.string(),
      moves: countSchema.describe('made at this seat'),
      result: z
        .object({ place: z.int().min(1), total: z.int() })
        .nullable()
        .describe('null: none, or not yet visible'),
    }),
  ),
  chat: z.array(
    z.object({
      matchId: matchIdSchema,
      name: z.string(),
      text: z.string(),
      phrase: z.enum(PHRASES).exactOptional().describe('replaces the text'),
      at: timestampSchema,
    }),
  ),
  muted: z.array(z.string()).describe('names of muted persons'),
  blocked: z.array(z.string()).describe('names of blocked persons'),
  notes: z.array(
    z.object({
      about: z.string().describe('the name of a person, or the id of a table'),
      text: z.string(),
      at: timestampSchema,
    }),
  ),
  groups: z.array(
    z.object({
      name: z.string().describe('of the group'),
      isOwner: z.boolean(),
      joinedAt: timestampSchema,
      seenAt: timestampSchema.describe('when the page of the group was last open, to the minute'),
      wantsReports: z.boolean().describe('of games that ended'),
      dateAnswers: z
        .array(z.object({ time: timestampSchema, answer: z.enum(DATE_ANSWERS) }))
        .describe('to the times of the next date'),
    }),
  ),
  invitations: z
    .array(
      z.object({
        matchId: matchIdSchema,
        by: z.string().nullable().describe('name of the person who invited; null: the date of a group'),
        to: z.string().describe('name of the invited person'),
        isDeclined: z.boolean(),
        at: timestampSchema,
      }),
    )
    .describe('to tables, of the last 30 days'),
  reports: z
    .array(z.object({ matchId: matchIdSchema, at: timestampSchema }))
    .describe('of lines of other persons'),
});
export type MyData = Answer<z.infer<typeof myDataSchema>>;

/**
 * POST /api/recovery creates a link that adds another browser as a device of this person, once (201). An earlier link
 * becomes invalid. The key goes into the link's fragment: `/recover#KEY`.
 */
export const recoveryLinkSchema = z.object({
  key: z.string().describe('43 letters; sent only once'),
  expiresAt: timestampSchema,
});
export type RecoveryLink = Answer<z.infer<typeof recoveryLinkSchema>>;

/** POST /api/recovery/code creates a code that adds any number of devices (201). An earlier code becomes invalid. */
export const recoveryCodeSchema = z.object({ code: z.string().describe('sent only once') });
export type RecoveryCode = Answer<z.infer<typeof recoveryCodeSchema>>;

export const recoveredSchema = z.object({ name: z.string().nullable().describe('the last name used') });
export type Recovered = Answer<z.infer<typeof recoveredSchema>>;

export const emailConfirmedSchema = z.object({
  name: z.string().nullable().describe('the name of the person with this address'),
});
export type EmailConfirmed = Answer<z.infer<typeof emailConfirmedSchema>>;

/**
 * The answer of GET /api/me/notifications.
 *
 * POST /api/me/notifications/test sends a notification to all of the person's targets now (202). Answers
 * `not-allowed-now` if the person has none.
 */
export const notificationStatusSchema = z.object({
  vapidPublicKey: z.string().describe('public key of the server, base64url, for the push subscription'),
  isSignedIn: z.boolean().describe('this browser'),
  isSubscribed: z.boolean().describe('this device, to push'),
  devices: z
    .array(z.object({ label: z.string().nullable(), isCurrent: z.boolean() }))
    .describe('all subscribed devices'),
  quietHours: quietHoursSchema.nullable(),
  areInvitationsAllowed: z.boolean().describe('others may invite the caller to tables'),
  email: emailOfServer,
});
export type NotificationStatus = Answer<z.infer<typeof notificationStatusSchema>>;

/** GET /api/matches/:id/webhook, by the host. Answers `not-host` to all others. */
export const tableWebhookStatusSchema = z.object({
  webhook: z
    .object({ kind: z.enum(WEBHOOK_KINDS), hostname: z.string().describe('such as `discord.com`') })
    .nullable(),
});
export type TableWebhookStatus = Answer<z.infer<typeof tableWebhookStatusSchema>>;
