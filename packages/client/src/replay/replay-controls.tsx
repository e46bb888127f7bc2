import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { copyText } from '../lib/export-text';
import { lazyExtra } from '../i18n/lazy-with-messages';
import { useIsDesktop } from '../lib/use-media-query';
import { BranchTrigger } from '../practice/branch-trigger';
import { DownloadIcon, LinkIcon } from '../ui/icons';
import { StrokeIcon } from '../ui/icon';
import { nameOf } from '../table/model/table-context';
import { Button, buttonClass } from '../ui/button';
import { Slider } from '../ui/slider';
import { useTooltip } from '../ui/tooltip';
import { PerspectiveSelect } from '../table/scoring/perspective-select';
import styles from './replay-controls.module.css';
import { roundOf } from './model/turns';
import { useReplay } from './replay-context';
import {
  SPEEDS,
  useAutoplay,
  useSpeed,
  useReplayShortcuts,
  STEP_UNITS,
  createReplayNavigation,
} from './playback';

const TogetherBar = lazyExtra(() => import('./together-bar.lazy').then((module) => module.TogetherBar));

const PATHS = {
  move: 'M9.5 6l6 6l-6 6',
  turn: 'M6 6l6 6l-6 6M12.5 6l6 6l-6 6',
  round: 'M3 6l6 6l-6 6M9 6l6 6l-6 6M15 6l6 6l-6 6',
} as const;

const BACK_PATHS = {
  move: 'M14.5 6l-6 6l6 6',
  turn: 'M18 6l-6 6l6 6M11.5 6l-6 6l6 6',
  round: 'M21 6l-6 6l6 6M15 6l-6 6l6 6M9 6l-6 6l6 6',
} as const;

/** Slider, step buttons and autoplay. */
export function ReplayControls({ isSmall }: { readonly isSmall: boolean }) {
  const { t } = useTranslation('replay');
  const replay = useReplay();
  const { move, last, turns, rounds, goTo } = replay;
  const autoplay = useAutoplay(move, last, goTo);
  const { stop, toggle, isPlaying } = autoplay;
  const navigation = useMemo(
    () => createReplayNavigation({ move, last, turns, rounds, goTo }, stop),
    [move, last, turns, rounds, goTo, stop],
  );
  useReplayShortcuts(navigation, toggle);
  const positionLabel = usePositionLabel();
  return (
    <section
      className={`stack gap-4 on-panel framed round-8 raised ${styles['controls']}`}
      aria-label={t('controlsLabel')}
      data-testid="replay-controls"
    >
      {replay.together !== null && replay.together.openedBy !== null && (
        <TogetherBar together={replay.together} />
      )}
      <p className={`flex spread gap-14 quiet text-14-5 numbers ${styles['where']}`}>
        <span data-testid="replay-position">{positionLabel}</span>
        <span>{t('movePosition', { move, last })}</span>
      </p>
      <Slider
        className={styles['slider']}
        min={0}
        max={last}
        value={move}
        aria-label={t('sliderLabel')}
        aria-valuetext={`${t('movePosition', { move, last })}, ${positionLabel}`}
        onChange={(event) => {
          stop();
          goTo(event.currentTarget.valueAsNumber);
        }}
        data-testid="replay-slider"
      />
      <div className="row wrap gap-10">
        <div
          className={`flex on-card framed round-6 ${styles['steps']}`}
          role="group"
          aria-label={t('stepButtonsLabel')}
        >
          {[...STEP_UNITS].reverse().map((unit) => (
            <StepButton
              key={unit}
              label={t(`stepBack.${unit}`)}
              isDisabled={move === 0}
              onPress={navigation[unit].previous}
            >
              <StepIcon unit={unit} isBack />
            </StepButton>
          ))}
          <StepButton label={t(isPlaying ? 'pause' : 'play')} onPress={toggle} isDisabled={last === 0}>
            {isPlaying ? <StopIcon /> : <PlayIcon />}
          </StepButton>
          {STEP_UNITS.map((unit) => (
            <StepButton
              key={unit}
              label={t(`stepForward.${unit}`)}
              isDisabled={move === last}
              onPress={navigation[unit].next}
            >
              <StepIcon unit={unit} />
            </StepButton>
          ))}
        </div>
        {!isSmall && (
          <>
            <SpeedSelect />
            <ReplayPerspective />
            <ExportActions />
          </>
        )}
      </div>
    </section>
  );
}

/** Returns the label of the displayed position: turn, round and player on turn. */
function usePositionLabel(): string {
  const { t } = useTranslation('replay');
  const { match, view } = useReplay();
  const { number, seat, step } = view.turn;
  if (step === 'over') return t('gameOver');
  const name = nameOf(match, seat);
  if (number === 0) return t('setupPosition', { name });
  return t('turnPosition', { turn: number, round: roundOf(number, view.seats.length), name });
}

interface StepButtonProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

// Uses aria-disabled instead of disabled, so that the button keeps the focus at the ends.
function StepButton({ label, isDisabled, onPress, children }: StepButtonProps) {
  const { triggerProps, tooltip } = useTooltip(label, 'above');
  return (
    <button
      type="button"
      className={`centre ink inner-focus ${styles['step']}`}
      aria-disabled={isDisabled}
      onClick={() => !isDisabled && onPress()}
      {...triggerProps}
    >
      {children}
      {tooltip}
    </button>
  );
}

/** Speed of autoplay. */
export function SpeedSelect() {
  const { t } = useTranslation('replay');
  const { speed, setSpeed } = useSpeed();
  return (
    <select
      className={`narrowable on-card framed round-6 ink press text-15 ${styles['menu']}`}
      aria-label={t('speed')}
      value={speed}
      onChange={({ target }) => setSpeed(SPEEDS.find((option) => String(option) === target.value) ?? speed)}
      data-testid="replay-speed"
    >
      {SPEEDS.map((option) => (
        <option key={option} value={option}>
          {t('movesPerSecond', { count: option })}
        </option>
      ))}
    </select>
  );
}

/** Starts a practice game from the displayed position, except the last one. */
function BranchButton() {
  const { t } = useTranslation('replay');
  const { record, move, match, view, perspective } = useReplay();
  if (record === null || view.turn.step === 'over') return null;
  return (
    <BranchTrigger
      names={match.seats.map((_, seat) => nameOf(match, seat))}
      seat={typeof perspective === 'number' ? perspective : view.turn.seat}
      branch={async (assignment) => {
        const { branchFromRecord } = await import('../practice/branch.lazy');
        return branchFromRecord(record, move, assignment, t('branchFromHere'));
      }}
    >
      {(open) => (
        <Button size="small" onClick={open} data-testid="open-branch-dialog">
          {t('branchFromHere')}
        </Button>
      )}
    </BranchTrigger>
  );
}

interface ButtonTextProps {
  readonly text: string;
  readonly tooltip: ReactNode;
}

/** The text of a button on a small screen; its tooltip on a large one, where the button shows only its icon. */
function ButtonText({ text, tooltip }: ButtonTextProps) {
  const isDesktop = useIsDesktop();
  return isDesktop ? tooltip : text;
}

/** Copies a link to the position and downloads the record. */
export function ExportActions() {
  const { t } = useTranslation('replay');
  const { link, download, together } = useReplay();
  const copyTip = useTooltip(t('copyLink'), 'above');
  const recordTip = useTooltip(t('downloadRecord'), 'above');
  const [copied, setCopied] = useState<{ readonly link: string; readonly message: string } | null>(null);
  const copy = async (url: string) =>
    setCopied({ link: url, message: (await copyText(url, null)) ? t('linkCopied') : url });
  const message = copied !== null && copied.link === link ? copied.message : '';
  return (
    <div className={`flex wrap gap-8 relative push ${styles['exports']}`}>
      {link !== null && (
        <Button
          size="small"
          onClick={() => void copy(link)}
          {...copyTip.triggerProps}
          data-testid="copy-position"
        >
          <LinkIcon size={18} /> <ButtonText text={t('copyLink')} tooltip={copyTip.tooltip} />
        </Button>
      )}
      {together?.openedBy === null && (
        <Button size="small" onClick={() => together.setOpenedBy('press')} data-testid="look-together">
          {t('together.open')}
        </Button>
      )}
      <BranchButton />
      {download !== null &&
        ('href' in download ? (
          <a
            className={buttonClass({ size: 'small' })}
            href={download.href}
            download={download.name}
            {...recordTip.triggerProps}
            data-testid="download-record"
          >
            <DownloadIcon size={18} /> <ButtonText text={t('downloadRecord')} tooltip={recordTip.tooltip} />
          </a>
        ) : (
          <Button
            size="small"
            onClick={download.save}
            {...recordTip.triggerProps}
            data-testid="download-record"
          >
            <DownloadIcon size={18} /> <ButtonText text={t('downloadRecord')} tooltip={recordTip.tooltip} />
          </Button>
        ))}
      <span className={`any-break quiet text-14-5 if-filled ${styles['status']}`} role="status">
        {message}
      </span>
    </div>
  );
}

interface StepIconProps {
  readonly unit: (typeof STEP_UNITS)[number];
  readonly isBack?: boolean;
}

/** One, two or three arrowheads for move, turn and round. */
const StepIcon = ({ unit, isBack = false }: StepIconProps) => (
  <StrokeIcon size={20} d={(isBack ? BACK_PATHS : PATHS)[unit]} />
);

const PlayIcon = () => <StrokeIcon size={22} d="M8 5.5v13l11-6.5Z" />;

const StopIcon = () => <StrokeIcon size={22} d="M9 6v12M15 6v12" />;

/** Selects the perspective of a replay. Renders nothing if there is only one. */
export function ReplayPerspective() {
  const { t } = useTranslation('replay');
  const { source, match, perspective, setPerspective } = useReplay();
  if (source.perspectives.length < 2) return null;
  return (
    <PerspectiveSelect
      className={`narrowable on-card framed round-6 ink press text-15 ${styles['menu']}`}
      aria-label={t('perspective.label')}
      perspectives={source.perspectives}
      value={perspective}
      getLabel={(option) =>
        typeof option === 'number'
          ? t('perspective.seat', { name: nameOf(match, option) })
          : t(`perspective.${option}`)
      }
      onChange={setPerspective}
      data-testid="replay-perspective"
    />
  );
}
