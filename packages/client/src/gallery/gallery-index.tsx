import { Link } from 'wouter';
import css from './gallery.module.css';
import { DESIGN_MOCKUPS } from './design-mockups';
import { POSITIONS } from './positions';

/** Index of the gallery. */
export function GalleryIndex({ pages }: { readonly pages: readonly string[] }) {
  return (
    <div className={css['contents']}>
      <section>
        <h2>Pages</h2>
        <Links paths={pages} />
      </section>
      <section>
        <h2>Beside the mock</h2>
        <Links paths={DESIGN_MOCKUPS.map(({ mock }) => `beside?mock=${mock}`)} />
      </section>
      <section>
        <h2>Positions</h2>
        <Links paths={Object.keys(POSITIONS)} />
      </section>
    </div>
  );
}

function Links({ paths }: { readonly paths: readonly string[] }) {
  return (
    <ul>
      {paths.map((path) => (
        <li key={path}>
          <Link href={`/dev/gallery/${path}`}>{path}</Link>
        </li>
      ))}
    </ul>
  );
}
