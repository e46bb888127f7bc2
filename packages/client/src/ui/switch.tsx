import styles from './switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
  readonly testId?: string;
}

/** On or off, at once. */
export function Switch({ label, on, onChange, disabled = false, testId }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      data-testid={testId}
      disabled={disabled}
      className={styles['switch']}
      onClick={() => onChange(!on)}
    />
  );
}
