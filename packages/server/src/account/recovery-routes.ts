import type Router from '@koa/router';
import type { Recovered, RecoveryCode, RecoveryLink } from '@great-fire/protocol';
import { claimSchema, codeClaimSchema } from '@great-fire/protocol';
import type { Context } from 'koa';
import { validate } from '../errors/validate';
import { authenticate, requireSession, setSessionCookie } from '../http/authenticate';
import type { AuthDeps } from '../http/authenticate';
import { redeem, createRecoveryCode, createRecoveryLink } from '../identity/recovery';
import type { RecoveryClaim } from '../identity/recovery';

/** Adds the routes that add a device by link or code. */
export function recoveryRoutes(router: Router, deps: AuthDeps): void {
  const { storage, now } = deps;

  router.post('/recovery', async (ctx) => {
    const { person } = await requireSession(ctx, deps, 'account-recovery');
    ctx.status = 201;
    ctx.body = (await createRecoveryLink(storage, person, now())) satisfies RecoveryLink;
  });

  router.post('/recovery/code', async (ctx) => {
    const { person } = await requireSession(ctx, deps, 'account-recovery');
    ctx.status = 201;
    ctx.body = (await createRecoveryCode(storage, person, now())) satisfies RecoveryCode;
  });

  const handleClaim = async (ctx: Context, parseClaim: (body: unknown) => RecoveryClaim): Promise<void> => {
    const caller = await authenticate(ctx, deps, 'account-recovery');
    const { person, sessionKey } = await redeem(storage, caller, parseClaim(ctx.request.body), now());
    setSessionCookie(ctx, sessionKey, deps.ingress);
    ctx.body = { name: person.name } satisfies Recovered;
  };

  router.post('/recovery/claims', (ctx) =>
    handleClaim(ctx, (body) => {
      const { key, secret } = validate(claimSchema, body);
      return { kind: 'link', credential: key, secret };
    }),
  );

  router.post('/recovery/code/claims', (ctx) =>
    handleClaim(ctx, (body) => {
      const { code, secret } = validate(codeClaimSchema, body);
      return { kind: 'code', credential: code, secret };
    }),
  );
}
