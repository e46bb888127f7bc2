/** Previews of spreads and intensifies, shown before the player confirms them. */
export { previewIntensify } from './deck/preview';
export type { IntensifyPreview } from './deck/preview';
export { previewSpread, spreadVpChange } from './fire/preview';
export type { SpreadPreview } from './fire/preview';
