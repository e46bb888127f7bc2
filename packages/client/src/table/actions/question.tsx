import { useTranslation } from '../../i18n/use-translation';
import { Pips } from '../../ui/pips';
import { useDecision } from '../decision';
import { holdOf } from '../conduct/standing';
import { nameOf, useTable } from '../table-context';
import styles from './question.module.css';

interface Asked {
  readonly title: string;
  readonly note?: string;
}

/** What is asked now, in one line over the hand or the dock. */
export function Question({ onWater = false }: { readonly onWater?: boolean }) {
  const asked = useAsked();
  if (asked === null) return null;
  return (
    <p
      key={asked.title} // another question is another line, not this one pushed about
      className={`${styles['question']} ${onWater ? styles['onWater'] : ''}`}
      data-testid="question"
      tabIndex={-1}
    >
      {asked.title}
      <Aside {...(asked.note !== undefined && { note: asked.note })} />
    </p>
  );
}

function Aside({ note }: { readonly note?: string }) {
  const { t } = useTranslation('table');
  const { view } = useTable();
  const { offer } = useDecision();
  if (offer.moment === 'act') {
    const { points } = view.turn;
    return <Pips big of={4} left={points} label={t('step.points', { count: points })} />;
  }
  return note === undefined ? null : <span className={styles['note']}>{note}</span>;
}

function useAsked(): Asked | null {
  const { t } = useTranslation(['table', 'common']);
  const { view, match, conduct } = useTable();
  const { offer, choice } = useDecision();
  const hold = holdOf(conduct, view.viewer);
  if (hold !== null && offer.moment !== 'over') return { title: t(`hold.${hold}`) };
  switch (offer.moment) {
    case 'spread':
    case 'spread-again': {
      const count = offer.lit.filter(({ legal }) => legal).length;
      const title =
        offer.moment === 'spread' || offer.card === null
          ? t('ask.spread')
          : t('ask.again', { direction: t(`common:direction.${offer.card}`) });
      return { title, note: offer.card === null ? t('ask.chooseCard') : t('ask.canBurn', { count }) };
    }
    case 'act':
      return { title: t('ask.actions', { count: view.turn.points }) };
    case 'discard':
      return { title: t('ask.discard') };
    case 'watch': {
      const { step, seat } = view.turn;
      if (step === 'over' || seat === view.viewer) return null; // my answer is on its way
      const name = nameOf(match, seat);
      if (step === 'redeal') {
        const isToRedeal = choice.handAnswer === 'redeal';
        const note = t(isToRedeal ? 'opening.thenShown' : 'opening.notYet');
        return { title: t('opening.waitFor', { name }), note };
      }
      return { title: t(`ask.wait.${step}`, { name }) };
    }
    default:
      return null;
  }
}
