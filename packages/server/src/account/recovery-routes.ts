import type Router from '@koa/router';
import type { Recovered, RecoveryCode, RecoveryLink } from '@great-fire/protocol';
import type { Context } from 'koa';
import { apiRoutes } from '../http/api-routes';
import { writeSessionCookie } from '../http/session-cookie';
import type { AuthDeps } from '../http/authenticate';
import { redeem, createRecoveryCode, createRecoveryLink, type RecoveryClaim } from '../identity/recovery';
import { assertStillSignedIn, type Caller } from '../identity/caller';

export function recoveryRoutes(router: Router, deps: AuthDeps): void {
  const { route, sessionRoute } = apiRoutes(router, deps);
  const { storage, now } = deps;

  sessionRoute('POST /api/recovery', async (caller, ctx) => {
    const link: RecoveryLink = await createRecoveryLink(storage, caller.person, now());
    await assertStillSignedIn(storage, caller);
    ctx.body = link;
  });

  sessionRoute('POST /api/recovery/code', async (caller, ctx) => {
    const code: RecoveryCode = await createRecoveryCode(storage, caller.person, now());
    await assertStillSignedIn(storage, caller, { withCode: true });
    ctx.body = code;
  });

  const handleClaim = async (caller: Caller, ctx: Context, claim: RecoveryClaim): Promise<void> => {
    const { person, sessionKey } = await redeem(storage, caller, claim, now());
    writeSessionCookie(ctx, sessionKey, deps.ingress);
    ctx.body = { name: person.name } satisfies Recovered;
  };

  route('POST /api/recovery/claims', (caller, ctx, { body: { key, secret } }) =>
    handleClaim(caller, ctx, { kind: 'link', credential: key, secret }),
  );

  route('POST /api/recovery/code/claims', (caller, ctx, { body: { code, secret } }) =>
    handleClaim(caller, ctx, { kind: 'code', credential: code, secret }),
  );
}
