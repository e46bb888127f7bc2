import type { DistrictId } from '@great-fire/game';
import { useMemo } from 'react';
import { listed } from '../i18n/listed';
import { useTranslation } from '../i18n/use-translation';
import { DistrictName } from '../table/log/district-name';
import { LogSentence } from '../table/log/log-sentence';
import { usePeople } from '../table/log/people';
import { sentenceOf } from '../table/log/sentence';
import { districtName } from '../table/names';
import { nameOf } from '../table/table-context';
import { Button } from '../ui/button';
import styles from './panels.module.css';
import type { Group } from './model/choices';
import { choicesIn } from './model/choices';
import { useReplay } from './replay-context';

/** What the seat on turn could have done at the position shown, and what it did. */
export function ChoicesThen() {
  const { t } = useTranslation('replay');
  const { view, match, course, lookFrom } = useReplay();
  const choices = useMemo(() => choicesIn(view), [view]);
  if (choices === null) return <p className={styles['note']}>{t('choices.over')}</p>;
  const { seat, groups } = choices;
  const name = nameOf(match, seat);
  const canLook = course.eyes.includes(seat);
  return (
    <div className={styles['panel']} tabIndex={0} data-testid="choices">
      <Done />
      <h2>{t('choices.title', { name })}</h2>
      {groups === null ? (
        <>
          <p>{t('choices.hidden', { name })}</p>
          {canLook && (
            <Button size="small" onClick={() => lookFrom(seat)}>
              {t('choices.look', { name })}
            </Button>
          )}
        </>
      ) : (
        <ul className={styles['groups']}>
          {groups.map((group, index) => (
            <li key={index}>
              <GroupLine group={group} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function GroupLine({ group }: { readonly group: Group }) {
  const { t } = useTranslation(['replay', 'common']);
  switch (group.type) {
    case 'spread':
    case 'spread-again':
      return (
        <>
          <b>{t(`choices.${group.type}`, { direction: t(`common:direction.${group.card}`) })}</b>{' '}
          <Districts ids={group.to} />
        </>
      );
    case 'discard':
      return (
        <b>
          {t('choices.discard', { cards: listed(group.cards.map((card) => t(`common:direction.${card}`))) })}
        </b>
      );
    case 'move-band':
      return (
        <>
          <b>{t('choices.move-band', { district: districtName(group.from) })}</b> <Districts ids={group.to} />
        </>
      );
    case 'intensify':
      return (
        <>
          <b>{t('choices.intensify', { count: group.ways })}</b> <Districts ids={group.to} />
        </>
      );
    case 'place-band':
    case 'place-pawn':
    case 'move-pawn':
    case 'put-out':
    case 'demolish':
      return (
        <>
          <b>{t(`choices.${group.type}`)}</b> <Districts ids={group.to} />
        </>
      );
    default:
      return <b>{t(`choices.${group.type}`)}</b>;
  }
}

function Districts({ ids }: { readonly ids: readonly DistrictId[] }) {
  return ids.map((id, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <DistrictName district={id} />
    </span>
  ));
}

/** What was done then: the next move. */
function Done() {
  const { t } = useTranslation('replay');
  const { entries, move, goTo } = useReplay();
  const people = usePeople();
  const next = entries[move];
  const sentences = (next?.events ?? []).flatMap(
    (event, index, events) => sentenceOf(event, events.slice(index + 1)) ?? [],
  );
  if (next === undefined || sentences.length === 0) return null;
  return (
    <div className={styles['done']}>
      <h2>{t('choices.done')}</h2>
      {sentences.map((sentence, index) => (
        <p key={index}>
          <LogSentence sentence={sentence} people={people} stateId={next.stateId} />
        </p>
      ))}
      <Button size="small" onClick={() => goTo(move + 1)}>
        {t('choices.go')}
      </Button>
    </div>
  );
}
