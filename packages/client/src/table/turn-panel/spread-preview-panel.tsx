import { useMediaQuery } from '../../lib/use-media-query';
import { useMoveInput } from '../move-input/move-input-context';
import { ConeSource } from './cone-source';
import { ConfirmSpreadButton, SpreadPreviewDetails } from './spread-preview';
import styles from './spread-preview-panel.module.css';
import previewStyles from './spread-preview.module.css';

/** Screens on which the preview of a spread beside its target would cover other targets. */
export const SHORT_SCREEN = '(max-height: 679px)';

/** The preview of the spread in the sidebar of a short screen, in place of its tabs. The button stays in sight. */
export function ShortScreenPreview() {
  const { phaseState } = useMoveInput();
  const isShort = useMediaQuery(SHORT_SCREEN);
  const plan = isShort && 'plan' in phaseState ? phaseState.plan : null;
  if (plan === null) return null;
  return (
    <section className={`column firm ruled-above ${styles['panel']}`} data-short-preview>
      <div className={`lowerable scroll contained ${styles['details']}`}>
        <SpreadPreviewDetails plan={plan} />
        <ConeSource plan={plan} />
      </div>
      <div className={previewStyles['confirm']}>
        <ConfirmSpreadButton plan={plan} />
      </div>
    </section>
  );
}
