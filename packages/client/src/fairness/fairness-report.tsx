import type { GameRecord } from '@great-fire/game/record';
import { type FairnessCheck, checkFairness } from '@great-fire/game/fairness';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { CloseIcon, CheckIcon } from '../ui/icons';
import { UserText } from '../ui/user-text';
import styles from './fairness.module.css';
import { fingerprint } from './fingerprint';
import type { DealEvidence } from './deal-evidence';

interface FairnessReportProps {
  readonly record: GameRecord;
  readonly evidence: DealEvidence | null; // from before the game; null: none
}

/** Repeats the deal of a record and reports whether it matches the record and the evidence. */
export function FairnessReport({ record, evidence }: FairnessReportProps) {
  const { t } = useTranslation('fairness');
  const result = useMemo(() => checkRecordFairness(record, evidence), [record, evidence]);
  const { isFair, durationMs, isSeedValid, comparison, contributions, shuffles } = result;
  const isSeedOnly = contributions.every(({ contribution }) => contribution === '');
  return (
    <div className="stack gap-26" data-testid="fairness-report">
      <div
        className="stack gap-6 on-panel framed round-8 pad-14-16"
        role="status"
        data-testid={isFair ? 'fair' : 'unfair'}
      >
        <p className={`fell-25 ${isFair ? '' : 'ember'}`}>
          {isFair ? (isSeedOnly ? t('verdictSeedOnly') : t('verdictFair')) : t('verdictMismatch')}
        </p>
        <p className="intro leading-1-4">
          {t('redealDuration', { ms: Math.max(1, Math.round(durationMs)) })} {!isFair && t('mismatchHint')}{' '}
          {isSeedOnly && t('seedOnlyHint')}
        </p>
      </div>
      <section>
        <h2>{t('commitmentsTitle')}</h2>
        <ul className={`line-above ${styles['checks']}`}>
          <CheckRow isValid={isSeedValid}>
            {isSeedValid ? t('seedMatches', { mark: fingerprint(record.commitment) }) : t('seedMismatch')}
          </CheckRow>
          {comparison !== null && evidence !== null && (
            <>
              <CheckRow isValid={comparison.isSeedSame}>
                {comparison.isSeedSame
                  ? t('storedSeedMatches')
                  : t('storedSeedMismatch', { mark: fingerprint(evidence.commitment) })}
              </CheckRow>
              <CheckRow isValid={comparison.isOwnIncluded}>
                {t(comparison.isOwnIncluded ? 'ownContributionIncluded' : 'ownContributionMissing', {
                  mark: fingerprint(evidence.contribution),
                })}
              </CheckRow>
            </>
          )}
        </ul>
        {comparison === null && <p className="intro leading-1-4 pad-top-10">{t('nothingStored')}</p>}
      </section>
      <section>
        <h2>{t('contributorsTitle')}</h2>
        <ul className={`line-above ${styles['checks']}`}>
          {contributions.map(({ name, contribution, isValid }, seat) => (
            <CheckRow key={seat} isValid={contribution === '' && isValid ? null : isValid}>
              <b>
                <UserText>{name}</UserText>
              </b>{' '}
              {contribution === '' && isValid
                ? t('noContribution')
                : t(isValid ? 'contributionAdded' : 'contributionInvalid', {
                    mark: fingerprint(contribution),
                  })}
            </CheckRow>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t('shufflesTitle')}</h2>
        <ul className={`line-above ${styles['checks']} stack ${styles['shuffles']}`}>
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
    <li className={`flex gap-12 text-16 leading-1-3 ${isValid === false ? 'whole-row' : ''}`}>
      <span className={`firm ${isValid === false ? 'ember' : 'quiet'} ${styles['mark']}`}>
        {isValid === true && <CheckIcon size={18} />}
        {isValid === false && <CloseIcon size={18} />}
        {isValid !== null && <span className="visually-hidden">{t(isValid ? 'match' : 'mismatch')}: </span>}
      </span>
      <span className="narrowable any-break">{children}</span>
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
    <span className="stack gap-4 quiet text-14 pad-top-4">
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
    readonly isOwnIncluded: boolean;
  } | null; // null: no evidence
  readonly contributions: readonly {
    readonly name: string;
    readonly contribution: string;
    readonly isValid: boolean;
  }[]; // by seat; contribution '': none
  readonly shuffles: readonly FairnessCheck[];
}

const isShuffle = ({ name }: FairnessCheck): boolean => !/^(own\/|part\/|commitment$)/.test(name);

/** Repeats every shuffle of a record, and compares the record with the evidence. */
export function checkRecordFairness(record: GameRecord, evidence: DealEvidence | null): FairnessResult {
  const startedAt = performance.now();
  const { fair, checks } = checkFairness(record, evidence ?? {});
  const durationMs = performance.now() - startedAt;
  const isCheckValid = (name: string): boolean => checks.every((check) => check.name !== name || check.ok);
  const { entropies = [], players } = record;
  return {
    isFair: fair,
    durationMs,
    isSeedValid: isCheckValid('commitment'),
    comparison: evidence && {
      isSeedSame: isCheckValid('own/commitment'),
      isOwnIncluded: isCheckValid('own/part'),
    },
    contributions: players.map(({ name }, seat) => ({
      name,
      contribution: entropies[seat] ?? '',
      isValid: isCheckValid(`part/${seat}`),
    })),
    shuffles: checks.filter(isShuffle),
  };
}
