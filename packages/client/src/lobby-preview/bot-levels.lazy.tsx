import { OFFERED_LEVELS } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import lists from '../lobby/lobby-list.module.css';
import styles from './preview.module.css';

/** The strengths of the bots. */
export function BotLevels() {
  const { t } = useTranslation(['practice', 'common', 'lobby']);
  return (
    <section>
      <div className={lists['head']}>
        <h2>{t('lobby:botStrength')}</h2>
      </div>
      <ul className={`stack line-above pad-top-10 ${styles['levels']}`}>
        {OFFERED_LEVELS.map((level) => (
          <li key={level}>
            <b className="block fell-20">{t(`common:botStrength.${level}`)}</b>
            <span className="quiet text-14-5">{t(`botStrengthHint.${level}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
