import { type OpeningHandAnswer, PLAYER_COUNTS } from '@great-fire/game';
import { BOT_SPEEDS, OFFERED_LEVELS } from '@great-fire/protocol';
import { OpeningHandChoice } from '../create-table/opening-hand-choice';
import { useTranslation } from '../i18n/use-translation';
import { SegmentedControl } from '../ui/segmented-control';
import type { PlayNowOptions } from './play-now';

interface PlayNowChoicesProps {
  readonly options: PlayNowOptions;
  readonly onChange: (patch: Partial<PlayNowOptions>) => void;
  readonly openingHandAnswer: OpeningHandAnswer;
  readonly onOpeningHandAnswer: (answer: OpeningHandAnswer) => void;
}

/** Strength, number and speed of the bots of a quick game, and the answer about five identical cards. */
export function PlayNowChoices({
  options: { players, level, speed },
  onChange,
  openingHandAnswer,
  onOpeningHandAnswer,
}: PlayNowChoicesProps) {
  const { t } = useTranslation(['lobby', 'common']);
  return (
    <>
      <span aria-hidden="true">{t('botStrength')}</span>
      <SegmentedControl
        label={t('botStrength')}
        options={OFFERED_LEVELS}
        value={level}
        getLabel={(option) => t(`common:botStrength.${option}`)}
        onChange={(next) => onChange({ level: next })}
      />
      <span aria-hidden="true">{t('playersLabel')}</span>
      <SegmentedControl
        label={t('playersLabel')}
        options={PLAYER_COUNTS}
        value={players}
        onChange={(next) => onChange({ players: next })}
      />
      <span aria-hidden="true">{t('common:botSpeedLabel')}</span>
      <SegmentedControl
        label={t('common:botSpeedLabel')}
        options={BOT_SPEEDS}
        value={speed}
        getLabel={(option) => t(`common:botSpeedOption.${option}`)}
        onChange={(next) => onChange({ speed: next })}
      />
      <OpeningHandChoice value={openingHandAnswer} onChange={onOpeningHandAnswer} />
    </>
  );
}
