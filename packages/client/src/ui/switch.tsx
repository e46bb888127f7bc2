import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

interface SwitchFieldProps {
  readonly label: string;
  readonly isStrong?: boolean; // the label is bold
  readonly hint?: ReactNode; // below the label
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly testId?: string;
}

/** A switch with immediate effect, after its label and hint. The parent lays out both. A click on the label switches. */
export function SwitchField({
  label,
  isStrong,
  hint,
  checked,
  onChange,
  disabled,
  testId,
}: SwitchFieldProps) {
  const id = useId();
  const name = <label htmlFor={id}>{label}</label>;
  return (
    <>
      <div>
        {isStrong === true ? <b>{name}</b> : name}
        {hint}
      </div>
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={checked}
        data-testid={testId}
        disabled={disabled}
        className={styles['switch']}
        onClick={() => onChange(!checked)}
      />
    </>
  );
}
