import type { ReactNode } from 'react';
import type { Result } from '@great-fire/game';
import { HouseIcon } from '../../pieces/house';
import { ROOFS } from '../../pieces/skyline';
import styles from './result-scene.module.css';

interface ResultSceneProps {
  readonly result: Result;
  readonly isRevealed: boolean; // false: the points are still being counted
  readonly children: ReactNode; // the heading
}

/** The city in the night of the fire while the points are counted. With the winner, the day breaks over it. */
export function ResultScene({ result, isRevealed, children }: ResultSceneProps) {
  const winners = result.winners.slice(0, MAX_ROOFS);
  return (
    <div
      className={`firm relative clipped framed round-8 ${styles['scene']} ${isRevealed ? styles['dawn'] : ''}`}
    >
      <div className={styles['sun']} />
      <svg
        className={`wide absolute spilling ${styles['city']}`}
        viewBox="0 0 3894 240"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path className={styles['smoke']} transform="translate(760 -300) scale(2.2)" d={SMOKE} />
        {ROOF_PLACES.map((transform) => (
          <path key={transform} transform={transform} d={ROOFS} />
        ))}
      </svg>
      <div className={`flex gap-12 top ${styles['heading']}`}>
        {isRevealed &&
          winners.map((seat) => {
            const colour = result.reveal.colours[seat];
            return colour !== undefined && <HouseIcon key={seat} colour={colour} size={40} />;
          })}
        {children}
      </div>
    </div>
  );
}

const MAX_ROOFS = 3;

// Three times beside each other: a single skyline as wide as the scene would rise into its words.
const ROOF_PLACES = ['translate(0)', 'matrix(-1 0 0 1 2596 0)', 'translate(2596)'];

/** Plumes that rise from the ruins. */
const SMOKE =
  'M250 200C200 120 320 90 262 0H330C360 90 270 120 300 200ZM700 190C650 110 790 80 720-20H800C830 70 740 120 762 190ZM1050 200C1010 130 1110 90 1064 20H1114C1140 90 1066 130 1090 200Z';
