import type { DistrictId } from '@great-fire/game';
import { useMemo } from 'react';
import { formatList } from '../i18n/format';
import { useTranslation } from '../i18n/use-translation';
import { DistrictLinks } from '../table/log/district-links';
import { LogSentence } from '../table/log/log-sentence';
import { usePlayerNames } from '../table/log/player-names';
import { describeEvent } from '../table/log/sentence';
import { districtName, nameOf } from '../table/model/table-context';
import { Button } from '../ui/button';
import styles from './panels.module.css';
import { type LegalMoveGroup, groupLegalMoves } from './model/legal-moves';
import { useReplay } from './replay-context';

/** The legal moves of the seat on turn at the displayed position, and the move that was played. */
export function LegalMovesPanel() {
  const { t } = useTranslation('replay');
  const { view, match, source, setPerspective } = useReplay();
  const legalMoves = useMemo(() => groupLegalMoves(view), [view]);
  if (legalMoves === null)
    return <p className="quiet text-15 leading-1-3 pad-14-16">{t('legalMoves.gameOver')}</p>;
  const { seat, groups } = legalMoves;
  const name = nameOf(match, seat);
  const canViewAs = source.perspectives.includes(seat);
  return (
    <div
      className={`grow lowerable scroll text-15 contained leading-1-3 fine-scroll ${styles['panel']}`}
      tabIndex={0}
      data-testid="legal-moves"
    >
      <PlayedMove />
      <h2 className="panel-heading">{t('legalMoves.title', { name })}</h2>
      {groups === null ? (
        <>
          <p>{t('legalMoves.hiddenHand', { name })}</p>
          {canViewAs && (
            <Button size="small" onClick={() => setPerspective(seat)}>
              {t('legalMoves.viewAsPlayer', { name })}
            </Button>
          )}
        </>
      ) : (
        <ul className="stack gap-8">
          {groups.map((group, index) => (
            <li key={index}>
              <MoveGroupView group={group} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function MoveGroupView({ group }: { readonly group: LegalMoveGroup }) {
  const { t } = useTranslation(['replay', 'common']);
  switch (group.type) {
    case 'spread':
    case 'second-spread':
      return (
        <>
          <b>{t(`legalMoves.${group.type}`, { direction: t(`common:direction.${group.card}`) })}</b>{' '}
          <DistrictList ids={group.to} />
        </>
      );
    case 'discard':
      return (
        <b>
          {t('legalMoves.discard', {
            cards: formatList(group.cards.map((card) => t(`common:direction.${card}`))),
          })}
        </b>
      );
    case 'move-band':
      return (
        <>
          <b>{t('legalMoves.move-band', { district: districtName(group.from) })}</b>{' '}
          <DistrictList ids={group.to} />
        </>
      );
    case 'intensify':
      return (
        <>
          <b>{t('legalMoves.intensify', { count: group.combinations })}</b> <DistrictList ids={group.to} />
        </>
      );
    case 'place-band':
    case 'place-pawn':
    case 'move-pawn':
    case 'put-out':
    case 'demolish':
      return (
        <>
          <b>{t(`legalMoves.${group.type}`)}</b> <DistrictList ids={group.to} />
        </>
      );
    default:
      return <b>{t(`legalMoves.${group.type}`)}</b>;
  }
}

function DistrictList({ ids }: { readonly ids: readonly DistrictId[] }) {
  const items = ids.map((district, index) => ({ district, separator: index === 0 ? '' : ', ' }));
  return <DistrictLinks items={items} />;
}

/** The move that was played next. */
function PlayedMove() {
  const { t } = useTranslation('replay');
  const { entries, move, goTo } = useReplay();
  const playerNames = usePlayerNames();
  const next = entries[move];
  const sentences = (next?.events ?? []).flatMap(
    (event, index, events) => describeEvent(event, events.slice(index + 1)) ?? [],
  );
  if (next === undefined || sentences.length === 0) return null;
  return (
    <div className={`stack line-below starts gap-4 ${styles['done']}`}>
      <h2 className="panel-heading">{t('legalMoves.playedBadge')}</h2>
      {sentences.map((sentence, index) => (
        <p key={index}>
          <LogSentence sentence={sentence} playerNames={playerNames} stateId={next.stateId} />
        </p>
      ))}
      <Button size="small" onClick={() => goTo(move + 1)}>
        {t('legalMoves.showNext')}
      </Button>
    </div>
  );
}
