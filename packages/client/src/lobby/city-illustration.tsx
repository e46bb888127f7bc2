import { useEffect, useState } from 'react';
import { engravedCity } from 'virtual:pictures';
import css from './city-illustration.module.css';

/**
 * The engraved city at the side of the front page and the waiting room; fills its box, the upper half
 * faded to paper for the words that lie there. The drawing is a file of ours, set into the page so that it
 * takes the theme's colours and the page's fonts.
 */
export function CityIllustration() {
  const [svg, setSvg] = useState<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    fetch(engravedCity, { signal: controller.signal })
      .then((response) => (response.ok ? response.text() : null))
      .then(setSvg)
      .catch(() => undefined); // without its picture the page says all the same
    return () => controller.abort();
  }, []);
  return (
    <div className={css['strip']} aria-hidden>
      {svg !== null && <div className={css['drawing']} dangerouslySetInnerHTML={{ __html: svg }} />}
      <div className={css['fade']} />
    </div>
  );
}
