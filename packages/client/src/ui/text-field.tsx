import { type InputHTMLAttributes, type Ref, useId } from 'react';
import { useTranslation } from '../i18n/use-translation';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'className'> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly error?: string | null; // why the text is invalid; null or absent: it is valid
  readonly ref?: Ref<HTMLInputElement>;
  readonly onChange?: (text: string) => void;
}

/** A labelled text field. Screen readers announce the error below it. */
export function TextField({ label, isLabelHidden = false, error = null, onChange, ...rest }: TextFieldProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const { maxLength, value } = rest;
  const isFull = maxLength !== undefined && typeof value === 'string' && value.length >= maxLength;
  return (
    <div className={`column gap-4 narrowable ${styles['field']}`}>
      <label className={`column gap-4 narrowable ${styles['field']}`}>
        <span className={isLabelHidden ? 'visually-hidden' : undefined}>{label}</span>
        <input
          type="text"
          autoComplete="off"
          dir="auto"
          className={`wide on-card ${styles['input']}`}
          {...(onChange && { onChange: (event) => onChange(event.target.value) })}
          {...(error !== null && { 'aria-invalid': true, 'aria-describedby': id })}
          {...rest}
        />
      </label>
      {isFull && error === null && (
        <p role="status" className={styles['limit']}>
          {t('maxLengthReached', { count: maxLength })}
        </p>
      )}
      {error !== null && (
        <p id={id} role="alert" className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
