import { BandIcon } from '../../pieces/band';
import { ConeOutlineIcon } from '../../pieces/cone-outline';
import { FlameIcon } from '../../pieces/flame';
import { HeroIcon } from '../../pieces/hero';
import { PawnIcon } from '../../pieces/pawn';
import { TokenIcon } from '../../pieces/token';
import { CardsIcon, UndoIcon } from '../../ui/icons';
import type { PlayerNames } from './player-names';
import type { Sentence } from './sentence';

const SIZE = 17;

interface LogIconProps {
  readonly sentence: Sentence;
  readonly playerNames: PlayerNames;
}

/** The icon before a log sentence. */
export function LogIcon({ sentence: { icon, seat }, playerNames }: LogIconProps) {
  switch (icon) {
    case 'fire':
      return <FlameIcon size={SIZE} />;
    case 'band':
      return <BandIcon size={SIZE} />;
    case 'pawn':
      return <PawnIcon colour={playerNames.pawns[seat ?? 0] ?? 'red'} size={SIZE} />;
    case 'token':
      return <TokenIcon kind="face-down" size={SIZE} />;
    case 'card':
      return <CardsIcon size={15} />;
    case 'hero':
      return <HeroIcon size={SIZE} />;
    case 'cone':
      return <ConeOutlineIcon size={15} />;
    case 'undo':
      return <UndoIcon size={15} />;
    case 'none':
      return null;
  }
}
