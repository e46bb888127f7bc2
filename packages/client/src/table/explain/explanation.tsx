import { basePath } from '../../connection/base-path';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import styles from './explanation.module.css';
import { besides } from './besides';
import type { Asked } from './slip';
import { TOPICS } from './topics';

const ID = 'explanation';

/** A short sentence beside the thing that it explains, and the way to its rule. */
export function Explanation({ meant: { element, topic, isOnMap }, isByKeys }: Asked) {
  const { t } = useTranslation('explain');
  const slip = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    const own = slip.current;
    if (own === null) return;
    if (isByKeys) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const size = { width: own.offsetWidth, height: own.offsetHeight };
    const room = { width: window.innerWidth, height: window.innerHeight };
    setPlace(besides(element.getBoundingClientRect(), size, room));
  }, [element, topic, isByKeys]);
  useLayoutEffect(() => {
    element.setAttribute('aria-describedby', ID);
    if (isByKeys && !isOnMap) element.setAttribute('data-explained', ''); // on the map it has the focus
    return () => {
      element.removeAttribute('aria-describedby');
      element.removeAttribute('data-explained');
    };
  }, [element, isOnMap, isByKeys]);
  const rule = TOPICS[topic];
  return (
    <aside
      ref={slip}
      aria-label={t('label')}
      className={styles['slip']}
      style={place ?? { visibility: 'hidden' }}
      data-explanation
      data-testid="explanation"
    >
      <p id={ID} role="status">
        {t(`topic.${topic}`)}
      </p>
      {isByKeys && (
        <p className={styles['keys']} aria-hidden="true">
          {t('keys')}
        </p>
      )}
      <a href={`${basePath()}/rules#${rule}`} target="_blank">
        {t('more', { rule })}
      </a>
    </aside>
  );
}
