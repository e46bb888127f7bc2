import type { ObjectiveId, objectiveState } from '@great-fire/game';
import { lazyWithRetry } from '../../lib/lazy-with-retry';
import { Delayed } from '../../ui/delayed';

export type ObjectiveState = ReturnType<typeof objectiveState>;

const ObjectiveDrawing = lazyWithRetry(() =>
  import('./objective-drawing.lazy').then((module) => module.ObjectiveDrawing),
);

interface ObjectivePictureProps {
  readonly id: ObjectiveId;
  readonly state: ObjectiveState;
  readonly className?: string | undefined; // sets the size; the card is three wide to two high
}

/** A small card with the building of an objective. The frame is there at once, the engraving follows. */
export function ObjectivePicture({ id, state, className }: ObjectivePictureProps) {
  const isContained = state === 'contained';
  const drawing = <ObjectiveDrawing id={id} state={state} />;
  return (
    <svg className={className} viewBox="-27 -26 54 39" aria-hidden="true">
      <rect x={-26} y={-25} width={52} height={37} rx={3} fill="var(--card)" stroke="var(--rule)" />
      <rect
        x={-24.2}
        y={-23.2}
        width={48.4}
        height={33.4}
        rx={1.5}
        fill={state === 'in-reach' ? 'var(--picture-glow)' : 'var(--picture-sky)'}
        stroke={isContained ? 'var(--steel)' : 'var(--line)'}
        strokeWidth={isContained ? 1.6 : 0.7}
        {...(isContained && { strokeDasharray: '2.5 1.5' })}
      />
      {ObjectiveDrawing.isLoaded() ? drawing : <Delayed delayMs={0}>{drawing}</Delayed>}
    </svg>
  );
}
