/**
 * A person's identity over HTTP: name, devices, and recovery on another device. All routes need the browser's cookie.
 */
import * as z from 'zod';
import { parseRecoveryCode } from '../codec/recovery-code';
import { playerNameSchema, secretSchema } from './lobby';

/** PUT /api/me renames the person, at open and running tables too. Finished games keep the old name (204). */
export const renameSchema = z.strictObject({ name: playerNameSchema });
export type Rename = z.infer<typeof renameSchema>;

export const deviceIdSchema = z.string().regex(/^[\w-]{1,40}$/, 'is no id of a device');

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
