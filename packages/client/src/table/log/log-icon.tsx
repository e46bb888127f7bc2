import {
  BandIcon,
  CardsIcon,
  ConeOutlineIcon,
  FlameIcon,
  HeroIcon,
  PawnIcon,
  TokenIcon,
  UndoIcon,
} from '../pieces';
import type { People } from './people';
import type { Sentence } from './sentence';

const SIZE = 17;

interface LogMarkProps {
  readonly sentence: Sentence;
  readonly people: People;
}

/** The small drawing before a sentence. */
export function LogMark({ sentence: { icon, seat }, people }: LogMarkProps) {
  switch (icon) {
    case 'fire':
      return <FlameIcon size={SIZE} />;
    case 'band':
      return <BandIcon size={SIZE} />;
    case 'pawn':
      return <PawnIcon colour={people.pawns[seat ?? 0] ?? 'red'} size={SIZE} />;
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
