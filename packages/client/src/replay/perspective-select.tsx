import type { Perspective } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { nameOf } from '../table/model/table-context';
import styles from './replay-controls.module.css';
import { useReplay } from './replay-context';

/** Selects the perspective: all seats, one seat or a spectator. */
export function PerspectiveSelect() {
  const { t } = useTranslation('replay');
  const { source, match, perspective, setPerspective } = useReplay();
  if (source.perspectives.length < 2) return null;
  const getLabel = (option: Perspective): string =>
    typeof option === 'number' ? t('eyes.seat', { name: nameOf(match, option) }) : t(`eyes.${option}`);
  return (
    <select
      className={styles['menu']}
      aria-label={t('eyes.label')}
      value={String(perspective)}
      onChange={({ target }) =>
        setPerspective(source.perspectives.find((option) => String(option) === target.value) ?? perspective)
      }
      data-testid="eyes"
    >
      {source.perspectives.map((option) => (
        <option key={option} value={String(option)}>
          {getLabel(option)}
        </option>
      ))}
    </select>
  );
}
