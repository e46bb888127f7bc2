import type { GameRecord } from '@great-fire/game/record';
import type { FairnessCheck } from '@great-fire/game/fairness';
import { checkFairness } from '@great-fire/game/fairness';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { CloseIcon, CheckIcon } from '../ui/icons';
import styles from './fairness.module.css';
import { fingerprint } from './contribution-status';
import type { StoredCommitments } from './commitment-store';

interface FairnessReportProps {
  readonly record: GameRecord;
  readonly stored: StoredCommitments | null; // commitments from before the game; null: none
}

/** Repeats the deal of a record and reports whether it matches the commitments. */
export function FairnessReport({ record, stored }: FairnessReportProps) {
  const { t } = useTranslation('fairness');
  const result = useMemo(() => checkRecordFairness(record, stored), [record, stored]);
  const { isFair, durationMs, isSeedValid, comparison, contributions, shuffles } = result;
  const isSeedOnly = contributions.every(({ commitment }) => commitment === '');
  return (
    <div className={styles['report']} data-testid="fairness-report">
      <div
        className={`${styles['result']} ${isFair ? '' : styles['unfair']}`}
        role="status"
        data-testid={isFair ? 'fair' : 'unfair'}
      >
        <p>{isFair ? (isSeedOnly ? t('verdictSeedOnly') : t('verdictFair')) : t('verdictMismatch')}</p>
        <p>
          {t('redealDuration', { ms: Math.max(1, Math.round(durationMs)) })} {!isFair && t('mismatchHint')}{' '}
          {isSeedOnly && t('seedOnlyHint')}
        </p>
      </div>
      <section>
        <h2>{t('commitmentsTitle')}</h2>
        <ul className={styles['checks']}>
          <CheckRow isValid={isSeedValid}>
            {isSeedValid ? t('seedMatches', { mark: fingerprint(record.commitment) }) : t('seedMismatch')}
          </CheckRow>
          {comparison !== null && stored !== null && (
            <>
              <CheckRow isValid={comparison.isSeedSame}>
                {comparison.isSeedSame
                  ? t('storedSeedMatches')
                  : t('storedSeedMismatch', { mark: fingerprint(stored.commitment) })}
              </CheckRow>
              {comparison.areContributionsSame !== null && (
                <CheckRow isValid={comparison.areContributionsSame}>
                  {t(
                    comparison.areContributionsSame
                      ? 'storedContributionsMatch'
                      : 'storedContributionsMismatch',
                  )}
                </CheckRow>
              )}
              {comparison.isOwnIncluded !== null && (
                <CheckRow isValid={comparison.isOwnIncluded}>
                  {t(comparison.isOwnIncluded ? 'ownContributionIncluded' : 'ownContributionMissing')}
                </CheckRow>
              )}
            </>
          )}
        </ul>
        {comparison === null && <p className={styles['hint']}>{t('nothingStored')}</p>}
      </section>
      <section>
        <h2>{t('contributorsTitle')}</h2>
        <ul className={styles['checks']}>
          {contributions.map(({ name, commitment, isValid }, seat) => (
            <CheckRow key={seat} isValid={commitment === '' && isValid ? null : isValid}>
              <b>{name}</b>{' '}
              {commitment === '' && isValid
                ? t('noContribution')
                : t(isValid ? 'contributionMatches' : 'contributionMismatch', {
                    mark: fingerprint(commitment),
                  })}
            </CheckRow>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('shufflesTitle')}</h2>
        <ul className={`${styles['checks']} ${styles['shuffles']}`}>
          {shuffles.map((shuffle) => (
            <CheckRow key={shuffle.name} isValid={shuffle.ok}>
              <ShuffleName name={shuffle.name} />
              {!shuffle.ok && <Mismatch check={shuffle} />}
            </CheckRow>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** The result of one check. `isValid` null: nothing to check. */
function CheckRow({ isValid, children }: { readonly isValid: boolean | null; readonly children: ReactNode }) {
  const { t } = useTranslation('fairness');
  return (
    <li {...(isValid === false && { className: styles['wrong'] })}>
      <span className={styles['mark']}>
        {isValid === true && <CheckIcon size={18} />}
        {isValid === false && <CloseIcon size={18} />}
        {isValid !== null && <span className="visually-hidden">{t(isValid ? 'match' : 'mismatch')}: </span>}
      </span>
      <span>{children}</span>
    </li>
  );
}

function ShuffleName({ name }: { readonly name: string }) {
  const { t } = useTranslation('fairness');
  const [kind = '', detail = ''] = name.split('/');
  switch (kind) {
    case 'houses':
      return t('shuffle.houses', { region: t(`region.${detail as 'orange' | 'green' | 'blue' | 'purple'}`) });
    case 'objectives':
      return t('shuffle.objectives', { deck: detail });
    case 'redeal':
      return t('shuffle.redeal', { number: detail });
    case 'fire-cards':
      return t('shuffle.fireCards');
    case 'start-seat':
      return t('shuffle.startSeat');
    default:
      return t(`shuffle.${kind as 'colours' | 'pawns' | 'tokens'}`);
  }
}

function Mismatch({ check }: { readonly check: FairnessCheck }) {
  const { t } = useTranslation('fairness');
  const format = (value: unknown) =>
    value === null || value === undefined ? t('emptyResult') : JSON.stringify(value);
  return (
    <span className={styles['differs']}>
      <span>{t('expectedResult', { what: format(check.expected) })}</span>
      <span>{t('recordedResult', { what: format(check.actual) })}</span>
    </span>
  );
}

interface FairnessResult {
  readonly isFair: boolean;
  readonly durationMs: number; // duration of the check
  readonly isSeedValid: boolean; // matches the commitment in the record
  readonly comparison: {
    readonly isSeedSame: boolean;
    readonly areContributionsSame: boolean | null; // null: the list was not seen
    readonly isOwnIncluded: boolean | null; // null: no contribution of this browser
  } | null; // null: nothing stored
  readonly contributions: readonly {
    readonly name: string;
    readonly commitment: string;
    readonly isValid: boolean;
  }[]; // by seat; commitment '': none
  readonly shuffles: readonly FairnessCheck[];
}

const isShuffle = ({ name }: FairnessCheck): boolean => !/^(pinned\/|part\/|commitment$)/.test(name);

/** Repeats every shuffle of a record and compares it with the stored commitments. */
export function checkRecordFairness(record: GameRecord, stored: StoredCommitments | null): FairnessResult {
  const startedAt = performance.now();
  const expected =
    stored === null
      ? {}
      : { commitment: stored.commitment, ...(stored.parts !== null && { parts: stored.parts }) };
  const { fair, checks } = checkFairness(record, expected);
  const durationMs = performance.now() - startedAt;
  const isCheckValid = (name: string): boolean => checks.every((check) => check.name !== name || check.ok);
  const { entropyCommitments = [], entropies = [], players } = record;
  const ownCommitment = stored?.mine ?? null;
  const isOwnIncluded = ownCommitment === null ? null : entropyCommitments.includes(ownCommitment);
  return {
    isFair: fair && isOwnIncluded !== false,
    durationMs,
    isSeedValid: isCheckValid('commitment'),
    comparison: stored && {
      isSeedSame: isCheckValid('pinned/commitment'),
      areContributionsSame:
        stored.parts &&
        checks.every(({ name, ok: isCheckOk }) => isCheckOk || !name.startsWith('pinned/part/')),
      isOwnIncluded: isOwnIncluded,
    },
    contributions: players.map(({ name }, seat) => ({
      name,
      commitment: entropyCommitments[seat] ?? '',
      isValid:
        isCheckValid(`part/${seat}`) &&
        ((entropyCommitments[seat] ?? '') === '') === ((entropies[seat] ?? '') === ''),
    })),
    shuffles: checks.filter(isShuffle),
  };
}
