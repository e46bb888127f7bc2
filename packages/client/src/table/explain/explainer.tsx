import { Suspense, useLayoutEffect, useState } from 'react';
import { openWords } from '../../i18n/i18n';
import { listenToKeys } from './by-keys';
import { listenToPointers } from './by-pointer';
import type { Asked } from './slip';
import { slipFor } from './slip';
import { lazily } from '../../shell/lazily';

const Explanation = lazily(async () => {
  const [part] = await Promise.all([import('./explanation'), openWords('explain')]);
  return { default: part.Explanation };
});

/** Shows the explanation of the element under the mouse, a finger or the focus. */
export function Explainer() {
  const [asked, setAsked] = useState<Asked | null>(null);
  // Before the paint, so that the listeners are there as soon as the table can be seen.
  useLayoutEffect(() => {
    const slip = slipFor(setAsked);
    const stops = [slip.forget, listenToPointers(slip), listenToKeys(slip)];
    return () => stops.forEach((stop) => stop());
  }, []);
  if (asked === null) return null;
  return (
    <Suspense fallback={null}>
      <Explanation {...asked} />
    </Suspense>
  );
}
