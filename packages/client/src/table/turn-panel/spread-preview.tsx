import { OBJECTIVES } from '@great-fire/game/board';
import { COLOURS, type Colour, type PlayerView, type Seat } from '@great-fire/game';
import { spreadVpChange, type SpreadPreview } from '@great-fire/game/preview';
import { useTranslation } from '../../i18n/use-translation';
import type { SpreadPlan } from '../move-input/spread-plan';
import { districtName, nameOf, ownerOf, useTable } from '../model/table-context';
import { TokenIcon } from '../../pieces/token';
import { VpSeal } from '../../pieces/vp-seal';
import { FlameIcon } from '../../pieces/flame';
import { HouseIcon } from '../../pieces/house';
import { anchor } from '../../lib/anchors';
import { Button } from '../../ui/button';
import { useMoveInput } from '../move-input/move-input-context';
import { usePendingLabel } from './decision-panel';
import styles from './spread-preview.module.css';

const SPREAD_PREVIEW_ID = 'spread-preview'; // describes the confirm button

/** Lists the effects of the selected spread. Shows only the lines that apply. */
export function SpreadPreviewDetails({ plan }: { readonly plan: SpreadPlan }) {
  const { t } = useTranslation('table');
  const { preview, objectivesLost, spread } = plan;
  const district = districtName(spread.to);
  const outcome = getOutcome(plan);
  return (
    <div
      id={SPREAD_PREVIEW_ID}
      className={styles['all']}
      data-testid="spread-preview"
      data-spread-target={spread.to}
    >
      <h2 className={styles['title']}>{t(`spreadPreview.${outcome}`, { district })}</h2>
      <LossList preview={preview} />
      {objectivesLost.map((id) => (
        <p key={id} className={`bold seal ${styles['line']}`}>
          <VpSeal vp={OBJECTIVES[id].vp} size={22} /> {t('spreadPreview.objectiveLost')}
        </p>
      ))}
      {preview.takesToken && (
        <p className={styles['line']}>
          <TokenIcon kind="face-down" size={22} /> {t('spreadPreview.takesToken')}
        </p>
      )}
      {spread.token !== undefined && (
        <p className={styles['line']}>
          <TokenIcon kind={spread.token} size={22} /> {t('spreadPreview.usesToken')}
        </p>
      )}
      {preview.contained && <p className={styles['line']}>{t('spreadPreview.containedHint')}</p>}
      {preview.reignites && <p className={styles['line']}>{t('spreadPreview.reignitesHint')}</p>}
    </div>
  );
}

/** Returns what happens to the target, as a message key. */
function getOutcome({ preview }: SpreadPlan): 'contained' | 'burns' | 'reignites' | 'spreads' {
  if (preview.contained) return 'contained';
  if (burnsHouses(preview.houses)) return 'burns';
  return preview.reignites ? 'reignites' : 'spreads';
}

const burnsHouses = (houses: SpreadPlan['preview']['houses']): boolean => Object.keys(houses).length > 0;

interface Loss {
  readonly colour: Colour | null; // of the burning houses; null: only cones are returned
  readonly houses: number;
  readonly seat: Seat | null; // null: no owner, or unknown owner
  readonly cones: number; // returned put-out cones (BURN-5)
  readonly vp: number; // at most 0
}

/** Returns the losses of each colour and each seat, the viewer's own last. */
function computeLosses(view: PlayerView, preview: SpreadPreview): readonly Loss[] {
  const countCones = (seat: Seat | null) => preview.returningSeats.filter((giver) => giver === seat).length;
  const houseLosses = COLOURS.filter((colour) => preview.houses[colour] !== undefined).map((colour): Loss => {
    const seat = ownerOf(view, colour);
    const houses = preview.houses[colour] ?? 0;
    return { colour, houses, seat, cones: countCones(seat), vp: spreadVpChange(preview, seat, colour) };
  });
  const givers = [...new Set(preview.returningSeats)].filter(
    (giver) => !houseLosses.some(({ seat }) => seat === giver),
  );
  const coneLosses = givers.map((seat): Loss => {
    return {
      colour: null,
      houses: 0,
      seat,
      cones: countCones(seat),
      vp: spreadVpChange(preview, seat, null),
    };
  });
  const isOwnLoss = ({ seat }: Loss) => Number(seat !== null && seat === view.viewer);
  return [...houseLosses, ...coneLosses].sort((a, b) => isOwnLoss(a) - isOwnLoss(b));
}

/**
 * Lists the houses that would burn and the players who return cones, with the VP. With hidden colours, lists colours
 * and the viewer.
 */
export function LossList({ preview }: { readonly preview: SpreadPreview }) {
  const { view } = useTable('view');
  const losses = computeLosses(view, preview);
  if (losses.length === 0) return null;
  return (
    <ul className={`stack level ${styles['losses']}`}>
      {losses.map((loss) => (
        <LossRow key={loss.colour ?? `seat ${loss.seat}`} {...loss} />
      ))}
    </ul>
  );
}

function LossRow({ colour, houses, seat, cones, vp }: Loss) {
  const { t } = useTranslation(['table', 'common']);
  const { view, match } = useTable('view', 'match');
  const isOwn = seat !== null && seat === view.viewer;
  const colourName = colour === null ? '' : t(`common:colour.${colour}`);
  const ownerName = isOwn
    ? t('spreadPreview.you')
    : seat !== null
      ? nameOf(match, seat)
      : view.rules.hiddenColours
        ? colourName
        : t('spreadPreview.unownedHouses', { colour: colourName, count: houses });
  return (
    <li>
      <span className={styles['houses']}>
        {colour !== null && (
          <span role="img" aria-label={t('spreadPreview.housesLost', { colour: colourName, count: houses })}>
            {Array.from({ length: houses }, (_, index) => (
              <HouseIcon key={index} colour={colour} size={21} />
            ))}
          </span>
        )}
        {cones > 0 && (
          <span role="img" aria-label={t('spreadPreview.conesReturned', { name: ownerName, count: cones })}>
            {Array.from({ length: cones }, (_, index) => (
              <FlameIcon key={index} size={19} />
            ))}
          </span>
        )}
      </span>
      <span className={isOwn ? 'bold seal' : undefined}>{ownerName}</span>
      <span className={`bold text-17 ${isOwn ? 'seal' : ''}`}>
        {seat === null ? '' : t('spreadPreview.minusVp', { vp: -vp })}
      </span>
    </li>
  );
}

/** Sends the selected spread. `short` omits the district's name, because the title above shows it. */
export function ConfirmSpreadButton({
  plan,
  short = false,
}: {
  readonly plan: SpreadPlan;
  readonly short?: boolean;
}) {
  const { t } = useTranslation('table');
  const { isBusy, send, phaseState } = useMoveInput();
  const { view } = useTable('view');
  const district = districtName(plan.spread.to);
  const isBurning = burnsHouses(plan.preview.houses);
  const ownHouses = (view.own && plan.preview.houses[view.own.colour]) ?? 0;
  const hasChoice = 'targets' in phaseState && phaseState.targets.filter(({ legal }) => legal).length > 1;
  const pendingLabel = usePendingLabel();
  const label =
    isBurning && ownHouses > 0 && hasChoice
      ? t('spreadPreview.confirmBurnOwn', { count: ownHouses })
      : isBurning
        ? t(short ? 'spreadPreview.confirmBurnShort' : 'spreadPreview.confirmBurn', { district })
        : t(short ? 'spreadPreview.confirmMoveShort' : 'spreadPreview.confirmMove', { district });
  return (
    <Button
      variant="primary"
      fullWidth={!short}
      data-testid="confirm"
      {...anchor('confirm')}
      aria-describedby={SPREAD_PREVIEW_ID}
      disabled={isBusy}
      onClick={() => send(plan.spread)}
    >
      {pendingLabel ?? label}
      {!short && (
        <kbd className={styles['key']} aria-hidden="true">
          {t('spreadPreview.enterKey')}
        </kbd>
      )}
    </Button>
  );
}
