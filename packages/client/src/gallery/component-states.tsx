import { COLOURS, OBJECTIVE_IDS, type DistrictId } from '@great-fire/game';
import { useMemo, type ReactNode } from 'react';
import { CardButton, CardFace } from '../table/turn-panel/fire-card';
import { CityMap } from '../table/map/city-map';
import type { MapMarks } from '../table/map/marks';
import { BandIcon, HeroIcon, PawnIcon } from '../pieces/figures';
import { ConeCount } from '../pieces/cone-count';
import { FlameIcon } from '../pieces/flame';
import { ObjectivePicture } from '../table/objective-cards/objective-picture';
import { HouseIcon } from '../pieces/house';
import { TokenIcon } from '../pieces/token';
import { VpSeal } from '../pieces/vp-seal';
import { Button } from '../ui/button';
import { DirectionArrow } from '../pieces/direction-arrow';
import { Pips } from '../ui/pips';
import { SegmentedControl } from '../ui/segmented-control';
import { SwitchField } from '../ui/switch';
import { TextField } from '../ui/text-field';
import { gameFromNotation } from './random-play';
import css from './component-states.module.css';

// A row of city districts that shows every fire state.
const ROW: readonly DistrictId[] = [
  'cheapside',
  's-bennet',
  's-mary',
  'bridgeward',
  'candlewick-ward',
  'pepys-house',
  'navy-office',
  'tower-hill',
];

const BOARD = `
  pudding-lane F6
  cheapside F3
  s-bennet F3 B1
  s-mary H:rg F2 B2
  candlewick-ward X
  pepys-house H:bw T
  navy-office H:wyk B1
  rules players:4
  seat 0 red at:tower-hill
  seat 1 blue at:pepys-house`;

const spreadTarget = (to: DistrictId, legal: boolean) =>
  ({ to, rank: legal ? 1 : 2, exits: ['s-bennet'], legal }) as const;

const MARKS: Readonly<Record<string, MapMarks>> = {
  rest: {},
  veiled: { dimOthers: true },
  lit: { dimOthers: true, targets: ROW.map((id) => spreadTarget(id, true)) },
  'not now': { dimOthers: true, targets: ROW.map((id) => spreadTarget(id, false)) },
  chosen: {
    dimOthers: true,
    targets: [spreadTarget('pepys-house', true)],
    chosenSpread: { to: 's-mary', exit: 's-bennet', path: ['pudding-lane', 's-bennet', 's-mary'] },
  },
  reachable: {
    dimOthers: true,
    destinations: ROW.map((to, i) => ({ to, cost: 1 + (i % 4), pinned: i < 2 })),
    selected: 'navy-office',
    selectedPiece: 'band',
  },
  'piece to pick': { selectable: [{ district: 'navy-office', piece: 'band' }] },
  'place to choose': { placeable: ROW, selected: 'pepys-house' },
  'fire grows': {
    dimOthers: true,
    coneRoom: [
      { district: 'cheapside', room: 1 },
      { district: 's-bennet', room: 2 },
    ],
    placedCones: { cheapside: 1 },
  },
  'verbs on districts': {
    verbs: [
      { district: 's-mary', verb: 'put-out', cost: 1 },
      { district: 'navy-office', verb: 'demolish', cost: null },
    ],
  },
  'named in the log': { flashed: 's-mary' },
};

const noop = () => undefined;

/** Shows every state of every component. */
export function ComponentStates() {
  return (
    <div className="on-panel high scroll-both pad-14-16">
      <Districts />
      <Pieces />
      <Cards />
      <ObjectiveCards />
      <Controls />
    </div>
  );
}

function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="fell-20 pad-top-10 pad-bottom-8">{name}</h2>
      <div className="row wrap gap-14">{children}</div>
    </section>
  );
}

function Districts() {
  const { state } = useMemo(() => gameFromNotation(BOARD), []);
  return (
    <Group name="Districts: burning, partly contained, contained, burnt out, demolished, standing, grass">
      {Object.entries(MARKS).map(([name, marks]) => (
        <figure key={name}>
          <div className={`relative clipped ${css['strip']}`}>
            <div className={css['city']}>
              <CityMap
                view={state}
                viewer={0}
                myColour="red"
                myObjectives={['III-cheapside', 'II-navy-office']}
                marks={marks}
                onDistrict={noop}
                onHover={noop}
              />
            </div>
          </div>
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </Group>
  );
}

function Pieces() {
  return (
    <>
      <Group name="Houses and landowners">
        {COLOURS.map((colour) => (
          <span key={colour} className="row wrap gap-14">
            {[14, 21, 32].map((size) => (
              <HouseIcon key={size} colour={colour} size={size} />
            ))}
            <PawnIcon colour={colour} size={40} />
          </span>
        ))}
      </Group>
      <Group name="Fire, bands, tokens, seals">
        <FlameIcon size={30} />
        <FlameIcon size={30} dull />
        <ConeCount count={4} size={34} />
        <ConeCount count={2} contained size={34} />
        <BandIcon size={38} />
        {(['face-down', 'demolition', 'double-move', 'one-vp'] as const).map((kind) => (
          <TokenIcon key={kind} kind={kind} size={36} />
        ))}
        <VpSeal vp={6} size={34} />
        <VpSeal vp={4} isOwn={false} size={34} />
        <HeroIcon size={34} />
        <Pips max={4} value={3} label="3" isLarge />
      </Group>
    </>
  );
}

function Cards() {
  const card = { index: 0, count: 5, onSelect: noop, onHover: noop } as const;
  return (
    <Group name="Fire cards: rest, picked, illegal, played, resting">
      {(['N', 'E', 'S', 'W'] as const).map((direction) => (
        <CardButton key={direction} {...card} card={direction} isSelected={false} disabledReason={null} />
      ))}
      <CardButton {...card} card="N" isSelected disabledReason={null} />
      <CardButton {...card} card="S" isSelected={false} disabledReason="No target to the south" />
      <CardFace card="E" isPlayed />
      <CardFace card="W" isInactive />
      {(['N', 'E', 'S', 'W'] as const).map((direction) => (
        <DirectionArrow key={direction} direction={direction} size={48} />
      ))}
    </Group>
  );
}

function ObjectiveCards() {
  return (
    <>
      {(['stands', 'in-reach', 'contained', 'lost'] as const).map((state) => (
        <Group key={state} name={`Objective cards: ${state}`}>
          {OBJECTIVE_IDS.map((id) => (
            <ObjectivePicture key={id} id={id} state={state} className={css['objective']} />
          ))}
        </Group>
      ))}
      <Group name="Objective cards: smallest size">
        {OBJECTIVE_IDS.map((id) => (
          <ObjectivePicture key={id} id={id} state="stands" className={css['smallObjective']} />
        ))}
      </Group>
    </>
  );
}

function Controls() {
  return (
    <Group name="Buttons and fields">
      {(['primary', 'secondary', 'ghost'] as const).map((kind) => (
        <span key={kind} className="row wrap gap-14">
          {(['small', 'medium', 'large'] as const).map((size) => (
            <Button key={size} variant={kind} size={size}>
              {kind} {size}
            </Button>
          ))}
          <Button variant={kind} disabled>
            {kind} disabled
          </Button>
        </span>
      ))}
      <SwitchField label="on" checked onChange={noop} />
      <SwitchField label="off" checked={false} onChange={noop} />
      <SwitchField label="disabled" checked={false} disabled onChange={noop} />
      <SegmentedControl label="players" options={[3, 4, 5, 6]} value={4} onChange={noop} />
      <TextField label="Your name" value="Anna" onChange={noop} />
    </Group>
  );
}
