import { StrokeIcon } from '../ui/icons';
import type { STEP_UNITS } from './navigation';

const PATHS = {
  move: 'M9.5 6l6 6l-6 6',
  turn: 'M6 6l6 6l-6 6M12.5 6l6 6l-6 6',
  round: 'M3 6l6 6l-6 6M9 6l6 6l-6 6M15 6l6 6l-6 6',
} as const;
const BACK_PATHS = {
  move: 'M14.5 6l-6 6l6 6',
  turn: 'M18 6l-6 6l6 6M11.5 6l-6 6l6 6',
  round: 'M21 6l-6 6l6 6M15 6l-6 6l6 6M9 6l-6 6l6 6',
} as const;

interface StepIconProps {
  readonly unit: (typeof STEP_UNITS)[number];
  readonly isBack?: boolean;
}

/** One, two or three arrowheads for move, turn and round. */
export const StepIcon = ({ unit, isBack = false }: StepIconProps) => (
  <StrokeIcon size={20} d={(isBack ? BACK_PATHS : PATHS)[unit]} />
);

export const PlayIcon = () => <StrokeIcon size={22} d="M8 5.5v13l11-6.5Z" />;
export const StopIcon = () => <StrokeIcon size={22} d="M9 6v12M15 6v12" />;
