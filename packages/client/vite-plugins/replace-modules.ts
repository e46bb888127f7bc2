import type { Plugin } from 'vite';

interface Replacement {
  readonly file: RegExp; // matches the path of one module
  /** Returns the code of the page. `parse` returns the syntax tree of the module. */
  readonly replace: (code: string, parse: () => object) => string;
}

/** Replaces modules of dependencies in the build. It fails if an update of the package has renamed a file. */
export function replaceModules(name: string, replacements: readonly Replacement[]): Plugin {
  const applied = new Set<Replacement>();
  return {
    name,
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const replacement = replacements.find(({ file }) => file.test(id));
      if (replacement === undefined) return null;
      applied.add(replacement);
      return { code: replacement.replace(code, () => this.parse(code)), map: null };
    },
    buildEnd(error) {
      const unused = replacements.find((replacement) => !applied.has(replacement));
      if (error === undefined && unused) this.error(`No module is ${unused.file.source} any more`);
    },
  };
}
