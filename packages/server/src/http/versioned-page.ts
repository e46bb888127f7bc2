/** A match keeps the rules that it was opened with, so it needs the client that was built with these rules. */
import { readdirSync } from 'node:fs';
import { matchIdSchema } from '@great-fire/protocol';
import type { Middleware } from 'koa';
import type { MatchStore } from '../storage/matches';

const PAGE_FILE_PATTERN = /^rules-([\w.-]+)\.html$/;
const TABLE_PATH_PATTERN = /^\/(?:t|g)\/([^/]+)(?:\/\d+)?$/; // game and replay

/** Serves the page of a match's rules version for its URL and the URLs of its positions, if `dir` has such a page. */
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
  return async (ctx, next) => {
    const id = matchIdSchema.safeParse(TABLE_PATH_PATTERN.exec(ctx.path)?.[1]);
    if (fileByVersion.size > 0 && id.success) {
      const match = await matches.find(id.data);
      const file = fileByVersion.get(match?.rulesVersion ?? '');
      if (file !== undefined) ctx.req.url = `/${file}`;
    }
    await next();
  };
}
