/** Shows for some seconds what players point at. A signal is no move and is not stored. */
import type { Seat } from '@great-fire/game';
import type { MapSignal, SignalMessage } from '@great-fire/protocol';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { useTranslation } from '../../i18n/use-translation';
import { useSignalSetting } from '../../lib/signal-setting';
import { MAP_BOX } from '../map/city-map';
import css from '../map/city-map.module.css';
import { districtName, nameOf, type SignalApi, useTable } from '../model/table-context';
import { useDraftStore } from '../move-input/move-input-context';
import { StrokeIcon } from '../../ui/icon';
import { SignalShape } from './signal-shape';
import { createSignalStore, type SignalStore } from './signal-store';
import styles from './signals.module.css';
import { usePointing } from './use-pointing';

interface SignalLayerProps {
  readonly minFontSize?: number | undefined; // map units
}

/** The signals on a map, as a child of its pane. Renders nothing in a game without signals. */
export function SignalLayer({ minFontSize }: SignalLayerProps) {
  const { signals } = useTable('signals');
  const isOn = useSignalSetting((setting) => setting.isOn);
  return isOn && signals !== undefined && <Signals api={signals} minFontSize={minFontSize} />;
}

interface SignalsProps extends SignalLayerProps {
  readonly api: SignalApi;
}

function Signals({ api, minFontSize }: SignalsProps) {
  const { view } = useTable('view');
  const [signals] = useState(createSignalStore);
  const [svg, setSvg] = useState<SVGSVGElement | null>(null);
  useEffect(() => {
    const unsubscribe = api.subscribe(signals.add);
    return () => {
      unsubscribe();
      signals.close();
    };
  }, [api, signals]);
  const main = svg?.closest('main') ?? null;
  return (
    <>
      <svg
        ref={setSvg}
        className={`absolute numbers spilling ${css['map']} ${styles['layer']}`}
        viewBox={MAP_BOX.join(' ')}
        preserveAspectRatio="xMidYMin meet"
        aria-hidden
      >
        <ShownSignals signals={signals} minFontSize={minFontSize} />
        {view.viewer !== null && view.result === null && (
          <OwnPointing api={api} svg={svg} seat={view.viewer} />
        )}
      </svg>
      {main !== null && createPortal(<SignalAnnouncer signals={signals} />, main)}
    </>
  );
}

interface ShownSignalsProps extends SignalLayerProps {
  readonly signals: SignalStore;
}

function ShownSignals({ signals, minFontSize }: ShownSignalsProps) {
  const { match, view } = useTable('match', 'view');
  const shown = useStore(signals.store, (state) => state.shown);
  return shown.map(({ key, seat, district, from }) => (
    <SignalShape
      key={key}
      district={district}
      from={from}
      colour={pawnColourOf(view, seat)}
      name={nameOf(match, seat)}
      minFontSize={minFontSize}
    />
  ));
}

const pawnColourOf = (view: ReturnType<typeof useTable<'view'>>['view'], seat: Seat) =>
  view.seats[seat]?.pawnColour ?? 'white';

function SignalAnnouncer({ signals }: { readonly signals: SignalStore }) {
  const { t } = useTranslation('signals');
  const { match } = useTable('match');
  const announced = useStore(signals.store, (state) => state.announced);
  const describe = ({ seat, district, from }: SignalMessage) => {
    const names = { name: nameOf(match, seat), district: districtName(district) };
    return from === undefined ? t('pointed', names) : t('arrow', { ...names, from: districtName(from) });
  };
  return (
    <div role="log" aria-live="polite" className="visually-hidden" data-testid="signal-announcer">
      {announced.map((signal) => (
        <p key={signal.key}>{describe(signal)}</p>
      ))}
    </div>
  );
}

interface OwnPointingProps {
  readonly api: SignalApi;
  readonly svg: SVGSVGElement | null; // in the pane of the map
  readonly seat: Seat;
}

/** The viewer's own pointing: the shape that is drawn, and the button of the mode. */
function OwnPointing({ api, svg, seat }: OwnPointingProps) {
  const { t } = useTranslation('signals');
  const { view } = useTable('view');
  const drafts = useDraftStore();
  const send = async (signal: MapSignal) => {
    const answer = await api.send(signal);
    if (!answer.ok) drafts.getState().setError({ refusal: null, code: answer.code });
  };
  const { isMode, setMode, draft, arrowStart } = usePointing(
    svg?.parentElement ?? null,
    (signal) => void send(signal),
  );
  const shape = draft ?? (arrowStart === null ? null : { district: arrowStart });
  const main = svg?.closest('main') ?? null;
  const hint = isMode
    ? t('modeHint')
    : arrowStart === null
      ? null
      : t('arrowHint', { district: districtName(arrowStart) });
  return (
    <>
      {shape !== null && <SignalShape {...shape} colour={pawnColourOf(view, seat)} />}
      {main !== null &&
        createPortal(
          <>
            <div role="status">
              {hint !== null && (
                <p className={`absolute round-8 raised no-press on-bar bar-ground ${styles['hint']}`}>
                  {hint}
                </p>
              )}
            </div>
            <button
              type="button"
              className={`centre absolute on-panel framed round-6 card-shadow ${styles['button']}`}
              aria-pressed={isMode}
              aria-label={t('mode')}
              data-testid="point"
              onClick={() => setMode(!isMode)}
            >
              <StrokeIcon size={20} d={HAND} />
            </button>
          </>,
          main,
        )}
    </>
  );
}

/** A hand that points. */
const HAND =
  'M10 12V4.5a1.7 1.7 0 0 1 3.4 0V10l4.2.9c1.4.3 2.2 1.400 2 2.900L18.700 20H10.500L6 14.700c-.7-.9-.5-2 .3-2.500.7-.4 1.500-.3 2.100.300Z';
