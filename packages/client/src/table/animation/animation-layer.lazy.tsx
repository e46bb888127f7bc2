/** The animations load after the first paint. */
export { AnimationLayer } from './animation-layer';
