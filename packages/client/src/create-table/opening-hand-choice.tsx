import { OPENING_HAND_ANSWERS, type OpeningHandAnswer } from '@great-fire/game';
import { useTranslation } from '../i18n/use-translation';
import { SegmentedControl } from '../ui/segmented-control';

interface OpeningHandChoiceProps {
  readonly value: OpeningHandAnswer;
  readonly onChange: (answer: OpeningHandAnswer) => void;
}

/** The standing answer of a seat about five identical cards, between its label and its consequence (SET-3). */
export function OpeningHandChoice({ value, onChange }: OpeningHandChoiceProps) {
  const { t } = useTranslation('tableOptions');
  return (
    <>
      <span aria-hidden="true">{t('openingHandLabel')}</span>
      <SegmentedControl
        label={t('openingHandLabel')}
        options={OPENING_HAND_ANSWERS}
        value={value}
        getLabel={(answer) => t(`openingHandAnswer.${answer}`)}
        onChange={onChange}
      />
      <small className="quiet text-13-5 leading-1-3">{t('openingHandHint')}</small>
    </>
  );
}
