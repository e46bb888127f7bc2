/** All pieces of the game and the logo: one component each, with a `size` prop. */
export { ConeOutlineIcon } from './cone-outline';
export { TokenOutlineIcon } from './token-outline';
export { BandIcon, BandShape } from './band';
export { ConeCount, ConeCountShape } from './cone-count';
export { FlameIcon, FlameShape } from './flame';
export { HeroIcon } from './hero';
export { HouseIcon, HouseShape } from './house';
export { Logo } from './logo';
export { PawnIcon, PawnShape } from './pawn';
export { onColourVar, COLOUR_LETTERS, colourVar, ROOF_PATHS } from './colours';
export { FaceDownTokenShape, TokenIcon } from './token';
export { SEAL_RADIUS, VpSeal, VpSealShape } from './vp-seal';
