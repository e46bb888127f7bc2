import {
  DIRECTIONS,
  TOKENS,
  type DeckCard,
  type DistrictId,
  type Reveal,
  type Token,
} from '@great-fire/game';
import { formatList } from '../../i18n/format';
import { useTranslation } from '../../i18n/use-translation';
import { districtName, objectiveName } from '../model/table-context';
import styles from './scoring-screen.module.css';

/** The components that no player holds at the end. @source END-5 */
export function UnusedComponents({ reveal }: { readonly reveal: Reveal }) {
  const { t } = useTranslation(['table', 'common', 'scoring']);
  const formatCards = (pile: readonly DeckCard[]) =>
    DIRECTIONS.map((direction) => ({ direction, count: pile.filter((card) => card === direction).length }))
      .filter(({ count }) => count > 0)
      .map(({ direction, count }) => `${t(`common:direction.${direction}`)} ${count}`);
  const formatTokens = (places: Reveal['lying']) =>
    TOKENS.flatMap((token) =>
      findTokenDistricts(places, token).map((id) => `${districtName(id)}: ${t(`common:token.${token}`)}`),
    );
  const rows = [
    { key: 'unownedColours', items: reveal.unowned.map((colour) => t(`common:colour.${colour}`)) },
    { key: 'undealtObjectives', items: reveal.undealt.map(objectiveName) },
    { key: 'tokensOnMap', items: formatTokens(reveal.lying) },
    { key: 'destroyedTokens', items: formatTokens(reveal.destroyed) },
    { key: 'cardsInDeck', items: formatCards(reveal.deck) },
    { key: 'removedCards', items: formatCards(reveal.unused) },
  ] as const;
  return (
    <details className={`quiet text-15 ${styles['box']}`}>
      <summary>{t('scoring:unusedComponents')}</summary>
      <dl>
        {rows.map(({ key, items }) => (
          <div key={key}>
            <dt>{t(`scoring:${key}`)}</dt>
            <dd>{items.length === 0 ? t('scoring:noItems') : formatList(items)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function findTokenDistricts(places: Reveal['lying'], token: Token): readonly DistrictId[] {
  return (Object.keys(places) as DistrictId[]).filter((id) => places[id] === token);
}
