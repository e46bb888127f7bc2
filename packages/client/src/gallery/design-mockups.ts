/** The mocks, each with the gallery page of the same position. */
export interface DesignMockup {
  readonly mock: string; // 'table-spread-1440x900', an image in ../shared/design/mock
  readonly ours: string; // '/dev/gallery/mock-spread'
  readonly theme: 'parchment' | 'night';
}

export const DESIGN_MOCKUPS: readonly DesignMockup[] = [
  { mock: 'table-spread-1440x900', ours: '/dev/gallery/mock-spread', theme: 'parchment' },
  { mock: 'table-act-1440x900', ours: '/dev/gallery/mock-act', theme: 'parchment' },
  { mock: 'table-night-1440x900', ours: '/dev/gallery/mock-spread', theme: 'night' },
  { mock: 'table-phone-390x844', ours: '/dev/gallery/mock-phone', theme: 'parchment' },
  { mock: 'scoring-1440x900', ours: '/dev/gallery/mock-scoring', theme: 'parchment' },
  { mock: 'lobby-1440x900', ours: '/dev/gallery/lobby', theme: 'parchment' },
  { mock: 'lobby-phone-390x844', ours: '/dev/gallery/lobby', theme: 'parchment' },
  { mock: 'waiting-room-1440x900', ours: '/dev/gallery/waiting-room', theme: 'parchment' },
];

/** Returns width and height in pixels from the name of the image. */
export function parseSize({ mock }: DesignMockup): readonly [number, number] {
  const [, width, height] = /(\d+)x(\d+)$/.exec(mock) ?? [];
  return [Number(width), Number(height)];
}
