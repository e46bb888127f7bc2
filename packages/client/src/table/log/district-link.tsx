import type { ReactNode } from 'react';
import type { DistrictId } from '@great-fire/game';
import { useDraftStore } from '../move-input/move-input-context';
import { districtName } from '../model/names';
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
      className={styles['name']}
      onMouseEnter={highlight}
      onMouseLeave={clearHighlight}
      onFocus={highlight}
      onBlur={clearHighlight}
      onClick={(event) => {
        event.stopPropagation(); // the log line has a click handler of its own
        locate(district);
      }}
    >
      {children ?? districtName(district)}
    </button>
  );
}
