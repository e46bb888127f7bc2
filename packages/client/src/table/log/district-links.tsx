import type { DistrictId } from '@great-fire/game';
import type { ReactNode } from 'react';
import { useDraftStore } from '../move-input/move-input-context';
import { districtName } from '../model/table-context';
import styles from './district-link.module.css';

interface DistrictLinkProps {
  readonly district: DistrictId;
  readonly children?: ReactNode; // default: the district's name
  readonly isTabStop?: boolean; // default: true
}

/**
 * The name of a district as a button. Hover and focus highlight the district on the map, a click brings it into view.
 */
export function DistrictLink({ district, children, isTabStop = true }: DistrictLinkProps) {
  const { setHover, locate } = useDraftStore().getState();
  const highlight = () => setHover({ inLog: district });
  const clearHighlight = () => setHover({ inLog: null });
  return (
    <button
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      className={`low-line left-text ${styles['name']}`}
      onMouseEnter={highlight}
      onMouseLeave={clearHighlight}
      onFocus={highlight}
      onBlur={clearHighlight}
      onClick={() => locate(district)}
    >
      {children ?? districtName(district)}
    </button>
  );
}

interface ListedDistrict {
  readonly district: DistrictId;
  readonly suffix?: string; // directly after the name
  readonly separator: string; // before the name
}

interface DistrictLinksProps {
  readonly items: readonly ListedDistrict[];
  readonly trailing?: string; // punctuation after the list
}

const PUNCTUATION = /^[,.;:!?)]*/;

/** Returns the punctuation at the start of a text, and the rest. */
function splitPunctuation(text: string): readonly [punctuation: string, rest: string] {
  const [punctuation = ''] = PUNCTUATION.exec(text) ?? [];
  return [punctuation, text.slice(punctuation.length)];
}

/** A list of districts. Each name stays on one line with the punctuation behind it. */
export function DistrictLinks({ items, trailing = '' }: DistrictLinksProps) {
  return items.map(({ district, suffix = '', separator }, index) => (
    <span key={district}>
      {splitPunctuation(separator)[1]}
      <span className={`one-line ${styles['unbroken']}`}>
        <DistrictLink district={district} />
        {suffix}
        {splitPunctuation(items[index + 1]?.separator ?? trailing)[0]}
      </span>
    </span>
  ));
}
