import type { OpenTable } from '@great-fire/protocol';
import { OFFERED_LEVELS, usualWatching } from '@great-fire/protocol';
import { LANGUAGES, NAMES_OF_LANGUAGES } from '../i18n/languages';
import { languageShown } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import type { TableWish } from '../lobby/table-wish';
import choice from '../pace/pace-choice.module.css';
import { Segment } from '../ui/segment';
import styles from './opening.module.css';
import { WatchingChoice } from './watching-choice';

interface AlsoChoiceProps {
  readonly seats: OpenTable['seats'];
  readonly isPrivate: boolean;
  readonly wish: TableWish['also'];
  readonly onChange: (wish: TableWish['also']) => void;
}

/** What a table is opened with beside its rules: bots, who watches, the language. */
export function AlsoChoice({ seats, isPrivate, wish, onChange }: AlsoChoiceProps) {
  const { t } = useTranslation(['opening', 'common']);
  const { bots, level, language, watching } = wish;
  const counts = Array.from({ length: seats }, (_, count) => count);
  return (
    <>
      <div className={choice['choice']}>
        <span className={styles['asked']} aria-hidden="true">
          {t('bots')}
        </span>
        <Segment
          label={t('bots')}
          options={counts}
          value={Math.min(bots, seats - 1)}
          onChange={(count) => onChange({ ...wish, bots: count })}
        />
        {bots > 0 && (
          <Segment
            label={t('level')}
            options={OFFERED_LEVELS}
            value={level}
            onChange={(to) => onChange({ ...wish, level: to })}
            called={(one) => t(`common:bot.${one}`)}
          />
        )}
        {bots >= seats - 1 && <p className={choice['hint']}>{t('beginsAtOnce')}</p>}
      </div>
      <WatchingChoice
        watching={watching ?? usualWatching(isPrivate)}
        onChange={(to) => onChange({ ...wish, watching: to })}
      />
      <div className={choice['choice']}>
        <span className={styles['asked']} aria-hidden="true">
          {t('language')}
        </span>
        <Segment
          label={t('language')}
          options={LANGUAGES}
          value={language ?? languageShown()}
          onChange={(to) => onChange({ ...wish, language: to })}
          called={(one) => NAMES_OF_LANGUAGES[one]}
        />
      </div>
    </>
  );
}
