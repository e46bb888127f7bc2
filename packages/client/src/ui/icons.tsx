import { type IconProps, IconSvg, StrokeIcon } from './icon';

/** Leads to. */
export function ArrowIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M3 12h18M15 6l6 6l-6 6" />;
}

/** A gear: marks a seat that a bot plays. */
export function BotIcon({ size = 16, title }: IconProps) {
  return (
    <IconSvg box={[-8, -8, 16, 16]} size={size} title={title}>
      <circle r={4.6} fill="none" stroke="currentColor" strokeWidth={1.5} />
      <circle r={1.5} fill="currentColor" />
      <path
        d="M0-7.600V-4.600M0 7.600V4.600M-7.6 0H-4.600M7.6 0H4.600M-5.4-5.4-3.3-3.300M5.4 5.4 3.3 3.300M-5.4 5.4-3.3 3.300M5.4-5.4 3.3-3.3"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
      />
    </IconSvg>
  );
}

/** Cards in a hand, or remaining draws. */
export function CardsIcon({ size = 16, title }: IconProps) {
  return (
    <IconSvg box={[0, 0, 14, 16]} size={size} title={title}>
      <path
        d="M4.5 1h7q1.5 0 1.5 1.5v10q0 1.5-1.5 1.5h-7Q3 14 3 12.500V2.500Q3 1 4.5 1ZM1 4v9.500q0 1.5 1.5 1.500H9"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.3}
      />
    </IconSvg>
  );
}

export function ChatIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M4 5.5h16v11H11l-4.5 4v-4H4Z" />;
}

export function CheckIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M5 12.5l4.5 4.5L19 7.5" />;
}

export function ChevronIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M9 5.5l6.5 6.5L9 18.5" />;
}

export function ClockIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M12 7.5V12l3 2.5" />;
}

export function CloseIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M6 6l12 12M18 6L6 18" />;
}

export function DownloadIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M12 4v11M7.5 11l4.5 4.5L16.5 11M4.5 19.5h15" />;
}

export function ExitIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M14 4H5v16h9M10 12h11M17.5 8.5L21 12l-3.5 3.5" />;
}

/** Spectators. */
export function EyeIcon(props: IconProps) {
  return (
    <StrokeIcon
      {...props}
      d="M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12ZM9.3 12a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0-5.4 0"
    />
  );
}

export function KeyboardIcon(props: IconProps) {
  return (
    <StrokeIcon {...props} d="M3 6.5h18v11H3ZM7 10.3h.01M10.4 10.3h.01M13.7 10.3h.01M17 10.3h.01M8 14h8" />
  );
}

export function LinkIcon(props: IconProps) {
  return (
    <StrokeIcon
      {...props}
      d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1.5-1.5"
    />
  );
}

export function MapIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />;
}

/** Opens further actions. */
export function MoreIcon() {
  return (
    <svg viewBox="0 0 24 24" width={20} height={20} fill="currentColor" aria-hidden="true">
      <circle cx={5} cy={12} r={1.9} />
      <circle cx={12} cy={12} r={1.9} />
      <circle cx={19} cy={12} r={1.9} />
    </svg>
  );
}

/** Zoom in. */
export function PlusIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M12 5v14M5 12h14" />;
}

/** Zoom out. */
export function MinusIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M5 12h14" />;
}

/** Replay, repeat. */
export function RepeatIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M5 12a7 7 0 1 0 2.5-5.4M7 3v4h4" />;
}

export function UndoIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3" />;
}
