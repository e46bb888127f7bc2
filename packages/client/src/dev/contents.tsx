import { Link } from 'wouter';
import css from './gallery.module.css';
import { MOCKS } from './mocks';
import { POSITIONS } from './positions';

/** What the gallery has. */
export function Contents({ pages }: { readonly pages: readonly string[] }) {
  return (
    <div className={css['contents']}>
      <section>
        <h2>Pages</h2>
        <Links to={pages} />
      </section>
      <section>
        <h2>Beside the mock</h2>
        <Links to={MOCKS.map(({ mock }) => `beside?mock=${mock}`)} />
      </section>
      <section>
        <h2>Positions</h2>
        <Links to={Object.keys(POSITIONS)} />
      </section>
    </div>
  );
}

function Links({ to }: { readonly to: readonly string[] }) {
  return (
    <ul>
      {to.map((one) => (
        <li key={one}>
          <Link href={`/dev/gallery/${one}`}>{one}</Link>
        </li>
      ))}
    </ul>
  );
}
