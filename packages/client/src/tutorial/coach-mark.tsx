import { useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type Anchor, anchor } from '../lib/anchors';
import { useTranslation } from '../i18n/use-translation';
import { practicePath } from '../lib/routes';
import { useCurrentStep, useExternalPan } from '../table/model/display-context';
import { districtName } from '../table/model/table-context';
import { Button, buttonClass } from '../ui/button';
import styles from './coach-mark.module.css';
import { type TutorialStep, isAfterTurn, NEXT_BUTTON, PLAY_ON_BUTTON } from './tutorial-steps';
import {
  type TargetRect,
  useFocusTarget,
  useInputLock,
  useRingClip,
  useScrollIntoView,
  useTargetRect,
} from './use-step-target';

interface CoachMarkProps {
  readonly step: TutorialStep;
  readonly index: number; // from 0
  readonly count: number;
  readonly onDone: () => void;
  readonly savePracticeGame: () => Promise<string>; // resolves to the id; rejects if the device cannot store it
}

/**
 * The prompt of a tutorial step, a ring around its target control and a second ring around its subject. Hidden while a
 * move is animated, so that the prompt covers nothing of it.
 */
export function CoachMark({ step, index, count, onDone, savePracticeGame }: CoachMarkProps) {
  const { t } = useTranslation('tutorial');
  const { target, subjects = NO_SUBJECT } = step;
  const targets = useMemo(() => [target], [target]);
  const isAnimating = useCurrentStep() !== null;
  const rect = useTargetRect(targets);
  const subjectRect = useTargetRect(subjects);
  useFocusTarget(target, rect);
  // The animation pans the map itself.
  useScrollIntoView(subjects.length > 0 ? subjects : targets, isAnimating ? null : (subjectRect ?? rect));
  useInputLock(target, onDone);
  useExternalPan(!isAfterTurn(step));
  if (isAnimating) return null;
  const district = step.district === undefined ? '' : districtName(step.district);
  return (
    <div data-tutorial>
      {subjectRect !== null && (
        <span
          className={`round-8 no-press fixed ${styles['subject']}`}
          data-testid="tutorial-subject"
          aria-hidden="true"
          style={insideWindow(subjectRect)}
        />
      )}
      {rect !== null && <Spotlight rect={rect} target={target} />}
      <section
        className={`on-panel framed round-8 raised fixed ${styles['paper']}`}
        aria-label={t('title')}
        data-coach-mark
      >
        <p role="status" className={styles['text']} data-testid="tutorial-prompt">
          {t(`prompt.${step.key}`, { district })}
        </p>
        <div className={`row wrap spread quiet text-14-5 ${styles['foot']}`}>
          <span>{t('progress', { number: index + 1, count })}</span>
          {target === PLAY_ON_BUTTON ? (
            <LastActions savePracticeGame={savePracticeGame} />
          ) : (
            <Link href="/" className={`centre low-line ${styles['skip']}`}>
              {t('skip')}
            </Link>
          )}
          {target === NEXT_BUTTON && (
            <Button variant="primary" size="small" data-testid={NEXT_BUTTON} {...anchor(NEXT_BUTTON)}>
              {t('next')}
            </Button>
          )}
        </div>
      </section>
    </div>
  );
}

const NO_SUBJECT: readonly Anchor[] = [];
const EDGE = 6; // px from the edge of the window, so that the ring is closed

/** Returns the part of a box that has room for a ring. */
function insideWindow({ left, top, width, height }: TargetRect): TargetRect {
  const [x, y] = [Math.max(left, EDGE), Math.max(top, EDGE)];
  return {
    left: x,
    top: y,
    width: Math.min(left + width, window.innerWidth - EDGE) - x,
    height: Math.min(top + height, window.innerHeight - EDGE) - y,
  };
}

/** The actions after the last step: continue this game against bots, or meet people in the lobby. */
function LastActions({ savePracticeGame }: Pick<CoachMarkProps, 'savePracticeGame'>) {
  const { t } = useTranslation('tutorial');
  const [, navigate] = useLocation();
  const [hasFailed, setFailed] = useState(false);
  const playOn = () => {
    savePracticeGame().then(
      (id) => navigate(practicePath(id)),
      () => setFailed(true),
    );
  };
  return (
    <div className={`flex wrap gap-8 ${styles['last']}`}>
      <Button
        variant="primary"
        size="small"
        onClick={playOn}
        data-testid={PLAY_ON_BUTTON}
        {...anchor(PLAY_ON_BUTTON)}
      >
        {t('continueGame')}
      </Button>
      <Link href="/" className={buttonClass({ size: 'small' })} data-testid="tutorial-lobby-link">
        {t('inviteOrFindGame')}
      </Link>
      {hasFailed && (
        <p role="alert" className="own-line ember">
          {t('storageUnavailable')}
        </p>
      )}
    </div>
  );
}

interface SpotlightProps {
  readonly rect: TargetRect;
  readonly target: Anchor;
}

/** Returns the class of a ring that is narrow, because there is no room or there are names around its target. */
function narrowRing(target: Anchor): string {
  if (target === NEXT_BUTTON || target === PLAY_ON_BUTTON) return styles['within'] ?? '';
  return target.startsWith('verb-') ? (styles['tight'] ?? '') : '';
}

/** The ring around the target control. It passes below the other buttons of the map. */
function Spotlight({ rect, target }: SpotlightProps) {
  const ring = useRef<HTMLSpanElement>(null);
  useRingClip(ring, target);
  return (
    <span
      ref={ring}
      className={`no-press fixed ${styles['ring']} ${narrowRing(target)}`}
      data-testid="spotlight"
      data-target={target}
      aria-hidden="true"
      style={{ left: rect.left, top: rect.top, width: rect.width, height: rect.height }}
    />
  );
}
