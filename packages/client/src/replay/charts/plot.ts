/** Points chart, drawn by Observable Plot in the colours of the page. */
import { axisX, axisY, gridY, line, plot as drawn, ruleX } from '@observablehq/plot';
import type { TurnStart } from '../model/turns';
import type { PointsByMove } from './points-chart';

export interface PlotResult {
  readonly svg: SVGSVGElement | HTMLElement;
  readonly markMove: (move: number) => void; // marks the displayed position
}

interface PlotInput {
  readonly points: PointsByMove;
  readonly rounds: readonly TurnStart[];
  readonly size: { readonly width: number; readonly height: number };
  readonly seats: readonly { readonly pawn: string; readonly name: string }[];
  readonly labels: { readonly round: string; readonly vp: string };
}

/** The lines also differ by dash pattern, so that no information depends on colour alone. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '4 4', '12 3'];
const MAX_TICKS = 7;
export const MARGIN = { left: 26, right: 8, top: 20, bottom: 38 };

export function plotPoints({ points, rounds, size, seats, labels }: PlotInput): PlotResult {
  const last = points.length - 1;
  const tickInterval = Math.max(1, Math.ceil(rounds.length / MAX_TICKS));
  const ticks = rounds.filter((_, index) => index % tickInterval === 0);
  const roundAt = new Map(rounds.map(({ move }, index) => [move, index + 1]));
  const chart = drawn({
    ...size,
    marginLeft: MARGIN.left,
    marginRight: MARGIN.right,
    marginTop: MARGIN.top,
    marginBottom: MARGIN.bottom,
    style: { background: 'transparent', color: 'var(--ink-2)', fontFamily: 'var(--sans)', fontSize: '13px' },
    x: { domain: [0, Math.max(1, last)] },
    y: { nice: true, label: labels.vp },
    marks: [
      gridY({ stroke: 'var(--line)', strokeOpacity: 1 }),
      axisY({ label: labels.vp, labelArrow: 'none', labelOffset: 26, ticks: 5, tickSize: 0 }),
      axisX({
        label: labels.round,
        labelArrow: 'none',
        labelAnchor: 'center',
        ticks: ticks.map(({ move }) => move),
        tickFormat: (move: number) => String(roundAt.get(move) ?? ''),
        tickSize: 4,
      }),
      ruleX([0], { stroke: 'var(--rule)' }),
      ...seats.flatMap(({ pawn }, seat) => {
        const lineData = points.flatMap((pointsBySeat, move) => {
          const vp = pointsBySeat[seat] ?? null;
          return vp === null ? [] : [{ move, vp }];
        });
        const lineOptions = { x: 'move', y: 'vp', curve: 'step-after' } as const;
        return [
          line(lineData, { ...lineOptions, stroke: 'var(--ink-2)', strokeWidth: 4 }), // outlines pale lines
          line(lineData, {
            ...lineOptions,
            stroke: `var(--player-${pawn})`,
            strokeWidth: 2.4,
            strokeDasharray: DASHES[seat] ?? '',
          }),
        ];
      }),
    ],
  });
  chart.querySelector('style')?.remove(); // the page's CSP forbids inline styles, and none are needed
  chart.setAttribute('aria-hidden', 'true'); // the slider and the list below have the data
  const toX = (move: number): number =>
    MARGIN.left + (move / Math.max(1, last)) * (size.width - MARGIN.left - MARGIN.right);
  const marker = document.createElementNS('http://www.w3.org/2000/svg', 'line');
  const attributes = { y1: MARGIN.top - 8, y2: size.height - MARGIN.bottom, 'stroke-width': 2 };
  for (const [name, value] of Object.entries(attributes)) marker.setAttribute(name, String(value));
  marker.setAttribute('stroke', 'var(--ember)');
  marker.dataset['testid'] = 'chart-cursor';
  chart.append(marker);
  return {
    svg: chart,
    markMove: (move) => {
      for (const attribute of ['x1', 'x2']) marker.setAttribute(attribute, String(toX(move)));
    },
  };
}
