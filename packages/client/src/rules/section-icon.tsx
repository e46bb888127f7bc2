import type { ReactNode } from 'react';
import { BandIcon } from '../pieces/band';
import { ConeCount } from '../pieces/cone-count';
import { FlameIcon } from '../pieces/flame';
import { HouseIcon } from '../pieces/house';
import { PawnIcon } from '../pieces/pawn';
import { TokenIcon } from '../pieces/token';
import { VpSeal } from '../pieces/vp-seal';
import { CardsIcon, EyeIcon, SettingsIcon, UndoIcon } from '../ui/icons';
import styles from './rules-page.module.css';
import type { SectionId } from './sections';

const SIZE = 26;

const ICONS: { readonly [S in SectionId]: ReactNode } = {
  SET: <BandIcon size={SIZE} />,
  FIRE: <FlameIcon size={SIZE} />,
  BURN: <HouseIcon colour="red" size={SIZE} />,
  DBL: <TokenIcon kind="double-move" size={SIZE} />,
  ACT: <PawnIcon colour="green" size={SIZE} />,
  DEM: <TokenIcon kind="demolition" size={SIZE} />,
  DRAW: <CardsIcon size={SIZE} />,
  INT: <ConeCount count={3} size={SIZE} />,
  END: <VpSeal vp={6} size={SIZE} />,
  OPT: <SettingsIcon size={SIZE} />,
  UNDO: <UndoIcon size={SIZE} />,
  SEC: <EyeIcon size={SIZE} />,
};

/** Icon of the piece that a section is about. */
export function SectionIcon({ section }: { readonly section: SectionId }) {
  return (
    <span className={styles['icon']} aria-hidden="true">
      {ICONS[section]}
    </span>
  );
}
