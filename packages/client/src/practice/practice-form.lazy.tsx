import { PLAYER_COUNTS } from '@great-fire/game';
import {
  BOT_SPEEDS,
  NAME_MAX,
  BOT_NAMES,
  OFFERED_LEVELS,
  type BotSpeed,
  type OfferedLevel,
} from '@great-fire/protocol';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { usePlayerName } from '../account/player-name';
import { readOpeningHandAnswer, storeOpeningHandAnswer } from '../create-table/opening-hand-answer';
import { OpeningHandChoice } from '../create-table/opening-hand-choice';
import { VariantSwitches } from '../create-table/variant-switches.lazy';
import { type TableVariants, DEFAULT_VARIANTS } from '../create-table/table-options';
import { ErrorText } from '../ui/request-error';
import slip from '../create-table/create-table-form.module.css';
import { Button } from '../ui/button';
import { SegmentedControl } from '../ui/segmented-control';
import { PaperPanel } from '../ui/paper';
import { TextField } from '../ui/text-field';
import { practicePath } from '../lib/routes';
import { newGame, type PracticePlayer } from './saved-game';
import styles from './practice-form.module.css';
import { saveGame } from './game-store';

// Seats of the form for a practice game.

const SEAT_KINDS = ['person', ...OFFERED_LEVELS] as const;
type SeatKind = (typeof SEAT_KINDS)[number];

interface SeatSetup {
  readonly kind: SeatKind;
  readonly name: string; // of a person; bots have names of their own
}

/** Returns one person and five bots. A game takes the first seats. */
const defaultSeats = (name: string, level: OfferedLevel): readonly SeatSetup[] => [
  { kind: 'person', name },
  ...Array.from({ length: 5 }, (): SeatSetup => ({ kind: level, name: '' })),
];

/** Returns the players of a game. A person without a name gets the default name of the seat. */
function toPlayers(
  seats: readonly SeatSetup[],
  defaultName: (seat: number) => string,
): readonly PracticePlayer[] {
  return seats.map(({ kind, name }, seat) =>
    kind === 'person'
      ? { name: name.trim() || defaultName(seat), bot: null }
      : { name: BOT_NAMES[seat] ?? kind, bot: kind },
  );
}

/** Form for a practice game on this device: seats, players and rules. */
export function PracticeForm() {
  const { t } = useTranslation(['practice', 'lobby', 'common']);
  const [, navigate] = useLocation();
  const playerName = usePlayerName((player) => player.name);
  const [playerCount, setPlayerCount] = useState<(typeof PLAYER_COUNTS)[number]>(4);
  const [seatSetups, setSeatSetups] = useState(() => defaultSeats(playerName, 'merchant'));
  const [variants, setVariants] = useState<TableVariants>(DEFAULT_VARIANTS);
  const [botSpeed, setBotSpeed] = useState<BotSpeed>('normal');
  const [openingHandAnswer, setOpeningHandAnswer] = useState(readOpeningHandAnswer);
  const [fault, setFault] = useState<'noPerson' | 'notSaved' | null>(null);
  const seats = seatSetups.slice(0, playerCount);
  const change = (seat: number, patch: Partial<SeatSetup>) =>
    setSeatSetups(seatSetups.map((setup, index) => (index === seat ? { ...setup, ...patch } : setup)));
  const deal = async () => {
    if (!seats.some(({ kind }) => kind === 'person')) return setFault('noPerson');
    const { private: _, ...options } = variants;
    const players = toPlayers(seats, (seat) => t('defaultPlayerName', { number: seat + 1 }));
    const game = newGame({ name: t('defaultTableName'), players, options, botSpeed, openingHandAnswer });
    const isSaved = await saveGame(game).then(
      () => true,
      () => false,
    );
    if (!isSaved) return setFault('notSaved');
    navigate(practicePath(game.id));
  };
  return (
    <PaperPanel>
      <form
        className={`stack round-8 halves ${slip['paper']}`}
        onSubmit={(event) => {
          event.preventDefault();
          void deal();
        }}
      >
        <div className={`column gap-4 quiet text-14-5 ${slip['label']} whole-row`}>
          <span aria-hidden="true">{t('lobby:playersLabel')}</span>
          <SegmentedControl
            label={t('lobby:playersLabel')}
            options={PLAYER_COUNTS}
            value={playerCount}
            onChange={setPlayerCount}
          />
        </div>
        <ol className="whole-row">
          {seats.map((setup, seat) => (
            <SeatRow key={seat} seat={seat} setup={setup} onChange={(patch) => change(seat, patch)} />
          ))}
        </ol>
        <div className={`column gap-4 quiet text-14-5 ${slip['label']} whole-row`}>
          <span aria-hidden="true">{t('common:botSpeedLabel')}</span>
          <SegmentedControl
            label={t('common:botSpeedLabel')}
            options={BOT_SPEEDS}
            value={botSpeed}
            getLabel={(speed) => t(`common:botSpeedOption.${speed}`)}
            onChange={setBotSpeed}
          />
        </div>
        <div className={`column gap-4 quiet text-14-5 ${slip['label']} whole-row`}>
          <OpeningHandChoice
            value={openingHandAnswer}
            onChange={(answer) => {
              setOpeningHandAnswer(answer);
              storeOpeningHandAnswer(answer);
            }}
          />
        </div>
        <details className={`whole-row ${slip['rules']}`}>
          <summary>{t('lobby:tableRules')}</summary>
          <VariantSwitches variants={variants} onChange={setVariants} isLocal />
        </details>
        {fault !== null && <ErrorText>{t(`error.${fault}`)}</ErrorText>}
        <div className="whole-row">
          <Button type="submit" variant="primary" size="large" fullWidth data-testid="start-practice-game">
            {t('dealCards')}
          </Button>
        </div>
      </form>
    </PaperPanel>
  );
}

interface SeatRowProps {
  readonly seat: number;
  readonly setup: SeatSetup;
  readonly onChange: (patch: Partial<SeatSetup>) => void;
}

function SeatRow({ seat, setup: { kind, name }, onChange }: SeatRowProps) {
  const { t } = useTranslation(['practice', 'common']);
  const number = seat + 1;
  return (
    <li className={`stack gap-10 level ${styles['seat']}`}>
      <select
        className={`narrowable on-card framed round-6 ink ${styles['sitter']}`}
        aria-label={t('seatPlayerLabel', { number })}
        value={kind}
        onChange={({ target }) => {
          const newKind = SEAT_KINDS.find((option) => option === target.value);
          if (newKind !== undefined) onChange({ kind: newKind });
        }}
      >
        {SEAT_KINDS.map((option) => (
          <option key={option} value={option}>
            {option === 'person' ? t('humanPlayer') : t(`common:bot.${option}`)}
          </option>
        ))}
      </select>
      {kind === 'person' ? (
        <TextField
          label={t('seatNameLabel', { number })}
          isLabelHidden
          placeholder={t('defaultPlayerName', { number })}
          maxLength={NAME_MAX}
          value={name}
          onChange={(newName) => onChange({ name: newName })}
        />
      ) : (
        <span className="quiet text-14-5 leading-1-2">{t(`botStrengthHint.${kind}`)}</span>
      )}
    </li>
  );
}
