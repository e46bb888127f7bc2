import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary';
import { getStepDuration } from '../model/steps';
import { useCurrentStep } from '../model/display-context';
import type { CurrentStep } from '../model/animation-queue';
import { PlayedCard, CardDrawn } from './seat-effects';
import { ConeTravel, ConePutOut, FireIntensifies } from './fire-changes';
import { Dust, IgniteEffect, ContainEffect } from './map-effects';
import { HousesFall } from './houses-fall';
import { PieceMove } from './piece-move';
import { type MapMetrics, measureMap } from './map-metrics';
import styles from './animation.module.css';

/** Renders the current animation step above the page. Ignores pointer events and is hidden from screen readers. */
export function AnimationLayer() {
  const currentStep = useCurrentStep();
  if (currentStep === null) return null;
  // If a sprite fails, the step becomes a pause. Each step gets its own error boundary.
  return (
    <ErrorBoundary key={currentStep.key} fallback={null}>
      <StepView currentStep={currentStep} />
    </ErrorBoundary>
  );
}

function StepView({ currentStep }: { readonly currentStep: CurrentStep }) {
  // Measure the page once, before this step changes it.
  const [screenMap] = useState(measureMap);
  if (screenMap === null) return null;
  const { left, top, width, height } = screenMap.pane;
  return (
    <div
      className={`clipped no-press fixed ${styles['layer']}`}
      aria-hidden="true"
      data-testid="animation"
      data-animation={currentStep.step.kind}
    >
      <div className="absolute clipped" style={{ left, top, width, height }}>
        {currentStep.step.kind === 'card' && (
          <PlayedCard
            seat={currentStep.step.seat}
            card={currentStep.step.card}
            durationMs={getDurationMs(currentStep)}
          />
        )}
        <div className="absolute" style={{ left: -left, top: -top }}>
          <MapSprites currentStep={currentStep} screenMap={screenMap} />
        </div>
      </div>
      <PageSprites currentStep={currentStep} screenMap={screenMap} />
    </div>
  );
}

const getDurationMs = ({ step, speed }: CurrentStep): number => getStepDuration(step) / speed;

interface SpriteLayerProps {
  readonly currentStep: CurrentStep;
  readonly screenMap: MapMetrics;
}

/** Renders the sprites that are clipped to the map's viewport. */
export function MapSprites({ currentStep, screenMap }: SpriteLayerProps): ReactNode {
  const { step, before, after, speed } = currentStep;
  const durationMs = getDurationMs(currentStep);
  switch (step.kind) {
    case 'cone':
      return <ConeTravel screenMap={screenMap} path={step.path} durationMs={durationMs} />;
    case 'burn':
      return <IgniteEffect district={step.district} speed={speed} />;
    case 'demolish':
      return <Dust screenMap={screenMap} district={step.district} durationMs={durationMs} />;
    case 'contain':
      return <ContainEffect district={step.district} speed={speed} />;
    case 'move':
    case 'place': {
      const from = step.kind === 'move' ? step.from : null;
      const to = step.kind === 'move' ? step.to : step.district;
      const moveProps = { piece: step.piece, seat: step.seat, from, to };
      return (
        <PieceMove
          screenMap={screenMap}
          before={before}
          after={after}
          {...moveProps}
          durationMs={durationMs}
        />
      );
    }
    case 'intensify':
      return <FireIntensifies screenMap={screenMap} after={after} districts={step.districts} speed={speed} />;
    default:
      return null;
  }
}

/** Renders the sprites that leave the map: houses to their tracks, cones to their new owners. */
export function PageSprites({ currentStep, screenMap }: SpriteLayerProps): ReactNode {
  const { step, before, speed } = currentStep;
  const durationMs = getDurationMs(currentStep);
  switch (step.kind) {
    case 'burn':
    case 'demolish':
      return (
        <HousesFall
          screenMap={screenMap}
          before={before}
          district={step.district}
          houses={step.houses}
          speed={speed}
        />
      );
    case 'put-out':
      return (
        <ConePutOut
          screenMap={screenMap}
          before={before}
          district={step.district}
          seat={step.seat}
          durationMs={durationMs}
        />
      );
    case 'draw':
      return <CardDrawn seat={step.seat} durationMs={durationMs} />;
    default:
      return null;
  }
}
