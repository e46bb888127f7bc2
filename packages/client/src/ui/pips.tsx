import styles from './pips.module.css';

interface PipsProps {
  readonly of: number;
  readonly left: number;
  readonly label: string;
  readonly big?: boolean;
}

/** Action points as dots: full ones are left. */
export function Pips({ of, left, label, big = false }: PipsProps) {
  return (
    <span role="img" aria-label={label} className={`${styles['pips']} ${big ? styles['big'] : ''}`}>
      {Array.from({ length: of }, (_, index) => (
        <span key={index} className={`${styles['pip']} ${index < left ? styles['full'] : ''}`} />
      ))}
    </span>
  );
}
