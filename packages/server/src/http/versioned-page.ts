/** A match keeps the rules that it was opened with, so it needs the client that was built with these rules. */
import { readdirSync } from 'node:fs';
import { matchIdSchema } from '@great-fire/protocol';
import type { Context, Middleware } from 'koa';
import type { MatchStore } from '../storage/matches';

const PAGE_FILE_PATTERN = /^rules-([\w.-]+)\.html$/;
const TABLE_PATH_PATTERN = /^\/(?:t|g)\/([^/]+)(?:\/\d+)?$/; // game and replay
const LOCAL_PATH_PATTERN = /^\/(?:practice|records)\//; // games and records on a device, which names their version

/**
 * Serves the page of a match's rules version for its URL and the URLs of its positions, if `dir` has such a page. For
 * games and records on a device, the query names the version: `?rules=1.0.0`.
 */
export function versionedPage(
  dir: string,
  { matches }: { readonly matches: Pick<MatchStore, 'find'> },
): Middleware {
  const fileByVersion = new Map(
    readdirSync(dir).flatMap((file) => {
      const version = PAGE_FILE_PATTERN.exec(file)?.[1];
      return version === undefined ? [] : [[version, file] as const];
    }),
  );
  const findVersion = async ({ path, querystring }: Context): Promise<string | undefined> => {
    if (LOCAL_PATH_PATTERN.test(path)) {
      const [version, ...further] = new URLSearchParams(querystring).getAll('rules');
      return further.length === 0 ? version : undefined;
    }
    const id = matchIdSchema.safeParse(TABLE_PATH_PATTERN.exec(path)?.[1]);
    return id.success ? (await matches.find(id.data))?.rulesVersion : undefined;
  };
  return async (ctx, next) => {
    const version = fileByVersion.size > 0 ? await findVersion(ctx) : undefined;
    const file = version === undefined ? undefined : fileByVersion.get(version);
    if (file !== undefined) ctx.req.url = `/${file}`;
    await next();
  };
}
