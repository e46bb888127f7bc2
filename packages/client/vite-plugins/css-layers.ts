import type { Plugin } from 'vite';

const LAYER_ORDER = '@layer base, ui, layout;';

/** Returns the cascade layer of a style sheet by its path; null: none. */
function layerOf(path: string): 'base' | 'ui' | 'layout' | null {
  if (path.endsWith('/src/theme/base.css')) return 'base';
  if (path.endsWith('/src/ui/layout.css')) return 'layout';
  return /\/src\/ui\/[a-z-]+\.module\.css$/.test(path) ? 'ui' : null;
}

/**
 * Puts the element styles into the cascade layer `base`, the styles of `src/ui` into `ui`, and the layout primitives into
 * `layout`. The styles of a feature have no layer, so that they always win over all three.
 *
 * Without layers the link order of the chunks would decide between rules of equal specificity. That order differs from
 * page to page.
 */
export function cssLayers(): Plugin {
  return {
    name: 'css-layers',
    enforce: 'pre',
    transform(code, id) {
      const layer = layerOf(id.split('?')[0] ?? id);
      return layer === null ? null : { code: `${LAYER_ORDER}\n@layer ${layer} {\n${code}\n}\n`, map: null };
    },
  };
}
