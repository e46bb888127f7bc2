/** Previews of spreads and intensifies, shown before the player confirms them. */
export { previewIntensify } from './deck/intensify';
export type { IntensifyPreview } from './deck/intensify';
export { previewSpread, spreadVpChange } from './fire/preview';
export type { SpreadPreview } from './fire/preview';
