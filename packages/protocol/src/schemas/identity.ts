/** Who somebody is, over HTTP: a name, devices, and the ways in from another one. All by the cookie of a browser. */
import * as z from 'zod';
import type { Phrase } from './chat';
import { playerNameSchema } from './lobby';
import type { MatchStatus } from './lobby';
import type { MyEmail, QuietHoursSetting } from './notifications';
import { parseRecoveryCode } from '../codec/recovery-code';

/** PUT /api/me: another name, at open and running tables too; finished games keep the one they were played by (204). */
export const renameSchema = z.strictObject({ name: playerNameSchema });
export type Rename = z.infer<typeof renameSchema>;

/**
 * GET /api/me/devices answers `Devices`. DELETE /api/me/devices/:id signs another of them out (204); DELETE
 * /api/me/devices signs all others out and takes back what else could stand for this person: links and seats' tokens (204).
 */
export interface Devices {
  readonly devices: readonly DeviceSummary[]; // the one that came last first
  readonly codeCreatedAt: number | null; // ms since 1970, UTC; null: there is no recovery code
  readonly email: MyEmail | null; // null: this host sends none
}

export interface DeviceSummary {
  readonly id: string;
  readonly label: string | null; // 'Firefox, Android'; null: not known
  readonly isCurrent: boolean; // the one that asks
  readonly createdAt: number;
  readonly lastSeenOn: number; // the day, by its beginning in UTC
}

/**
 * GET /api/me/data: all that is kept of who asks, as a download. DELETE /api/me: takes it away (204). Devices, links and the
 * code end; seats before a start are free again, games under way are left for good; a neutral name stands for theirs in
 * the games that are kept.
 */
export interface MyData {
  readonly name: string | null;
  readonly createdAt: number; // ms since 1970, UTC, as all times here
  readonly codeCreatedAt: number | null;
  readonly handle: string | null; // what others know them by
  readonly isProfilePublic: boolean; // to others
  readonly rating: { readonly mu: number; readonly sigma: number; readonly games: number } | null; // null: none
  readonly devices: readonly Pick<DeviceSummary, 'label' | 'createdAt' | 'lastSeenOn'>[];
  readonly notifications: {
    readonly push: readonly { readonly service: string; readonly language: string }[]; // by: the service that delivers them
    readonly quietHours: QuietHoursSetting | null;
  };
  readonly emails: readonly {
    readonly address: string;
    readonly confirmedAt: number | null; // null: not yet
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
    readonly result: { readonly place: number; readonly total: number } | null; // null: none, or not told yet
  }[];
  readonly chat: readonly {
    readonly matchId: string;
    readonly name: string;
    readonly text: string;
    readonly phrase?: Phrase; // in place of a text
    readonly at: number;
  }[];
  readonly muted: readonly string[]; // the names of those whom they do not hear
  readonly blocked: readonly string[]; // and of those whom they block
  readonly notes: readonly {
    readonly about: string; // a person's name, or the id of a table
    readonly text: string;
    readonly at: number;
  }[];
  readonly reports: readonly { readonly matchId: string; readonly at: number }[]; // of lines of others
}

export const deviceIdSchema = z.string().regex(/^[\w-]{1,40}$/, 'is no id of a device');

/**
 * POST /api/recovery: a link that makes another browser a device of this person, once; one made before holds no longer.
 * Answers 201. The key goes into the link's fragment: `/recover#KEY`.
 */
export interface RecoveryLink {
  readonly key: string; // 43 letters; it is told this once
  readonly expiresAt: number; // ms since 1970, UTC
}

/** POST /api/recovery/code: a code to keep, good for any number of devices; one made before holds no longer (201). */
export interface RecoveryCode {
  readonly code: string; // as `parseRecoveryCode` gives it; it is told this once
}

const secretSchema = z.string().regex(/^[\w-]{43}$/, 'is no secret of 43 letters'); // of the browser that claims, by chance

/**
 * POST /api/recovery/claims: who has the key is a device of its person from now on. Answers 200 with `Recovered` and the
 * cookie. Where the answer was lost, the same claim with the same secret is answered so again.
 */
export const claimSchema = z.strictObject({
  key: z.string().regex(/^[\w-]{43}$/, 'is no key of a link'),
  secret: secretSchema,
});
export type Claim = z.infer<typeof claimSchema>;

/** POST /api/recovery/code/claims: the same by a code, however it is typed. */
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
