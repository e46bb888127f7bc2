import { encode } from 'uqr';
import styles from './share-link.module.css';

const QUIET_ZONE_MODULES = 3; // white margin in modules, which scanners need

export interface QrCodeProps {
  readonly link: string;
  readonly label: string;
}

/** A link as a QR code, dark on white in both themes, because scanners need that contrast. */
export function QrSquares({ link, label }: QrCodeProps) {
  const { size, data } = encode(link, { ecc: 'M', border: QUIET_ZONE_MODULES });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${String(x)} ${String(y)}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={styles['code']}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      data-testid="qr-code"
    >
      <path d={squares.join('')} fill="#1b130b" />
    </svg>
  );
}
