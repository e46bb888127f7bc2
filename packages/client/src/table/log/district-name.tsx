import type { ReactNode } from 'react';
import type { DistrictId } from '@great-fire/game';
import { useChoiceStore } from '../decision';
import { districtName } from '../names';
import styles from './district-name.module.css';

interface DistrictNameProps {
  readonly district: DistrictId;
  readonly children?: ReactNode; // left out: the name of the district
  readonly isTabStop?: boolean; // left out: it is
}

/** The name of a district as a button. Hover and focus light the district up on the map; a press brings it into view. */
export function DistrictName({ district, children, isTabStop = true }: DistrictNameProps) {
  const { look, locate } = useChoiceStore().getState();
  const light = () => look({ named: district });
  const dim = () => look({ named: null });
  return (
    <button
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      className={styles['name']}
      onMouseEnter={light}
      onMouseLeave={dim}
      onFocus={light}
      onBlur={dim}
      onClick={(event) => {
        event.stopPropagation(); // the line under it leads elsewhere
        locate(district);
      }}
    >
      {children ?? districtName(district)}
    </button>
  );
}
