import {
  autoUpdate,
  flip,
  offset,
  shift,
  useFloating,
  type UseFloatingOptions,
} from '@floating-ui/react-dom';
import { useLayoutEffect, useState } from 'react';
import { basePath } from '../../lib/routes';
import { scrollToPart } from '../../lib/anchors';
import { useTranslation } from '../../i18n/use-translation';
import styles from './help-tooltip.module.css';
import type { OpenTooltip } from './tooltip-controller';

const TARGET_GAP = 10;
const EDGE_MARGIN = 8;

/**
 * The first position inside the viewport: above the target, below, right, left. If none fits, the tooltip covers a part
 * of the target.
 */
export const TOOLTIP_POSITION: UseFloatingOptions = {
  strategy: 'fixed',
  placement: 'top',
  middleware: [
    offset(TARGET_GAP),
    flip({ padding: EDGE_MARGIN, crossAxis: false, fallbackPlacements: ['bottom', 'right', 'left'] }),
    shift({ padding: EDGE_MARGIN, crossAxis: true }),
  ],
};

const TOOLTIP_ID = 'explanation';

/** A short explanation beside its element, with a link to the rule. */
export function HelpTooltip({ target: { element, topic, rule, isOnMap }, isByKeyboard }: OpenTooltip) {
  const { t } = useTranslation('help');
  const [tooltip, setTooltip] = useState<HTMLElement | null>(null);
  const { floatingStyles, isPositioned } = useFloating({
    ...TOOLTIP_POSITION,
    transform: false,
    elements: { reference: element, floating: tooltip },
    whileElementsMounted: autoUpdate,
  });
  useLayoutEffect(() => {
    if (isByKeyboard && isOnMap) scrollToPart(element);
    else if (isByKeyboard) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [element, topic, isByKeyboard, isOnMap]);
  useLayoutEffect(() => {
    element.setAttribute('aria-describedby', TOOLTIP_ID);
    if (isByKeyboard && !isOnMap) element.setAttribute('data-help-target', ''); // on the map it is focused
    return () => {
      element.removeAttribute('aria-describedby');
      element.removeAttribute('data-help-target');
    };
  }, [element, isOnMap, isByKeyboard]);
  const [name, ...details] = isOnMap ? (element.getAttribute('aria-label')?.split(', ') ?? []) : [];
  return (
    <aside
      ref={setTooltip}
      aria-label={t('tooltipLabel')}
      className={`text-14-5 links on-panel framed round-8 raised ink fixed leading-1-3 ${styles['paper']}`}
      style={{ ...floatingStyles, visibility: isPositioned ? 'visible' : 'hidden' }}
      data-help-tooltip
      data-testid="help-tooltip"
    >
      {name !== undefined && (
        // Screen readers read the label of the element itself.
        <p className={styles['district']} aria-hidden="true" data-testid="help-tooltip-district">
          <b>{name}</b>
          {details.map((detail) => `, ${detail}`).join('')}
        </p>
      )}
      <p id={TOOLTIP_ID} role="status">
        {t(`topic.${topic}`)}
      </p>
      {isByKeyboard && (
        <p className={`quiet text-13-5 ${styles['keys']}`} aria-hidden="true">
          {t('keyboardHint')}
        </p>
      )}
      <a href={`${basePath()}/rules#${rule}`} target="_blank">
        {t('ruleLink', { rule })}
      </a>
    </aside>
  );
}
