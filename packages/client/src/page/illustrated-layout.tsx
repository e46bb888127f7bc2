import { type ReactNode, useLayoutEffect, useEffect, useState } from 'react';
import { engravedCity } from 'virtual:pictures';
import { removeSplash } from '../lib/splash';
import styles from './illustrated-layout.module.css';
import css from './city-illustration.module.css';

/**
 * The engraved city at the side of the lobby and the waiting room. The upper half of its box fades to paper for the
 * text there. The SVG is inlined, so that it takes the colours of the theme and the fonts of the page.
 */
function CityIllustration() {
  const [svg, setSvg] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    fetch(engravedCity, { signal: controller.signal })
      .then((response) => (response.ok ? response.text() : null))
      .then(setSvg)
      .catch(() => undefined); // the page works without the picture
    return () => controller.abort();
  }, []);
  return (
    <div className="overlay clipped no-press on-map-paper" aria-hidden>
      {svg !== null && (
        <div
          className={`overlay appears fill-svg ${css['drawing']}`}
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      )}
      <div className={`overlay ${css['fade']}`} />
    </div>
  );
}

interface IllustratedLayoutProps {
  readonly bar: ReactNode;
  readonly hero: ReactNode; // over the engraved city
  readonly children: ReactNode;
  readonly variant: 'wide' | 'narrow'; // of the city's column
  readonly 'data-testid'?: string;
}

/** Layout with the engraved city at the side; on a phone above the content. */
export function IllustratedLayout({ bar, hero, children, variant, ...rest }: IllustratedLayoutProps) {
  useLayoutEffect(removeSplash, []);
  return (
    <div className={`column page-high ${styles['page']} ${styles[variant] ?? ''}`} {...rest}>
      {bar}
      <main className={`flex grow lowerable ${styles['floor']}`}>
        <div className={`firm relative clipped ${styles['strip']}`}>
          <div className={`overlay ${styles['picture']}`} aria-hidden="true">
            <CityIllustration />
          </div>
          <div className={`relative scroll high ${styles['scroller']}`}>
            <div className={`front-hero ${styles['hero']}`}>{hero}</div>
          </div>
        </div>
        <div className={`column grow narrowable relative scroll on-panel edge ${styles['lists']}`}>
          {children}
        </div>
      </main>
    </div>
  );
}
