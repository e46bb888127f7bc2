import type { DistrictId } from '@great-fire/game';
import { useChoiceStore } from '../decision';
import { districtName } from '../names';
import styles from './district-name.module.css';

/** A district in a sentence: pointed at, it lights up on the map. */
export function DistrictName({ district }: { readonly district: DistrictId }) {
  const look = useChoiceStore().getState().look;
  const light = () => look({ named: district });
  const dim = () => look({ named: null });
  return (
    <button
      type="button"
      className={styles['name']}
      onMouseEnter={light}
      onMouseLeave={dim}
      onFocus={light}
      onBlur={dim}
      onClick={(event) => {
        event.stopPropagation(); // the line under it leads elsewhere
        light();
      }}
    >
      {districtName(district)}
    </button>
  );
}
