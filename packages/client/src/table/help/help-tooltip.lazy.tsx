import { basePath } from '../../lib/base-path';
import { scrollToPart } from '../../lib/anchors';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import styles from './help-tooltip.module.css';
import type { OpenTooltip } from './tooltip-controller';
import { HELP_TOPICS } from './help-topics';

const TARGET_GAP = 10;
const EDGE_MARGIN = 8;

const TOOLTIP_ID = 'explanation';

/** A short explanation beside its element, with a link to the rule. */
export function HelpTooltip({ target: { element, topic, isOnMap }, isByKeyboard }: OpenTooltip) {
  const { t } = useTranslation('help');
  const tooltipRef = useRef<HTMLElement>(null);
  const [placement, setPlacement] = useState<{ readonly left: number; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    const tooltip = tooltipRef.current;
    if (tooltip === null) return;
    if (isByKeyboard && isOnMap) scrollToPart(element);
    else if (isByKeyboard) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const size = { width: tooltip.offsetWidth, height: tooltip.offsetHeight };
    const viewport = { width: window.innerWidth, height: window.innerHeight };
    setPlacement(placeTooltip(element.getBoundingClientRect(), size, viewport));
  }, [element, topic, isByKeyboard, isOnMap]);
  useLayoutEffect(() => {
    element.setAttribute('aria-describedby', TOOLTIP_ID);
    if (isByKeyboard && !isOnMap) element.setAttribute('data-explained', ''); // on the map it is focused
    return () => {
      element.removeAttribute('aria-describedby');
      element.removeAttribute('data-explained');
    };
  }, [element, isOnMap, isByKeyboard]);
  const rule = HELP_TOPICS[topic];
  const [name, ...details] = isOnMap ? (element.getAttribute('aria-label')?.split(', ') ?? []) : [];
  return (
    <aside
      ref={tooltipRef}
      aria-label={t('label')}
      className={styles['slip']}
      style={placement ?? { visibility: 'hidden' }}
      data-explanation
      data-testid="explanation"
    >
      {name !== undefined && (
        // Screen readers read the label of the element itself.
        <p className={styles['district']} aria-hidden="true" data-testid="explained-district">
          <b>{name}</b>
          {details.map((detail) => `, ${detail}`).join('')}
        </p>
      )}
      <p id={TOOLTIP_ID} role="status">
        {t(`topic.${topic}`)}
      </p>
      {isByKeyboard && (
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

/** Tooltip placement: next to the target, inside the viewport. */

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

const clamp = (min: number, value: number, max: number) => Math.max(min, Math.min(value, max));

/**
 * Returns the first position that fits: above, below, right, left. If none fits, the tooltip covers the target's
 * bottom.
 */
export function placeTooltip(
  target: Box,
  tooltip: Size,
  viewport: Size,
): { readonly left: number; readonly top: number } {
  const left = clamp(
    EDGE_MARGIN,
    target.left + (target.width - tooltip.width) / 2,
    viewport.width - tooltip.width - EDGE_MARGIN,
  );
  const top = clamp(
    EDGE_MARGIN,
    target.top + (target.height - tooltip.height) / 2,
    viewport.height - tooltip.height - EDGE_MARGIN,
  );
  const above = target.top - TARGET_GAP - tooltip.height;
  if (above >= EDGE_MARGIN) return { left, top: above };
  const below = target.top + target.height + TARGET_GAP;
  if (below + tooltip.height <= viewport.height - EDGE_MARGIN) return { left, top: below };
  const right = target.left + target.width + TARGET_GAP;
  if (right + tooltip.width <= viewport.width - EDGE_MARGIN) return { left: right, top };
  const leftOfTarget = target.left - TARGET_GAP - tooltip.width;
  if (leftOfTarget >= EDGE_MARGIN) return { left: leftOfTarget, top };
  return { left, top: viewport.height - tooltip.height - EDGE_MARGIN };
}
