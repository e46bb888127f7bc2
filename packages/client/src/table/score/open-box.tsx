import { DIRECTIONS, TOKENS } from '@great-fire/game';
import type { DeckCard, DistrictId, Reveal, Token } from '@great-fire/game';
import { listed } from '../../i18n/listed';
import { useTranslation } from '../../i18n/use-translation';
import { districtName, objectiveName } from '../names';
import styles from './scoring.module.css';

/** The rest of what lies open at the end: nobody held it. @source END-5 */
export function OpenBox({ reveal }: { readonly reveal: Reveal }) {
  const { t } = useTranslation(['table', 'common', 'score']);
  const cards = (pile: readonly DeckCard[]) =>
    DIRECTIONS.map((one) => ({ one, count: pile.filter((card) => card === one).length }))
      .filter(({ count }) => count > 0)
      .map(({ one, count }) => `${t(`common:direction.${one}`)} ${count}`);
  const tokens = (places: Reveal['lying']) =>
    TOKENS.flatMap((token) =>
      placesOf(places, token).map((id) => `${districtName(id)}: ${t(`common:token.${token}`)}`),
    );
  const rows = [
    { key: 'unowned', items: reveal.unowned.map((colour) => t(`common:colour.${colour}`)) },
    { key: 'undealt', items: reveal.undealt.map(objectiveName) },
    { key: 'lying', items: tokens(reveal.lying) },
    { key: 'destroyed', items: tokens(reveal.destroyed) },
    { key: 'deck', items: cards(reveal.deck) },
    { key: 'unused', items: cards(reveal.unused) },
  ] as const;
  return (
    <details className={styles['box']}>
      <summary>{t('score:box')}</summary>
      <dl>
        {rows.map(({ key, items }) => (
          <div key={key}>
            <dt>{t(`score:${key}`)}</dt>
            <dd>{items.length === 0 ? t('score:none') : listed(items)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function placesOf(places: Reveal['lying'], token: Token): readonly DistrictId[] {
  return (Object.keys(places) as DistrictId[]).filter((id) => places[id] === token);
}
