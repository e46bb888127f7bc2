import { type Language, LANGUAGES } from '@great-fire/protocol';
import { LANGUAGE_NAMES } from '../i18n/languages';
import styles from './language-select.module.css';

interface LanguageSelectProps {
  readonly label: string;
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

/** Selects a language by its own name. A native `<select>`, because the names do not fit beside each other. */
export function LanguageSelect({ label, value, onChange }: LanguageSelectProps) {
  return (
    <select
      className={`narrowable on-card framed round-6 ink press ${styles['select']}`}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(LANGUAGES.find((language) => language === target.value) ?? value)}
      data-testid="language"
    >
      {LANGUAGES.map((language) => (
        <option key={language} value={language} lang={language}>
          {LANGUAGE_NAMES[language]}
        </option>
      ))}
    </select>
  );
}
