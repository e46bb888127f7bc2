import { COLOURS } from '@great-fire/game';
import type { DistrictId } from '@great-fire/game';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { CardButton, CardFace } from '../table/hand/fire-card';
import { CityMap } from '../table/map';
import type { MapMarks } from '../table/map';
import {
  BandIcon,
  ConeDisc,
  FlameIcon,
  HeroIcon,
  HouseIcon,
  PawnIcon,
  TokenIcon,
  VpSeal,
} from '../table/pieces';
import { Button } from '../ui/button';
import { DirectionArrow } from '../ui/direction-arrow';
import { Pips } from '../ui/pips';
import { Segment } from '../ui/segment';
import { Switch } from '../ui/switch';
import { TextField } from '../ui/text-field';
import { playedFrom } from './play';
import css from './states.module.css';

// One row of the city with every fire state side by side.
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

const lit = (to: DistrictId, legal: boolean) =>
  ({ to, rank: legal ? 1 : 2, exits: ['s-bennet'], legal }) as const;

const MARKS: Readonly<Record<string, MapMarks>> = {
  rest: {},
  veiled: { veil: true },
  lit: { veil: true, lit: ROW.map((id) => lit(id, true)) },
  'not now': { veil: true, lit: ROW.map((id) => lit(id, false)) },
  chosen: {
    veil: true,
    lit: [lit('pepys-house', true)],
    chosen: { to: 's-mary', exit: 's-bennet', path: ['pudding-lane', 's-bennet', 's-mary'] },
  },
  reachable: {
    veil: true,
    reach: ROW.map((to, i) => ({ to, cost: 1 + (i % 4), pinned: i < 2 })),
    selected: 'navy-office',
    selectedPiece: 'band',
  },
  'piece to pick': { pickable: [{ district: 'navy-office', piece: 'band' }] },
  'place to choose': { place: ROW, selected: 'pepys-house' },
  'fire grows': {
    veil: true,
    room: [
      { district: 'cheapside', room: 1 },
      { district: 's-bennet', room: 2 },
    ],
    picks: { cheapside: 1 },
  },
  'verbs on districts': {
    verbs: [
      { district: 's-mary', verb: 'put-out', cost: 1 },
      { district: 'navy-office', verb: 'demolish', cost: null },
    ],
  },
  'named in the log': { flashed: 's-mary' },
};

const nothing = () => undefined;

/** Every state of every part, for looking at. */
export function States() {
  return (
    <div className={css['states']} data-ready>
      <Districts />
      <Pieces />
      <Cards />
      <Controls />
    </div>
  );
}

function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{name}</h2>
      <div className={css['row']}>{children}</div>
    </section>
  );
}

function Districts() {
  const { state } = useMemo(() => playedFrom(BOARD), []);
  return (
    <Group name="Districts: burning, partly contained, contained, burnt out, demolished, standing, grass">
      {Object.entries(MARKS).map(([name, marks]) => (
        <figure key={name}>
          <div className={css['strip']}>
            <div className={css['city']}>
              <CityMap
                view={state}
                viewer={0}
                myColour="red"
                myObjectives={['III-cheapside', 'II-navy-office']}
                marks={marks}
                onDistrict={nothing}
                onHover={nothing}
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
          <span key={colour} className={css['row']}>
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
        <ConeDisc n={4} size={34} />
        <ConeDisc n={2} contained size={34} />
        <BandIcon size={38} />
        {(['face-down', 'demolition', 'double-move', 'one-vp'] as const).map((kind) => (
          <TokenIcon key={kind} kind={kind} size={36} />
        ))}
        <VpSeal vp={6} size={34} />
        <VpSeal vp={4} mine={false} size={34} />
        <HeroIcon size={34} />
        <Pips of={4} left={3} label="3" big />
      </Group>
    </>
  );
}

function Cards() {
  const card = { place: 0, of: 5, onPick: nothing, onLook: nothing } as const;
  return (
    <Group name="Fire cards: rest, picked, illegal, played, resting">
      {(['N', 'E', 'S', 'W'] as const).map((direction) => (
        <CardButton key={direction} {...card} card={direction} picked={false} why={null} />
      ))}
      <CardButton {...card} card="N" picked why={null} />
      <CardButton {...card} card="S" picked={false} why="No target to the south" />
      <CardFace card="E" played />
      <CardFace card="W" rests />
      {(['N', 'E', 'S', 'W'] as const).map((direction) => (
        <DirectionArrow key={direction} direction={direction} size={48} />
      ))}
    </Group>
  );
}

function Controls() {
  return (
    <Group name="Buttons and fields">
      {(['primary', 'plain', 'quiet'] as const).map((kind) => (
        <span key={kind} className={css['row']}>
          {(['small', 'usual', 'big'] as const).map((size) => (
            <Button key={size} kind={kind} size={size}>
              {kind} {size}
            </Button>
          ))}
          <Button kind={kind} disabled>
            {kind} disabled
          </Button>
        </span>
      ))}
      <Switch label="on" on onChange={nothing} />
      <Switch label="off" on={false} onChange={nothing} />
      <Switch label="disabled" on={false} disabled onChange={nothing} />
      <Segment label="players" options={[3, 4, 5, 6]} value={4} onChange={nothing} />
      <TextField label="Your name" value="Anna" onChange={nothing} />
    </Group>
  );
}
