import { BandIcon, ConeOutlineIcon, FlameIcon, HeroIcon, PawnIcon, TokenIcon } from '../../pieces';
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
