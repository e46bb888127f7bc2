/** A table goes on under the rules that it was opened with, and so does its page: it is built with those. */
import { readdirSync } from 'node:fs';
import { matchIdSchema } from '@great-fire/protocol';
import type { Middleware } from 'koa';
import type { MatchStore } from '../storage/matches';

const PAGE = /^rules-([\w.-]+)\.html$/;
const TABLE = /^\/(?:t|g)\/([^/]+)(?:\/\d+)?$/; // played, or looked through

/** Turns the request for a table's page, or for one of its positions, to the page of its rules, where `dir` holds one beside the present one. */
export function pageOfMatch(
  dir: string,
  { matches }: { readonly matches: Pick<MatchStore, 'find'> },
): Middleware {
  const pages = new Map(
    readdirSync(dir).flatMap((file) => {
      const version = PAGE.exec(file)?.[1];
      return version === undefined ? [] : [[version, file] as const];
    }),
  );
  return async (ctx, next) => {
    const id = matchIdSchema.safeParse(TABLE.exec(ctx.path)?.[1]);
    if (pages.size > 0 && id.success) {
      const match = await matches.find(id.data);
      const file = pages.get(match?.rulesVersion ?? '');
      if (file !== undefined) ctx.req.url = `/${file}`;
    }
    await next();
  };
}
