/** Adds Open Graph tags to the page of a table, for previews of its link. */
import escapeHtml from 'escape-html';
import { PREVIEW_IMAGE_SIZES, matchIdSchema } from '@great-fire/protocol';
import type { Middleware } from 'koa';
import { StorageUnavailableError } from '../errors/api-error';
import type { StoredMatch } from '../entities/match';
import type { Storage } from '../storage/storage';
import type { Ingress } from '../shared/ingress';
import { sendPage, type PageFiles } from '../http/page-files';
import { type Preview, buildPreview } from './preview';

const TABLE_PATH_PATTERN = /^\/t\/([^/?]+)(?:\?|$)/;

interface OpenGraphDeps {
  readonly storage: Pick<Storage, 'matches' | 'moves' | 'results'>;
  readonly ingress: Ingress;
  readonly pageFiles: PageFiles;
  readonly hasImages: boolean;
}

/** Answers requests for a table's page with its HTML file and the table's tags. Passes other requests on. */
export function openGraphTags({ storage, ingress, pageFiles, hasImages }: OpenGraphDeps): Middleware {
  const basePathTag = `<meta name="base-path" content="${ingress.basePath}" />`;
  return async (ctx, next) => {
    const id = matchIdSchema.safeParse(TABLE_PATH_PATTERN.exec(ctx.originalUrl)?.[1]);
    const name = ctx.path.endsWith('.html') ? ctx.path.slice(1) : 'index.html';
    const isTablePage = id.success && (ctx.method === 'GET' || ctx.method === 'HEAD');
    const found = isTablePage ? await findTable(storage, id.data) : null;
    const page = found === null ? null : await pageFiles.find(name);
    if (found === null || page === null) {
      await next();
      return;
    }
    const baseUrl = `${ingress.publicOrigin(ctx.req)}${ingress.basePath}`;
    const image = hasImages ? `${baseUrl}/api/matches/${found.match.id}/preview.png` : null;
    const tags = `${renderTableTags(found.match)}${renderTags(found.preview, `${baseUrl}/t/${found.match.id}`, image)}`;
    // Before the boot script, which reads them.
    await sendPage(
      ctx,
      page,
      page.html.replace(basePathTag, () => `${basePathTag}${tags}`),
    );
  };
}

interface FoundTable {
  readonly match: StoredMatch;
  readonly preview: Preview;
}

/** Returns null while the storage is unavailable, so that the page is still served. */
async function findTable(
  storage: Pick<Storage, 'matches' | 'moves' | 'results'>,
  id: string,
): Promise<FoundTable | null> {
  try {
    const match = await storage.matches.find(id);
    return match === null ? null : { match, preview: await buildPreview(storage, match) };
  } catch (error) {
    if (error instanceof StorageUnavailableError) return null;
    throw error;
  }
}

/** Tags for the page before its scripts run. Like the preview, they do not name a private table. */
function renderTableTags({ status, tableName, private: isPrivate }: StoredMatch): string {
  const name = isPrivate ? '' : `<meta name="table-name" content="${escapeHtml(tableName)}" />`;
  return `<meta name="table-status" content="${status}" />${name}`;
}

function renderTags({ title, text }: Preview, url: string, image: string | null): string {
  const { width, height } = PREVIEW_IMAGE_SIZES.wide;
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', 'The Great Fire of London 1666'],
    ['og:title', title],
    ['og:description', text],
    ['og:url', url],
    ...(image === null
      ? []
      : [
          ['og:image', image],
          ['og:image:type', 'image/png'],
          ['og:image:width', String(width)],
          ['og:image:height', String(height)],
          ['og:image:alt', title],
        ]),
  ];
  const ogTags = tags.map(
    ([name = '', content = '']) => `<meta property="${name}" content="${escapeHtml(content)}" />`,
  );
  const twitterCard = image === null ? 'summary' : 'summary_large_image';
  return [...ogTags, `<meta name="twitter:card" content="${twitterCard}" />`].join('');
}
