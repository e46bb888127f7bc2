import { DEFAULT_OPENING_HAND_ANSWER, OPENING_HAND_ANSWERS } from '@great-fire/game';
import type { OpeningHandAnswer } from '@great-fire/game';
import { BOT_SPEEDS, OFFERED_LEVELS, TABLE_NAME_MAX } from '@great-fire/protocol';
import type { CreateTableInput, BotSpeed } from '@great-fire/protocol';
import { useTranslation } from '../i18n/use-translation';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { createTable } from '../api/lobby';
import { OpeningHandChoice } from '../create-table/opening-hand-choice';
import { withContribution } from '../fairness/with-contribution';
import { Button } from '../ui/button';
import { Disclosure } from '../ui/disclosure';
import { SegmentedControl } from '../ui/segmented-control';
import { RequestError } from '../ui/request-error';
import { usePlayerName } from '../account/player-name';
import { tablePath } from '../lib/routes';
import styles from './play-now.module.css';
import { useMutation } from '../api/use-mutation';
import { readStored, writeStored } from '../lib/local-storage';

// The size of the Play button's table, its bots, and the answer about five identical cards, stored for the next visit.

const PLAYER_COUNTS = [3, 4, 5, 6] as const satisfies readonly CreateTableInput['players'][];

interface PlayNowOptions {
  readonly players: (typeof PLAYER_COUNTS)[number];
  readonly level: (typeof OFFERED_LEVELS)[number];
  readonly speed: BotSpeed;
  readonly openingHandAnswer: OpeningHandAnswer;
}

const DEFAULT_OPTIONS: PlayNowOptions = {
  players: 4,
  level: 'merchant',
  speed: 'normal',
  openingHandAnswer: DEFAULT_OPENING_HAND_ANSWER,
};

/** Returns the stored options. Ignores values that are not offered. */
function readPlayNowOptions(): PlayNowOptions {
  const [players, level, speed, answer] = (readStored('play-now') ?? '').split(' ');
  return {
    players: PLAYER_COUNTS.find((count) => String(count) === players) ?? DEFAULT_OPTIONS.players,
    level: OFFERED_LEVELS.find((offered) => offered === level) ?? DEFAULT_OPTIONS.level,
    speed: BOT_SPEEDS.find((offered) => offered === speed) ?? DEFAULT_OPTIONS.speed,
    openingHandAnswer:
      OPENING_HAND_ANSWERS.find((offered) => offered === answer) ?? DEFAULT_OPTIONS.openingHandAnswer,
  };
}

/** Stores the options for the next visit. */
function savePlayNowOptions({ players, level, speed, openingHandAnswer }: PlayNowOptions): void {
  writeStored('play-now', `${players} ${level} ${speed} ${openingHandAnswer}`);
}

/** The rules of the Play button's table. */
const QUICK_TABLE = {
  options: { hiddenColours: false, moreDestruction: false, cones: 65 },
  private: true,
} as const satisfies Partial<CreateTableInput>;

/** Button that starts a game against bots, with their number, strength and speed. A player without a name gets one. */
export function PlayNow() {
  const { t } = useTranslation(['lobby', 'common']);
  const [, navigate] = useLocation();
  const { name, setName } = usePlayerName();
  const [options, setOptions] = useState(readPlayNowOptions);
  const { players, level, speed, openingHandAnswer } = options;
  const change = (patch: Partial<PlayNowOptions>) => {
    setOptions({ ...options, ...patch });
    savePlayNowOptions({ ...options, ...patch });
  };
  const { isPending, error, run } = useMutation();
  const play = async () => {
    const playerName = name.trim() || t('guestName', { number: 10 + Math.floor(Math.random() * 90) });
    const tableName = t('defaultTableName', { name: playerName }).slice(0, TABLE_NAME_MAX);
    const claim = await run(() =>
      withContribution((commitmentFields) =>
        createTable({
          ...{ ...QUICK_TABLE, players, bots: Array.from({ length: players - 1 }, () => level) },
          ...{ botSpeed: speed, openingHandAnswer, tableName, name: playerName, ...commitmentFields },
        }),
      ),
    );
    if (claim === null) return;
    setName(playerName);
    navigate(tablePath(claim.match.id));
  };
  return (
    <div className={styles['now']}>
      <Button
        variant="primary"
        size="large"
        fullWidth
        disabled={isPending}
        onClick={() => void play()}
        data-testid="play-now"
      >
        {t('playNow')}
      </Button>
      <p className={styles['hint']}>{t('playNowHint')}</p>
      <Disclosure
        summary={t('playNowSummary', {
          players: t('common:playerCount', { count: players }),
          strength: t(`common:botStrength.${level}`),
        })}
        className={styles['options'] ?? ''}
        testId="play-now-options"
      >
        <span aria-hidden="true">{t('botStrength')}</span>
        <SegmentedControl
          label={t('botStrength')}
          options={OFFERED_LEVELS}
          value={level}
          getLabel={(option) => t(`common:botStrength.${option}`)}
          onChange={(next) => change({ level: next })}
        />
        <span aria-hidden="true">{t('playersLabel')}</span>
        <SegmentedControl
          label={t('playersLabel')}
          options={PLAYER_COUNTS}
          value={players}
          onChange={(next) => change({ players: next })}
        />
        <span aria-hidden="true">{t('common:botSpeedLabel')}</span>
        <SegmentedControl
          label={t('common:botSpeedLabel')}
          options={BOT_SPEEDS}
          value={speed}
          getLabel={(option) => t(`common:botSpeedOption.${option}`)}
          onChange={(next) => change({ speed: next })}
        />
        <OpeningHandChoice
          value={openingHandAnswer}
          onChange={(next) => change({ openingHandAnswer: next })}
        />
      </Disclosure>
      <RequestError error={error} />
    </div>
  );
}
