import type { Token } from '@great-fire/game';
import { type IconProps, IconSvg } from '../ui/icon';

export function FaceDownTokenShape() {
  return (
    <>
      <circle r={8.6} fill="var(--token)" stroke="var(--token-edge)" strokeWidth={1.6} />
      <circle r={5.6} fill="none" stroke="var(--token-mark)" strokeWidth={1} />
      <path d="M-3 0L0-3L3 0L0 3Z" fill="var(--token-mark)" />
    </>
  );
}

function Charge() {
  return (
    <>
      <path d="M-6 6.5q-1-3.7 0-7.5h7q1 3.7 0 7.5zM-6-1q3.5-3 7 0" fill="var(--token-mark)" />
      <path d="M-6.3 1.2h7.6M-6.3 4.3h7.6" stroke="var(--token)" strokeWidth={0.8} />
      <path d="M1-3.5q4.5-4.5 6.5 0" fill="none" stroke="var(--token-mark)" strokeWidth={1.4} />
      <path
        d="M7.5-4.5l1 2.4 2.2-.6-1.4 1.9 1.4 1.7-2.4-.4-.8 2.2-.8-2.2-2 .2 1.4-1.6-1-2 2 .6z"
        fill="var(--token-spark)"
        transform="translate(0 1) scale(.9)"
      />
    </>
  );
}

function Chevrons() {
  return (
    <path
      d="M-6.5-5.5L-.5 0L-6.5 5.5M.5-5.5L6.5 0L.5 5.5"
      fill="none"
      stroke="var(--token-mark)"
      strokeWidth={2.4}
    />
  );
}

function OnePoint() {
  return (
    <text
      y={5.6}
      textAnchor="middle"
      fontSize={16}
      fontWeight={800}
      fontFamily="var(--figure-face)"
      fill="var(--token-mark)"
    >
      1
    </text>
  );
}

function FaceDownMark() {
  return (
    <>
      <circle r={7} fill="none" stroke="var(--token-mark)" />
      <path d="M-3.6 0L0-3.6L3.6 0L0 3.6Z" fill="var(--token-mark)" />
    </>
  );
}

const MIN_MILLED_SIZE = 30; // px; the edge of a smaller coin would be a blur

/** A token: a charge, chevrons or a 1 for its owner, a diamond if face down. */
export function TokenIcon({
  kind = 'face-down',
  size = 24,
  title,
}: IconProps & { readonly kind?: Token | 'face-down' }) {
  return (
    <IconSvg box={[-12, -12, 24, 24]} size={size} title={title}>
      <circle r={11} fill="var(--token)" stroke="var(--token-mark)" strokeWidth={1.4} />
      {size >= MIN_MILLED_SIZE && (
        <circle r={9.3} fill="none" stroke="var(--token-mark)" strokeDasharray=".6 1.35" opacity={0.7} />
      )}
      {kind === 'demolition' && <Charge />}
      {kind === 'double-move' && <Chevrons />}
      {kind === 'one-vp' && <OnePoint />}
      {kind === 'face-down' && <FaceDownMark />}
    </IconSvg>
  );
}

/** Icon for the number of tokens that a player holds. */
export function TokenOutlineIcon({ size = 15, title }: IconProps) {
  return (
    <IconSvg box={[-8, -8, 16, 16]} size={size} title={title}>
      <circle r={6.8} fill="none" stroke="currentColor" strokeWidth={1.4} />
      <path d="M-2.6 0L0-2.6L2.6 0L0 2.6Z" fill="currentColor" />
    </IconSvg>
  );
}
