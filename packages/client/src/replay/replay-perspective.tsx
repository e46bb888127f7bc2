import { useTranslation } from '../i18n/use-translation';
import { nameOf } from '../table/model/table-context';
import { PerspectiveSelect } from '../table/scoring/perspective-select';
import styles from './replay-controls.module.css';
import { useReplay } from './replay-context';

/** Selects the perspective of a replay. Renders nothing if there is only one. */
export function ReplayPerspective() {
  const { t } = useTranslation('replay');
  const { source, match, perspective, setPerspective } = useReplay();
  if (source.perspectives.length < 2) return null;
  return (
    <PerspectiveSelect
      className={styles['menu']}
      aria-label={t('eyes.label')}
      perspectives={source.perspectives}
      value={perspective}
      getLabel={(option) =>
        typeof option === 'number' ? t('eyes.seat', { name: nameOf(match, option) }) : t(`eyes.${option}`)
      }
      onChange={setPerspective}
      data-testid="replay-perspective"
    />
  );
}
