import { type IconProps, IconSvg } from '../ui/icon';

/** Outline of a fire cone, also used by the outlined icon. */
export const FLAME =
  'M.5-11C1-6.5 6.8-2.5 6.8 3.2C6.8 7.4 3.8 9.8 0 9.8C-3.8 9.8-6.8 7.2-6.8 3C-6.8-.4-4.4-1.6-4-5C-2.4-4-1.8-2.6-1.6-1.4C-.2-4 .6-7.4.5-11Z';
const HEART =
  'M.4-2.5C.9 0 3.4 1.6 3.4 4.6C3.4 7.2 1.8 8.4 0 8.4C-1.9 8.4-3.3 7.1-3.3 4.7C-3.3 3-2.2 2-1.8.6C-1 1.2-.8 1.8-.6 2.4C0 1 .4-.8.4-2.5Z';

/** A fire cone; `dull` if a band stands on it. */
export function FlameShape({ dull = false }: { readonly dull?: boolean }) {
  return (
    <>
      <path
        d={FLAME}
        fill={dull ? 'var(--flame-dull)' : 'var(--flame)'}
        stroke={dull ? 'var(--flame-dull-edge)' : 'var(--flame-edge)'}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <path d={HEART} fill={dull ? 'var(--flame-dull-heart)' : 'var(--flame-heart)'} />
    </>
  );
}

export function FlameIcon({ size = 16, title, dull = false }: IconProps & { readonly dull?: boolean }) {
  return (
    <IconSvg box={[-8, -12, 16, 23]} size={size} title={title}>
      <FlameShape dull={dull} />
    </IconSvg>
  );
}

/** Logo of the game: a house inside a flame. */
export function Logo({ size = 22, title }: IconProps) {
  return (
    <IconSvg box={[-12, -12, 24, 24]} size={size} title={title}>
      <path d={FLAME} fill="var(--flame)" />
      <path d="M-3.5 9.5V4.5L0 1.5L3.5 4.5V9.5Z" fill="var(--logo-house)" />
    </IconSvg>
  );
}
