import { encode } from 'uqr';
import { useTranslation } from '../i18n/use-translation';
import styles from './qr-code.module.css';

const QUIET_ZONE_MODULES = 3; // squares of paper round it, by which a camera finds it

/** A link for the camera of a phone: dark on white in either theme, as cameras want it. */
export function QrCode({ link }: { readonly link: string }) {
  const { t } = useTranslation('room');
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
      aria-label={t('scan')}
      data-testid="qr-code"
    >
      <path d={squares.join('')} fill="#1b130b" />
    </svg>
  );
}
