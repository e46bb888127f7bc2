import { PLAYER_COUNTS } from '@great-fire/game';
import {
  BOT_SPEEDS,
  OFFERED_LEVELS,
  TABLE_NAME_MAX,
  type CreateTableInput,
  type BotSpeed,
} from '@great-fire/protocol';
import { use, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { lazyWithMessages } from '../i18n/lazy-with-messages';
import { useTranslation } from '../i18n/use-translation';
import { readOpeningHandAnswer, storeOpeningHandAnswer } from '../create-table/opening-hand-answer';
import { KnownTableNames } from '../create-table/known-table-names';
import { Button } from '../ui/button';
import { Disclosure } from '../ui/disclosure';
import { RequestError } from '../ui/request-error';
import { usePlayerName } from '../account/player-name';
import { tableLink } from '../lib/link-state';
import { importWithRetry } from '../lib/lazy-with-retry';
import { requestPage } from '../lib/request-page';
import { PRACTICE_PATH, tablePath } from '../lib/routes';
import { useMutation } from '../api/use-mutation';
import { readStored, writeStored } from '../lib/local-storage';
import styles from './play-now.module.css';

// The size of the Play button's table and its bots, stored for the next visit.

export interface PlayNowOptions {
  readonly players: (typeof PLAYER_COUNTS)[number];
  readonly level: (typeof OFFERED_LEVELS)[number];
  readonly speed: BotSpeed;
}

const DEFAULT_OPTIONS: PlayNowOptions = { players: 4, level: 'merchant', speed: 'normal' };

/** Returns the stored options. Ignores values that are not offered. */
function readPlayNowOptions(): PlayNowOptions {
  const [players, level, speed] = (readStored('play-now') ?? '').split(' ');
  return {
    players: PLAYER_COUNTS.find((count) => String(count) === players) ?? DEFAULT_OPTIONS.players,
    level: OFFERED_LEVELS.find((offered) => offered === level) ?? DEFAULT_OPTIONS.level,
    speed: BOT_SPEEDS.find((offered) => offered === speed) ?? DEFAULT_OPTIONS.speed,
  };
}

/** Stores the options for the next visit. */
function savePlayNowOptions({ players, level, speed }: PlayNowOptions): void {
  writeStored('play-now', `${players} ${level} ${speed}`);
}

const PlayNowChoices = lazyWithMessages(
  () => import('./play-now-choices.lazy').then((module) => module.PlayNowChoices),
  'tableOptions',
);

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
  const knownNames = use(KnownTableNames);
  const [options, setOptions] = useState(readPlayNowOptions);
  const [openingHandAnswer, setOpeningHandAnswer] = useState(readOpeningHandAnswer);
  const { players, level, speed } = options;
  const change = (patch: Partial<PlayNowOptions>) => {
    setOptions({ ...options, ...patch });
    savePlayNowOptions({ ...options, ...patch });
  };
  const { isPending, error, run } = useMutation();
  const play = async () => {
    const playerName = name.trim() || t('guestName', { number: 10 + Math.floor(Math.random() * 90) });
    const tableName = t('defaultTableName', { name: playerName }).slice(0, TABLE_NAME_MAX);
    requestPage('game');
    const claim = await run(async () => {
      const { openTable } = await importWithRetry(() => import('../create-table/open-table.lazy'));
      return openTable(
        {
          ...{ ...QUICK_TABLE, players, bots: Array.from({ length: players - 1 }, () => level) },
          ...{ botSpeed: speed, openingHandAnswer, tableName, name: playerName },
        },
        knownNames,
      );
    });
    if (claim === null) return;
    setName(playerName);
    navigate(tablePath(claim.match.id), tableLink(claim.match.tableName, claim.match.status));
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
      <p className="centred-text quiet text-14-5 pad-top-8">{t('playNowHint')}</p>
      <Disclosure
        summary={t('playNowSummary', {
          players: t('common:playerCount', { count: players }),
          strength: t(`common:botStrength.${level}`),
        })}
        className={`centred-text ${styles['options']}`}
        testId="play-now-options"
      >
        <PlayNowChoices
          options={options}
          onChange={change}
          openingHandAnswer={openingHandAnswer}
          onOpeningHandAnswer={(next) => {
            setOpeningHandAnswer(next);
            storeOpeningHandAnswer(next);
          }}
        />
      </Disclosure>
      <RequestError error={error} />
      <NewPlayerLinks />
    </div>
  );
}

/** Links for newcomers: tutorial, rules and practice. Each target is 44 px high. */
function NewPlayerLinks() {
  const { t } = useTranslation('lobby');
  return (
    <ul className={`flex wrap middle links centred-text text-14-5 ${styles['steps']}`}>
      <li>
        {t('newPlayerPrompt')}{' '}
        <Link href="/first-turn" data-testid="tutorial-link">
          {t('startTutorial')}
        </Link>{' '}
        <Link href="/rules">{t('readRules')}</Link>
      </li>
      <li>
        <Link href={PRACTICE_PATH} data-testid="practice-link">
          {t('offlinePractice')}
        </Link>
      </li>
    </ul>
  );
}
