import type { InputHTMLAttributes } from 'react';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'className'> {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly onChange?: (text: string) => void;
}

/** One line of text with its label. */
export function TextField({ label, labelHidden = false, onChange, ...rest }: TextFieldProps) {
  return (
    <label className={styles['field']}>
      <span className={labelHidden ? 'visually-hidden' : undefined}>{label}</span>
      <input
        type="text"
        autoComplete="off"
        className={styles['input']}
        {...(onChange && { onChange: (event) => onChange(event.target.value) })}
        {...rest}
      />
    </label>
  );
}
