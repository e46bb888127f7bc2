/** Positions in the middle of a game: board notation and the actions that lead to them. */
import type { Action } from '@great-fire/game';
import { gameFromNotation } from './random-play';
import type { GalleryPosition } from './positions';

const CITY = `
  aldersgate H:g T:v | aldgate H:bbwk | austin-friars H:g T:v | barbican H:y | baynards-castle F3 | bedlam H:rby 
  bethnal H:r | billingsgate F3 | bishopsgate H:rgw | blackfriars H:ryk | bread-street H:w F1 B1 
  brewers-hall H:r T:v | bridewell H:ggw | bridgeward F1 | candlewick-ward F1 | charterhouse H:rry | cheapside F4 
  christs-hospital H:ggy | coleman-street H:w T:d | cripplegate H:wk | custom-house H:rby | dowgate F1 
  dukes-place H:rrk | ely-house H:b | fenchurch-street X | finsbury H:w | fleet-street H:gk T:v 
  goldsmiths-hall H:bgk | gresham-college H:wkk | guild-hall H:rrbg | holborn H:b T:v | hounds-ditch H:g 
  leadenhall H:bgw B1 | ludgate H:k T:m | minories H:y T:v | moorgate H:k T:v | navy-office H:wyk 
  newgate H:bbb | old-bailey H:w T:v | old-fish-street X | petticoat-lane H:b | philpott-lane F1 
  pudding-lane F10 | queenhithe F1 | royal-exchange H:byk | s-bennet F1 | s-mary F2 | sion-college H:b 
  smithfield H:wwy | st-bartholomew H:r | st-botolphs H:k T:v | st-dunstans H:k | st-katharines H:byy 
  st-pauls H:bwwyk B1 | tallow-hall F1 | temple H:rbg | tower H:ggwwy F1 B1 | tower-street H:b T:v 
  vintry F3 B2 | voyners-hall F1 | watling-street H:g T:m | whitechapel H:rk T:v | whitefriars H:r`;

const PEOPLE = `
  rules players:4 | hero 1 | turn 22 seat:3 spread | deck #B N E S W N E S W #A W N E S N 
  seat 0 green at:bread-street put-out:2 hand:NNEWS tokens:dm objectives:I-christs-hospital,II-baynards-castle,III-guild-hall 
  seat 1 red at:royal-exchange put-out:3 hand:NESWN 
  seat 2 blue at:tower-hill put-out:1 hand:NESWN 
  seat 3 white at:st-pauls hand:ESWNN tokens:v`;

/** The position before Hakim's turn. Anna's turn follows. */
export const MIDGAME_NOTATION = `${CITY} | ${PEOPLE}`;

const HAKIM: readonly Action[] = [
  { type: 'spread', card: 'E', from: 'pudding-lane', exit: 'billingsgate', to: 'custom-house' },
  { type: 'move-band', from: 'st-pauls', to: 'goldsmiths-hall' },
  { type: 'move-band', from: 'goldsmiths-hall', to: 'brewers-hall' },
  { type: 'end-actions' },
];

const ANNA: readonly Action[] = [
  { type: 'spread', card: 'N', from: 'pudding-lane', exit: 'billingsgate', to: 'tower-street' },
  { type: 'move-band', from: 'bishopsgate', to: 'leadenhall' },
];

const anna = () => 0;
const kettle = { after: 7, seat: 2, text: 'Back in a minute, the kettle is burning too.' };
const chat = [{ after: 4, seat: 1, text: 'You might have stood at the Custom House, Hakim.' }];

/** The positions in the middle of a game by gallery name. */
export const MIDGAME_POSITIONS: Readonly<Record<string, GalleryPosition>> = {
  spread: {
    createGame: () => gameFromNotation(MIDGAME_NOTATION, HAKIM),
    viewer: anna,
    chat,
    start: { draft: { card: 0, district: 'guild-hall' } },
  },
  act: {
    createGame: () =>
      gameFromNotation(
        MIDGAME_NOTATION.replace('leadenhall H:bgw B1', 'leadenhall H:bgw').replace(
          'bishopsgate H:rgw',
          'bishopsgate H:rgw B1',
        ),
        [...HAKIM, ...ANNA],
      ),
    viewer: anna,
    chat: [...chat, kettle],
    start: {
      draft: { piece: { kind: 'band', at: 'leadenhall' } },
      hover: { district: 'candlewick-ward' },
    },
  },
  'spread-phone': {
    createGame: () => gameFromNotation(MIDGAME_NOTATION, HAKIM),
    viewer: anna,
    chat,
    start: { draft: { card: 0, district: 'coleman-street' } },
  },
};
