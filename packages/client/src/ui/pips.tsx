import styles from './pips.module.css';

interface PipsProps {
  readonly max: number;
  readonly value: number;
  readonly label: string;
  readonly isLarge?: boolean;
}

/** Action points as dots; filled dots are left. */
export function Pips({ max, value, label, isLarge = false }: PipsProps) {
  return (
    <span role="img" aria-label={label} className={`${styles['pips']} ${isLarge ? styles['big'] : ''}`}>
      {Array.from({ length: max }, (_, index) => (
        <span key={index} className={`${styles['pip']} ${index < value ? styles['full'] : ''}`} />
      ))}
    </span>
  );
}
