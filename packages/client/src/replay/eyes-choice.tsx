import type { SeenFrom } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { nameOf } from '../table/table-context';
import styles from './controls.module.css';
import { useReplay } from './replay-context';

/** Where the game is looked at from: all open, any seat, or as who watched. */
export function EyesChoice() {
  const { t } = useTranslation('replay');
  const { course, match, eyes, lookFrom } = useReplay();
  if (course.eyes.length < 2) return null;
  const called = (one: SeenFrom): string =>
    typeof one === 'number' ? t('eyes.seat', { name: nameOf(match, one) }) : t(`eyes.${one}`);
  return (
    <select
      className={styles['menu']}
      aria-label={t('eyes.label')}
      value={String(eyes)}
      onChange={({ target }) => lookFrom(course.eyes.find((one) => String(one) === target.value) ?? eyes)}
      data-testid="eyes"
    >
      {course.eyes.map((one) => (
        <option key={one} value={String(one)}>
          {called(one)}
        </option>
      ))}
    </select>
  );
}
