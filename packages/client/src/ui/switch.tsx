import styles from './switch.module.css';

interface SwitchProps {
  readonly label?: string; // accessible name if no visible `<label>` names the switch
  readonly id?: string; // of the visible label's `htmlFor`
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly testId?: string;
}

/** A switch with immediate effect. It needs either `label` or an `id` and a `<label>`, which switches it too. */
export function Switch({ label, id, checked, onChange, disabled = false, testId }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      id={id}
      aria-checked={checked}
      aria-label={label}
      data-testid={testId}
      disabled={disabled}
      className={styles['switch']}
      onClick={() => onChange(!checked)}
    />
  );
}
