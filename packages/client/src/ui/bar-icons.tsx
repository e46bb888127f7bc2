/** Icons of the top bar. The lobby loads no others. */
import { StrokeIcon, type IconProps } from './icon';

export function BookIcon(props: IconProps) {
  return (
    <StrokeIcon
      {...props}
      d="M12 6.5C10 5 7 4.6 4 5v13c3-.4 6 0 8 1.5C14 18 17 17.6 20 18V5c-3-.4-6 0-8 1.5ZM12 6.5v13"
    />
  );
}

/** Switches to the night theme. */
export function MoonIcon(props: IconProps) {
  return <StrokeIcon {...props} d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z" />;
}

export function SettingsIcon(props: IconProps) {
  return (
    <StrokeIcon
      {...props}
      d="M4 7h9M17 7h3M4 17h3M11 17h9M12.8 7a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M6.8 17a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0"
    />
  );
}

/** Switches to the parchment theme. */
export function SunIcon(props: IconProps) {
  return (
    <StrokeIcon
      {...props}
      d="M8.2 12a3.8 3.8 0 1 0 7.6 0a3.8 3.8 0 1 0-7.6 0M12 3v2.2M12 18.8V21M3 12h2.2M18.8 12H21M5.6 5.6l1.6 1.6M16.8 16.8l1.6 1.6M5.6 18.4l1.6-1.6M16.8 7.2l1.6-1.6"
    />
  );
}
