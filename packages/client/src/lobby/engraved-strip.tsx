import { useEffect, useState } from 'react';
import { engravedCity } from 'virtual:pictures';
import css from './engraved-strip.module.css';

/**
 * The engraved city at the side of the front page and the waiting room; fills its box, the upper half
 * faded to paper for the words that lie there. The drawing is a file of ours, set into the page so that it
 * takes the theme's colours and the page's fonts.
 */
export function EngravedStrip() {
  const [drawing, setDrawing] = useState<string | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(engravedCity, { signal: leaving.signal })
      .then((answer) => (answer.ok ? answer.text() : null))
      .then(setDrawing)
      .catch(() => undefined); // without its picture the page says all the same
    return () => leaving.abort();
  }, []);
  return (
    <div className={css['strip']} aria-hidden>
      {drawing !== null && <div className={css['drawing']} dangerouslySetInnerHTML={{ __html: drawing }} />}
      <div className={css['fade']} />
    </div>
  );
}
