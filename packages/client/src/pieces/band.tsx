import type { IconProps } from '../ui/icons';
import { IconSvg } from '../ui/icons';

const CONE = 'M-6.5 10L-3-2.2A4.2 4.2 0 1 1 3-2.2L6.5 10Z';

/** A trained band: a pikeman in the shape of its cone. `onFire`: light, to stand out on embers. */
export function BandShape({ onFire = false }: { readonly onFire?: boolean }) {
  const body = onFire ? 'var(--band-on-fire)' : 'var(--band)';
  const edge = onFire ? 'var(--band-on-fire-edge)' : 'var(--band-edge)';
  return (
    <>
      <path
        d="M7.6 10V-12M7.6-13.5l-1.6 4h3.2z"
        fill="none"
        stroke={edge}
        strokeWidth={4}
        strokeLinejoin="round"
      />
      <path d={CONE} fill={body} stroke={edge} strokeWidth={3.4} strokeLinejoin="round" paintOrder="stroke" />
      <path d="M7.6 10V-10" stroke={body} strokeWidth={1.7} />
      <path d="M7.6-14l-1.9 4.6h3.8z" fill={body} />
      <path d="M-6.4-6.4H6.4M-3-7.4Q0-13 3-7.4" fill={body} stroke={body} strokeWidth={2.2} />
      <path
        d="M-4.2 4.6L4.2-.6"
        stroke={onFire ? 'var(--band-on-fire-sash)' : 'var(--band-sash)'}
        strokeWidth={1.9}
      />
    </>
  );
}

export function BandIcon({ size = 20, title }: IconProps) {
  return (
    <IconSvg box={[-11, -16, 24, 28]} size={size} title={title}>
      <BandShape />
    </IconSvg>
  );
}
