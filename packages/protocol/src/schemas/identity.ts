/**
 * A person's identity over HTTP: name, devices, and recovery on another device. All routes need the browser's cookie.
 */
import * as z from 'zod';
import type { Phrase } from './chat';
import { playerNameSchema } from './lobby';
import type { MatchStatus } from './lobby';
import type { MyEmail, QuietHoursSetting } from './notifications';
import { parseRecoveryCode } from '../codec/recovery-code';

/** PUT /api/me renames the person, at open and running tables too. Finished games keep the old name (204). */
export const renameSchema = z.strictObject({ name: playerNameSchema });
export type Rename = z.infer<typeof renameSchema>;

/**
 * GET /api/me/devices answers `Devices`. DELETE /api/me/devices/:id signs out another device (204). DELETE
 * /api/me/devices signs out all other devices and revokes links and seat tokens (204).
 */
export interface Devices {
  readonly devices: readonly DeviceSummary[]; // most recently seen first
  readonly codeCreatedAt: number | null; // ms since 1970, UTC; null: no recovery code
  readonly email: MyEmail | null; // null: this server sends no e-mail
}

export interface DeviceSummary {
  readonly id: string;
  readonly label: string | null; // 'Firefox, Android'; null: unknown
  readonly isCurrent: boolean; // the caller's device
  readonly createdAt: number;
  readonly lastSeenOn: number; // ms of the start of that day, UTC
}

/**
 * GET /api/me/data: all stored data of the caller, as a download.
 *
 * DELETE /api/me deletes it (204). Devices, links and the recovery code end. Seats at open tables become free, running
 * games are left for good, and stored games show a neutral name.
 */
export interface MyData {
  readonly name: string | null;
  readonly createdAt: number; // ms since 1970, UTC, like all times here
  readonly codeCreatedAt: number | null;
  readonly handle: string | null; // the public id of the person
  readonly isProfilePublic: boolean;
  readonly rating: { readonly mu: number; readonly sigma: number; readonly games: number } | null; // null: none
  readonly devices: readonly Pick<DeviceSummary, 'label' | 'createdAt' | 'lastSeenOn'>[];
  readonly notifications: {
    readonly push: readonly { readonly service: string; readonly language: string }[]; // the push service's name
    readonly quietHours: QuietHoursSetting | null;
  };
  readonly emails: readonly {
    readonly address: string;
    readonly confirmedAt: number | null; // null: not yet confirmed
    readonly language: string | null;
    readonly remindersEnabled: boolean;
  }[];
  readonly tables: readonly {
    readonly id: string;
    readonly tableName: string;
    readonly status: MatchStatus;
    readonly createdAt: number;
    readonly seat: number;
    readonly name: string;
    readonly moves: number; // made at this seat
    readonly result: { readonly place: number; readonly total: number } | null; // null: none, or not yet visible
  }[];
  readonly chat: readonly {
    readonly matchId: string;
    readonly name: string;
    readonly text: string;
    readonly phrase?: Phrase; // replaces the text
    readonly at: number;
  }[];
  readonly muted: readonly string[]; // names of muted persons
  readonly blocked: readonly string[]; // names of blocked persons
  readonly notes: readonly {
    readonly about: string; // a person's name, or the id of a table
    readonly text: string;
    readonly at: number;
  }[];
  readonly reports: readonly { readonly matchId: string; readonly at: number }[]; // of other persons' lines
}

export const deviceIdSchema = z.string().regex(/^[\w-]{1,40}$/, 'is no id of a device');

/**
 * POST /api/recovery creates a link that adds another browser as a device of this person, once (201). An earlier link
 * becomes invalid. The key goes into the link's fragment: `/recover#KEY`.
 */
export interface RecoveryLink {
  readonly key: string; // 43 letters; sent only once
  readonly expiresAt: number; // ms since 1970, UTC
}

/** POST /api/recovery/code creates a code that adds any number of devices (201). An earlier code becomes invalid. */
export interface RecoveryCode {
  readonly code: string; // as `parseRecoveryCode` returns it; sent only once
}

const secretSchema = z.string().regex(/^[\w-]{43}$/, 'is no secret of 43 letters'); // random, chosen by the browser

/**
 * POST /api/recovery/claims adds the browser with the key as a device of the key's person. Answers 200 with
 * `Recovered` and the cookie. The same claim with the same secret gets the same answer, so that a client can retry
 * after a lost answer.
 */
export const claimSchema = z.strictObject({
  key: z.string().regex(/^[\w-]{43}$/, 'is no key of a link'),
  secret: secretSchema,
});
export type Claim = z.infer<typeof claimSchema>;

/** POST /api/recovery/code/claims: the same with a recovery code. Accepts any spelling of the code. */
export const codeClaimSchema = z.strictObject({
  code: z
    .string()
    .max(200)
    .transform((text, context) => {
      const code = parseRecoveryCode(text);
      if (code === null) context.addIssue({ code: 'custom', message: 'is no recovery code' });
      return code ?? z.NEVER;
    }),
  secret: secretSchema,
});
export type CodeClaim = z.infer<typeof codeClaimSchema>;

export interface Recovered {
  readonly name: string | null; // the last name used
}
