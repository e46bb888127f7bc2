import type { MatchSummary } from '@great-fire/protocol';
import { LANGUAGE_NAMES } from '../i18n/languages';
import { useTranslation } from '../i18n/use-translation';
import { timeControlLabel } from '../create-table/time-control-label';
import { useVariantLabel } from '../create-table/use-variant-label';
import { variantCode } from '../profiles/variant-code';
import { Disclosure } from '../ui/disclosure';
import { TableSettingsSummary } from './table-settings-summary';
import styles from './table-settings.module.css';

/** The settings of the table in one line, which unfolds. For phones. */
export function FoldedSettings({ match }: { readonly match: MatchSummary }) {
  const { t } = useTranslation('lobby');
  const rules = useVariantLabel(variantCode(match.options));
  const clock = timeControlLabel(t, match.timeControl.clock);
  const summary = [rules, clock, LANGUAGE_NAMES[match.language]].join(' · ');
  return (
    <Disclosure summary={summary} className={styles['folded'] ?? ''} testId="settings-line">
      <TableSettingsSummary match={match} />
    </Disclosure>
  );
}
