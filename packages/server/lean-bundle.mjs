/** How the server's script is kept small: all of it is held in memory, whether it is used or not. */
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { build } from 'esbuild';

/** Libraries that many a server never needs: without PostgreSQL, without mail. Each is a file of its own, read when it is asked for first. */
const APART = ['nodemailer', 'pg'];

const fileOf = (library, outfile) => `${basename(outfile, '.js')}-${library}.js`;

/** Bundles these libraries beside `outfile`, as the plugin `apart` looks for them. */
export const bundleApart = (options, outfile) =>
  Promise.all(
    APART.map((library) =>
      build({
        ...options,
        entryPoints: [library],
        outfile: join(dirname(outfile), fileOf(library, outfile)),
      }),
    ),
  );

/** Leaves these libraries out of a bundle, which is to lie beside `outfile`. */
export const apart = (outfile) => ({
  name: 'apart',
  setup(bundle) {
    bundle.onResolve({ filter: new RegExp(`^(${APART.join('|')})$`) }, ({ path }) => ({
      path: `./${fileOf(path, outfile)}`,
      external: true,
    }));
  },
});

/** Bundles only the media types that have an extension, a charset, or a note on compression. */
export const fewerTypes = {
  name: 'fewer-types',
  setup(bundle) {
    bundle.onLoad({ filter: /\/mime-db\/db\.json$/ }, async ({ path }) => {
      const types = Object.entries(JSON.parse(await readFile(path, 'utf8')));
      const telling = types.filter(([, known]) => Object.keys(known).some((key) => key !== 'source'));
      return { contents: JSON.stringify(Object.fromEntries(telling)), loader: 'json' };
    });
  },
};
