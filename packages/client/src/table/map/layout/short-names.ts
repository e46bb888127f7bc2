/** Other ways to write a district's name where the map is too small for its own lines. */
import type { DistrictId } from '@great-fire/game';

type NameLines = readonly string[];

/**
 * Lines by district, the best first: whole names broken at a syllable, then abbreviations as engravers of the time
 * wrote them. A layout tries them after the lines of the map data.
 */
export const SHORT_NAMES: { readonly [D in DistrictId]?: readonly NameLines[] } = {
  bishopsgate: [['Bishops-', 'gate'], ['Bishopsg.']],
  'st-katharines': [['St. Katha-', 'rine’s'], ['St. Kath.']],
  bridgeward: [['Bridge-', 'ward'], ['Bridgew.']],
  'candlewick-ward': [['Candle-', 'wick Ward'], ['Candlew.', 'Ward'], ['Candlew.']],
  charterhouse: [['Charter-', 'house'], ['Charterh.']],
  'goldsmiths-hall': [['Gold-', 'smiths’ Hall'], ['Goldsm.', 'Hall'], ['Goldsm.']],
  'st-bartholomew': [['St. Bartho-', 'lomew'], ['St. Barth.']],
  'grays-inn-walks': [
    ['Gray’s', 'Inn', 'Walks'],
    ['Gray’s', 'Inn W.'],
  ],
  queenhithe: [['Queen-', 'hithe'], ['Queenh.']],
  whitefriars: [['White-', 'friars'], ['Whitefr.']],
  'lincolns-inn-fields': [
    ['Lincoln’s', 'Inn', 'Fields'],
    ['Linc. Inn', 'Fields'],
    ['L.’s Inn', 'Fields'],
  ],
  blackfriars: [['Black-', 'friars'], ['Blackfr.']],
  'custom-house': [['Custom', 'Ho.'], ['Cust.', 'Ho.'], ['Cust. Ho.']],
  'navy-office': [['Navy Off.']],
  'coleman-street': [['Colem. St.']],
  'philpott-lane': [['Philp. L.']],
  'austin-friars': [['Austin Fr.']],
  'christs-hospital': [['Christ’s H.']],
  'ely-house': [['Ely Ho.']],
  'bread-street': [['Bread St.']],
  'watling-street': [['Wat-', 'ling St.'], ['Watl. St.']],
  'fleet-street': [['Fleet St.']],
  minories: [['Minor-', 'ies'], ['Minor.']],
  newgate: [['New-', 'gate'], ['Newg.']],
  'artillery-ground': [
    ['Artil-', 'lery', 'Ground'],
    ['Artill.', 'Ground'],
  ],
  'temple-gardens': [
    ['Temple', 'Gar-', 'dens'],
    ['Temple', 'Gard.'],
  ],
  'hounds-ditch': [['Hounds D.']],
  'petticoat-lane': [['Petticoat', 'L.'], ['Pettic. L.']],
  's-bennet': [['S. Benn.']],
  's-mary': [['S. Ma.']],
  finsbury: [['Fins-', 'bury'], ['Finsb.']],
  bridewell: [['Bride-', 'well'], ['Bridew.'], ['Bridw.']],
  ludgate: [['Lud-', 'gate'], ['Ludg.']],
  'old-bailey': [['Old Bail.'], ['O. Bailey'], ['O. Bail.']],
  'st-dunstans': [['St. Duns-', 'tans'], ['St. Dunst.']],
};
