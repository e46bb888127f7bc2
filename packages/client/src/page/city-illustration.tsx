import { useEffect, useState } from 'react';
import { engravedCity } from 'virtual:pictures';
import css from './city-illustration.module.css';

/**
 * The engraved city at the side of the lobby and the waiting room. The upper half of its box fades to paper for the
 * text there. The SVG is inlined, so that it takes the colours of the theme and the fonts of the page.
 */
export function CityIllustration() {
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
    <div className={css['strip']} aria-hidden>
      {svg !== null && <div className={css['drawing']} dangerouslySetInnerHTML={{ __html: svg }} />}
      <div className={css['fade']} />
    </div>
  );
}
