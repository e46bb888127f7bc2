import type { GameRecord } from '@great-fire/game';
import type { Checked } from '@great-fire/game/fairness';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { openWords } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import { CrossIcon, TickIcon } from '../table/pieces';
import styles from './fair.module.css';
import { fingerprint } from './fingerprint';
import type { Pins } from './pins';
import { verdictOf } from './verdict-of';

interface FairnessReportProps {
  readonly record: GameRecord;
  readonly pins: Pins | null; // what this browser kept at its table; null: nothing
}

/** Fetches the words of the report, for pages that show it. */
export const openFairWords = () => openWords('fair');

/** Deals a record's game again, and says in plain words whether it is the deal that was committed to. */
export function FairnessReport({ record, pins }: FairnessReportProps) {
  const { t } = useTranslation('fair');
  const verdict = useMemo(() => verdictOf(record, pins), [record, pins]);
  const { fair, ms, seed, pinned, parts, shuffles } = verdict;
  const isSeedOnly = parts.every(({ commitment }) => commitment === '');
  return (
    <div className={styles['report']} data-testid="fairness" data-fair={fair}>
      <div className={`${styles['verdict']} ${fair ? '' : styles['unfair']}`} role="status">
        <p>{fair ? (isSeedOnly ? t('yesSeedOnly') : t('yes')) : t('no')}</p>
        <p>
          {t('did', { ms: Math.max(1, Math.round(ms)) })} {!fair && t('noHint')} {isSeedOnly && t('seedOnly')}
        </p>
      </div>
      <section>
        <h2>{t('before')}</h2>
        <ul className={styles['checks']}>
          <Line fits={seed}>{seed ? t('seed', { mark: fingerprint(record.commitment) }) : t('seedNot')}</Line>
          {pinned !== null && pins !== null && (
            <>
              <Line fits={pinned.seed}>
                {pinned.seed ? t('pinnedSeed') : t('pinnedSeedNot', { mark: fingerprint(pins.commitment) })}
              </Line>
              {pinned.parts !== null && (
                <Line fits={pinned.parts}>{t(pinned.parts ? 'pinnedParts' : 'pinnedPartsNot')}</Line>
              )}
              {pinned.mine !== null && <Line fits={pinned.mine}>{t(pinned.mine ? 'mine' : 'mineNot')}</Line>}
            </>
          )}
        </ul>
        {pinned === null && <p className={styles['hint']}>{t('notPinned')}</p>}
      </section>
      <section>
        <h2>{t('parts')}</h2>
        <ul className={styles['checks']}>
          {parts.map(({ name, commitment, fits }, seat) => (
            <Line key={seat} fits={commitment === '' && fits ? null : fits}>
              <b>{name}</b>{' '}
              {commitment === '' && fits
                ? t('noPart')
                : t(fits ? 'part' : 'partNot', { mark: fingerprint(commitment) })}
            </Line>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('shuffles')}</h2>
        <ul className={`${styles['checks']} ${styles['shuffles']}`}>
          {shuffles.map((one) => (
            <Line key={one.name} fits={one.fits}>
              <ShuffleName name={one.name} />
              {!one.fits && <Differs one={one} />}
            </Line>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** One thing checked; `fits` null: there was nothing to check. */
function Line({ fits, children }: { readonly fits: boolean | null; readonly children: ReactNode }) {
  const { t } = useTranslation('fair');
  return (
    <li {...(fits === false && { className: styles['wrong'] })}>
      <span className={styles['mark']}>
        {fits === true && <TickIcon size={18} />}
        {fits === false && <CrossIcon size={18} />}
        {fits !== null && <span className="visually-hidden">{t(fits ? 'fits' : 'fitsNot')}: </span>}
      </span>
      <span>{children}</span>
    </li>
  );
}

function ShuffleName({ name }: { readonly name: string }) {
  const { t } = useTranslation('fair');
  const [kind = '', of = ''] = name.split('/');
  switch (kind) {
    case 'houses':
      return t('shuffle.houses', { region: t(`region.${of as 'orange' | 'green' | 'blue' | 'purple'}`) });
    case 'objectives':
      return t('shuffle.objectives', { deck: of });
    case 'redeal':
      return t('shuffle.redeal', { number: of });
    case 'fire-cards':
      return t('shuffle.fireCards');
    case 'start-seat':
      return t('shuffle.startSeat');
    default:
      return t(`shuffle.${kind as 'colours' | 'pawns' | 'tokens'}`);
  }
}

function Differs({ one }: { readonly one: Checked }) {
  const { t } = useTranslation('fair');
  const said = (what: unknown) => (what === null || what === undefined ? t('nothing') : JSON.stringify(what));
  return (
    <span className={styles['differs']}>
      <span>{t('follows', { what: said(one.follows) })}</span>
      <span>{t('told', { what: said(one.told) })}</span>
    </span>
  );
}
