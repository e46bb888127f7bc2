/** esbuild plugins that keep the server's bundle small. The process holds the whole file in memory, used or not. */
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';

/** Libraries that a server without PostgreSQL or e-mail never loads. Each has a bundle of its own. */
const OPTIONAL_LIBRARIES = ['nodemailer', 'pg'];

const bundleName = (library, outfile) => `${basename(outfile, '.js')}-${library}.js`;

/** Bundles the optional libraries next to `outfile`, where `externalLibraries` looks for them. */
export const bundleOptionalLibraries = (options, outfile) =>
  Promise.all(
    OPTIONAL_LIBRARIES.map((library) =>
      build({
        ...options,
        entryPoints: [library],
        outfile: join(dirname(outfile), bundleName(library, outfile)),
      }),
    ),
  );

/** Replaces imports of the optional libraries by imports of their bundles next to `outfile`. */
export const externalLibraries = (outfile) => ({
  name: 'external-libraries',
  setup({ onResolve }) {
    onResolve({ filter: new RegExp(`^(${OPTIONAL_LIBRARIES.join('|')})$`) }, ({ path }) => ({
      path: `./${bundleName(path, outfile)}`,
      external: true,
    }));
  },
});

/** Drops the media types of which mime-db knows only the source: no extension, charset or compressibility. */
export const fewerMediaTypes = {
  name: 'fewer-media-types',
  setup({ onLoad }) {
    onLoad({ filter: /\/mime-db\/db\.json$/ }, async ({ path }) => {
      const types = Object.entries(JSON.parse(await readFile(path, 'utf8')));
      const useful = types.filter(([, info]) => Object.keys(info).some((key) => key !== 'source'));
      return { contents: JSON.stringify(Object.fromEntries(useful)), loader: 'json' };
    });
  },
};
