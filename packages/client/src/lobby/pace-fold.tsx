import type { Pace } from '@great-fire/protocol';
import { openWords } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import { paceWords } from '../pace/pace-words';
import { Fold } from './fold';
import { lazily } from '../shell/lazily';

const PaceChoice = lazily(async () => {
  const [choice] = await Promise.all([import('../pace/pace-choice'), openWords('opening')]);
  return { default: choice.PaceChoice };
});

interface PaceFoldProps {
  readonly pace: Pace;
  readonly onChange: (pace: Pace) => void;
  readonly className: string;
}

/** How fast the table plays, in one line; unfolded, what else it might be. */
export function PaceFold({ pace, onChange, className }: PaceFoldProps) {
  const { t } = useTranslation('lobby');
  return (
    <Fold summary={t('pace.line', { pace: paceWords(t, pace.clock) })} className={className} testId="pace">
      <PaceChoice pace={pace} onChange={onChange} />
    </Fold>
  );
}
