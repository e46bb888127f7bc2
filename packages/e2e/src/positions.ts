/** Positions for `PositionTable`, in the rules' notation. */

const PLAYERS = `rules players:3 | start 0 | stock 38 | deck #A N N S W W E #B E W N S E N |
  seat 0 red at:tower-hill hand:EENWS tokens: objectives:I-christs-hospital,II-baynards-castle,III-custom-house |
  seat 1 blue at:holborn hand:NESWN tokens: objectives:I-smithfield,II-bishopsgate,III-vintry |
  seat 2 yellow at:moorfields hand:NESWN tokens: objectives:I-bridewell,II-goldsmiths-hall,III-guild-hall`;

/** All 120 houses stand, and the fire can spread from Tower Street to the five houses of The Tower. */
export const FIVE_HOUSES_AT_RISK = `
  aldgate H:yrwy | bethnal H:g | bishopsgate H:brw | dukes-place H:kbg | fenchurch-street H:b T:d | hounds-ditch H:k |
  minories H:g T:d | navy-office H:ykb | petticoat-lane H:k | st-botolphs H:r T:m | st-katharines H:ywg | tower H:bgwrw |
  tower-street H:k T:d F1 | whitechapel H:yr T:d | billingsgate H:r T:m | bridgeward H:b | candlewick-ward H:b |
  cheapside H:brk | coleman-street H:y T:d | custom-house H:ygr | dowgate H:g T:m | guild-hall H:bgyg | leadenhall H:wwy |
  pepys-house H:r T:v | philpott-lane H:w F1 | royal-exchange H:kkg | s-bennet H:k | s-mary H:r | tallow-hall H:y T:d |
  vintry H:wwk | voyners-hall H:b | pudding-lane F25 | aldersgate H:b T:m | austin-friars H:w T:d | barbican H:r |
  bedlam H:wkr | brewers-hall H:y T:v | charterhouse H:ryw | christs-hospital H:bgk | cripplegate H:gy | ely-house H:k |
  finsbury H:k | goldsmiths-hall H:kwb | gresham-college H:gbg | holborn H:b T:m | moorgate H:y T:d | sion-college H:y |
  smithfield H:rwg | st-bartholomew H:r | baynards-castle H:wwk | blackfriars H:wkg | bread-street H:w | bridewell H:wkr |
  fleet-street H:yr T:d | ludgate H:y T:m | newgate H:rky | old-bailey H:k T:v | old-fish-street H:y | queenhithe H:b T:d |
  st-dunstans H:b | st-pauls H:gbgbb | temple H:rgr | watling-street H:g T:v | whitefriars H:y |
  turn 1 seat:0 spread | ${PLAYERS}`;

/** A small fire. Seat 0 in Bread Street can make any kind of move that `turn` asks for. `hand`: its cards. */
export const edgeCasePosition = (turn: string, hand = 'NNEWS'): string => `
  pudding-lane F10 | philpott-lane F1 H:g | s-mary F2 | s-bennet F1 H:r | billingsgate F3 | baynards-castle F3 |
  tallow-hall F1 | voyners-hall F1 | vintry F2 | bridgeward F1 H:y | candlewick-ward F1 | tower-street H:b T:v | custom-house H:rby | guild-hall H:rrbg |
  coleman-street H:w T:d | leadenhall H:bgw B1 | st-pauls H:bwwyk B1 | bread-street H:w | watling-street H:g T:m |
  rules players:3 | start 0 | stock 30 | ${turn} | deck #B N E S W N E S W #A W N E S N |
  seat 0 green at:bread-street hand:${hand} tokens:dm objectives:I-christs-hospital,II-baynards-castle,III-guild-hall |
  seat 1 red at:royal-exchange hand:NESWN | seat 2 blue at:tower-hill hand:NESWN`;
