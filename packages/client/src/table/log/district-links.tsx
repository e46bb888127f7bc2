import type { DistrictId } from '@great-fire/game';
import { DistrictLink } from './district-link';
import styles from './district-link.module.css';

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
      <span className={styles['unbroken']}>
        <DistrictLink district={district} />
        {suffix}
        {splitPunctuation(items[index + 1]?.separator ?? trailing)[0]}
      </span>
    </span>
  ));
}
