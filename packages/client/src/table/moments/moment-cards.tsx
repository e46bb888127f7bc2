/** The stack cards and the Hero of London as cards, in the hand of the fire cards. */
import { type StackLetter, STACK_LETTERS } from '@great-fire/game';
import { FlameShape } from '../../pieces/flame';
import { HeroEmblem } from '../../pieces/figures';

const BOX = '-32 -45 64 90';

function CardFrame() {
  return (
    <>
      <rect x={-31} y={-44} width={62} height={88} rx={6} fill="var(--card)" stroke="var(--rule)" />
      <rect x={-27} y={-40} width={54} height={80} rx={3} fill="none" stroke="var(--line)" />
    </>
  );
}

export const CARD_HEIGHT = 92; // px, of a card that a moment shows

/** A stack card. Each letter has one flame more than the letter before it. */
export function StackCardFace({ letter, height }: { readonly letter: StackLetter; readonly height: number }) {
  const flames = STACK_LETTERS.indexOf(letter) + 1;
  return (
    <svg viewBox={BOX} height={height} aria-hidden="true">
      <CardFrame />
      {Array.from({ length: flames }, (_, nth) => {
        const offset = nth - (flames - 1) / 2;
        const scale = 1.5 - Math.abs(offset) * 0.2;
        return (
          <g key={nth} transform={`translate(${offset * 8} ${31 - scale * 10}) scale(${scale})`}>
            <FlameShape />
          </g>
        );
      })}
      <text
        y={-5}
        textAnchor="middle"
        fontFamily="var(--fell)"
        fontSize={46}
        fill="var(--ink)"
        stroke="var(--card)"
        strokeWidth={4}
        paintOrder="stroke"
      >
        {letter}
      </text>
    </svg>
  );
}

const RAYS = Array.from({ length: 16 }, (_, nth) => nth * 22.5);

/** The Hero of London: the laurel in a glory of rays. */
export function HeroCard({ height }: { readonly height: number }) {
  return (
    <svg viewBox={BOX} height={height} aria-hidden="true">
      <CardFrame />
      <g stroke="var(--laurel-edge)" strokeWidth={1} opacity={0.7}>
        {RAYS.map((angle) => (
          <path key={angle} d="M0-23V-35" transform={`rotate(${angle}) scale(.72 1)`} />
        ))}
      </g>
      <g transform="scale(1.9)">
        <HeroEmblem />
      </g>
    </svg>
  );
}
