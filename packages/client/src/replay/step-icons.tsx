import { LineIcon } from '../table/pieces/icons/line-icon';
import type { STRIDES } from './ways';

const PATHS = {
  move: 'M9.5 6l6 6l-6 6',
  turn: 'M6 6l6 6l-6 6M12.5 6l6 6l-6 6',
  round: 'M3 6l6 6l-6 6M9 6l6 6l-6 6M15 6l6 6l-6 6',
} as const;
const BACK = {
  move: 'M14.5 6l-6 6l6 6',
  turn: 'M18 6l-6 6l6 6M11.5 6l-6 6l6 6',
  round: 'M21 6l-6 6l6 6M15 6l-6 6l6 6M9 6l-6 6l6 6',
} as const;

interface StepIconProps {
  readonly stride: (typeof STRIDES)[number];
  readonly back?: boolean;
}

/** One, two or three arrow heads: a move, a turn, a round. */
export const StepIcon = ({ stride, back = false }: StepIconProps) => (
  <LineIcon size={20} d={(back ? BACK : PATHS)[stride]} />
);

export const PlayIcon = () => <LineIcon size={22} d="M8 5.5v13l11-6.5Z" />;
export const StopIcon = () => <LineIcon size={22} d="M9 6v12M15 6v12" />;
