import { useMemo, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { copyText } from '../lobby/copy-text';
import { PlayOnWay } from '../practice/play-on';
import { DownloadIcon, LinkIcon } from '../table/pieces';
import { nameOf } from '../table/table-context';
import { Button, buttonClass } from '../ui/button';
import { Slider } from '../ui/slider';
import styles from './controls.module.css';
import { EyesChoice } from './eyes-choice';
import { roundOf } from './model/steps';
import { useReplay } from './replay-context';
import { PlayIcon, StepIcon, StopIcon } from './step-icons';
import { SPEEDS, usePlayer, useSpeed } from './use-player';
import { useStepKeys } from './use-step-keys';
import { STRIDES, waysOf } from './ways';

/** The line to slide along, the steps, and playing by itself. */
export function Controls({ isSmall }: { readonly isSmall: boolean }) {
  const { t } = useTranslation('replay');
  const replay = useReplay();
  const { move, last, turns, rounds, goTo } = replay;
  const player = usePlayer(move, last, goTo);
  const { stop, toggle, isPlaying } = player;
  const ways = useMemo(
    () => waysOf({ move, last, turns, rounds, goTo }, stop),
    [move, last, turns, rounds, goTo, stop],
  );
  useStepKeys(ways, toggle);
  const where = useWhere();
  return (
    <section className={styles['controls']} aria-label={t('controls')} data-testid="replay-controls">
      <p className={styles['where']}>
        <span data-testid="where">{where}</span>
        <span>{t('move', { move, last })}</span>
      </p>
      <Slider
        className={styles['slider']}
        min={0}
        max={last}
        value={move}
        aria-label={t('slider')}
        aria-valuetext={`${t('move', { move, last })}, ${where}`}
        onChange={(event) => {
          stop();
          goTo(event.currentTarget.valueAsNumber);
        }}
        data-testid="slider"
      />
      <div className={styles['row']}>
        <div className={styles['steps']} role="group" aria-label={t('steps')}>
          {[...STRIDES].reverse().map((stride) => (
            <Step key={stride} label={t(`back.${stride}`)} isOut={move === 0} onPress={ways[stride].back}>
              <StepIcon stride={stride} back />
            </Step>
          ))}
          <Step label={t(isPlaying ? 'stop' : 'play')} onPress={toggle} isOut={last === 0}>
            {isPlaying ? <StopIcon /> : <PlayIcon />}
          </Step>
          {STRIDES.map((stride) => (
            <Step key={stride} label={t(`on.${stride}`)} isOut={move === last} onPress={ways[stride].on}>
              <StepIcon stride={stride} />
            </Step>
          ))}
        </div>
        {!isSmall && (
          <>
            <SpeedChoice />
            <EyesChoice />
            <Handed />
          </>
        )}
      </div>
    </section>
  );
}

/** What the position shown is called: its turn, its round, and whose turn it is. */
export function useWhere(): string {
  const { t } = useTranslation('replay');
  const { match, view } = useReplay();
  const { number, seat, step } = view.turn;
  if (step === 'over') return t('over');
  const name = nameOf(match, seat);
  if (number === 0) return t('setup', { name });
  return t('turn', { turn: number, round: roundOf(number, view.seats.length), name });
}

interface StepProps {
  readonly label: string;
  readonly isOut: boolean;
  readonly onPress: () => void;
  readonly children: React.ReactNode;
}

// A button that can do nothing just now keeps the focus: whoever steps by it has not lost their place.
function Step({ label, isOut, onPress, children }: StepProps) {
  return (
    <button
      type="button"
      className={styles['step']}
      aria-label={label}
      title={label}
      aria-disabled={isOut}
      onClick={() => !isOut && onPress()}
    >
      {children}
    </button>
  );
}

/** How fast it plays by itself. */
export function SpeedChoice() {
  const { t } = useTranslation('replay');
  const { speed, setSpeed } = useSpeed();
  return (
    <select
      className={styles['menu']}
      aria-label={t('speed')}
      value={speed}
      onChange={({ target }) => setSpeed(SPEEDS.find((one) => String(one) === target.value) ?? speed)}
      data-testid="speed"
    >
      {SPEEDS.map((one) => (
        <option key={one} value={one}>
          {t('movesASecond', { count: one })}
        </option>
      ))}
    </select>
  );
}

/** A game of one's own from the position shown, where it is not the last. */
function WhatIf() {
  const { t } = useTranslation('replay');
  const { played, move, match, view, eyes } = useReplay();
  if (played === null || view.turn.step === 'over') return null;
  return (
    <PlayOnWay
      names={match.seats.map((_, seat) => nameOf(match, seat))}
      seat={typeof eyes === 'number' ? eyes : view.turn.seat}
      branch={async (sitting) => {
        const { branchOfRecord } = await import('../practice/branch');
        return branchOfRecord(played, move, sitting, t('whatIf'));
      }}
    >
      {(open) => (
        <Button size="small" onClick={open} data-testid="what-if">
          {t('whatIf')}
        </Button>
      )}
    </PlayOnWay>
  );
}

/** What can be taken away from here: a link to the position, and the record. */
export function Handed() {
  const { t } = useTranslation('replay');
  const { link, record } = useReplay();
  const [copied, setCopied] = useState<{ readonly link: string; readonly said: string } | null>(null);
  const copy = async (to: string) =>
    setCopied({ link: to, said: (await copyText(to, null)) ? t('copied') : to });
  const said = copied !== null && copied.link === link ? copied.said : '';
  return (
    <div className={styles['handed']}>
      {link !== null && (
        <Button size="small" onClick={() => void copy(link)} title={t('copy')} data-testid="copy-position">
          <LinkIcon size={18} /> <span className={styles['word']}>{t('copy')}</span>
        </Button>
      )}
      <WhatIf />
      {record !== null &&
        ('href' in record ? (
          <a
            className={buttonClass({ size: 'small' })}
            href={record.href}
            download={record.name}
            title={t('record')}
            data-testid="record"
          >
            <DownloadIcon size={18} /> <span className={styles['word']}>{t('record')}</span>
          </a>
        ) : (
          <Button size="small" onClick={record.save} title={t('record')} data-testid="record">
            <DownloadIcon size={18} /> <span className={styles['word']}>{t('record')}</span>
          </Button>
        ))}
      <span className={styles['said']} role="status">
        {said}
      </span>
    </div>
  );
}
