/** Final positions in board notation: the mock's, and one for each tie-break. */
import { gameFromNotation } from './random-play';
import type { Position } from './positions';

const CITY = `
  charterhouse H:rry | barbican H:y | cripplegate H:wk | finsbury H:w | bedlam H:rby | st-botolphs H:k T:v
  bethnal H:r | ely-house H:b | smithfield H:wwy | st-bartholomew H:r | aldersgate H:g T:v | sion-college H:b
  moorgate F1 | austin-friars H:g T:v | gresham-college H:wkk | bishopsgate H:rgw | dukes-place H:rrk
  hounds-ditch H:g | petticoat-lane H:b | holborn H:b T:v | newgate H:bbb | christs-hospital H:ggy
  goldsmiths-hall F3 | brewers-hall F1 | guild-hall F4 | coleman-street F1 | royal-exchange F3
  leadenhall H:bgw | fenchurch-street X | aldgate H:bbwk | whitechapel H:rk T:v | st-dunstans X | old-bailey F1
  st-pauls H:bwwyk | watling-street X | bread-street | cheapside F4 | s-bennet F1 | s-mary F2 | bridgeward F1
  candlewick-ward F1 | pepys-house | navy-office F3 B3 | minories H:y T:v | temple H:rbg | fleet-street H:gk T:v
  ludgate | old-fish-street X | dowgate F1 | tallow-hall F1 | pudding-lane F3 | philpott-lane | tower-street F1
  tower H:ggwwy F1 B1 | whitefriars H:r | bridewell H:ggw | blackfriars F3 | baynards-castle F3 | queenhithe F1
  vintry F3 B2 | voyners-hall F1 | billingsgate F3 | custom-house F3 | st-katharines H:byy`;

const PEOPLE = `
  rules players:4 hidden | stock 0 | hero 0 | turn 36 over seat:3 | destroyed st-dunstans:d watling-street:m | unused N E S W
  deck W E
  seat 0 white pawn:green at:bread-street put-out:5 hand:NNEW tokens:vv objectives:I-christs-hospital,II-gresham-college,III-guild-hall
  seat 1 blue pawn:red at:gresham-college put-out:3 hand:NESW tokens: objectives:I-blackfriars,II-dukes-place,III-st-pauls
  seat 2 red pawn:black at:tower-hill put-out:1 hand:ESSW tokens:vd objectives:I-bedlam,II-aldgate,III-tower
  seat 3 green pawn:yellow at:st-pauls put-out:2 hand:SWNN tokens:v objectives:I-temple,II-navy-office,III-vintry`;

const END = `${CITY} | ${PEOPLE}`;

const endPosition = (text: string): Position => ({
  createGame: () => gameFromNotation(text),
  viewer: () => 0,
  away: [],
});

/** Final positions by gallery name. @source END-4 */
export const END_POSITIONS: Readonly<Record<string, Position>> = {
  'mock-scoring': endPosition(END),
  'tie-houses': endPosition(END.replace('put-out:5 hand:NNEW tokens:vv', 'put-out:3 hand:NNEW tokens:vvvv')),
  'tie-objectives': endPosition(
    END.replace('put-out:3 hand:NESW', 'put-out:5 hand:NESW').replace(
      'petticoat-lane H:b',
      'petticoat-lane X',
    ),
  ),
};
