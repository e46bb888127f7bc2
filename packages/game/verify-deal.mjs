// node verify-deal.mjs record.json: deals a record's table again from its seed and the seats' parts (docs/fairness.md).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
/** The shuffles of one match. @source SET-3 to SET-9, SEC-6 */
function createShuffle(sha256, seed, contributions) {
  const key = sha256(['great-fire-deal/1', seed, ...contributions].join('\n'));
  return (name, items) => {
    let hex = '';
    let blocks = 0;
    const numberBelow = (limit) => {
      if (hex === '') hex = sha256(`${key}/${name}/${blocks++}`);
      const number = parseInt(hex.slice(0, 8), 16);
      hex = hex.slice(8);
      return number < 2 ** 32 - (2 ** 32 % limit) ? number % limit : numberBelow(limit);
    };
    const list = [...items];
    for (let i = list.length - 1; i > 0; i -= 1) {
      const j = numberBelow(i + 1);
      [list[i], list[j]] = [list[j], list[i]];
    }
    return list;
  };
}
/** Deals a match. Each shuffle has its own name, so that each can be done again alone. @source SET-3 to SET-9, OPT-A */
function dealTable(box, players, hiddenColours, shuffle) {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const cards = shuffle('fire-cards', box.fireCards);
  const decks = Object.entries(box.objectives).map(([deck, ids]) => shuffle(`objectives/${deck}`, ids));
  const colours = shuffle('colours', box.colours).slice(0, players);
  const tokens = shuffle('tokens', box.tokens);
  const houses = {};
  for (const [region, districts] of Object.entries(box.regions)) {
    const regionHouses = shuffle(`houses/${region}`, box.houses);
    for (const [id, size] of Object.entries(districts)) houses[id] = regionHouses.splice(0, size);
  }
  return {
    startSeat: shuffle('start-seat', seats)[0] ?? 0,
    colours,
    pawnColours: hiddenColours ? shuffle('pawns', box.colours).slice(0, players) : colours,
    houses,
    tokens: Object.fromEntries(box.tokenDistricts.map((id, index) => [id, tokens[index]])),
    hands: seats.map((seat) => cards.slice(seat * box.hand, (seat + 1) * box.hand)),
    objectives: seats.map((seat) => decks.flatMap((deck) => deck.slice(seat, seat + 1))),
    ...buildStacks(box, players, cards.slice(players * box.hand)),
  };
}
/** Redeals for the `count`th time: hand, deck and unused cards shuffled together, stacks as high as before. @source SET-3 */
function redealTable(box, cards, players, count, shuffle) {
  const shuffled = shuffle(`redeal/${count}`, cards);
  return { hand: shuffled.slice(0, box.hand), ...buildStacks(box, players, shuffled.slice(box.hand)) };
}
/** Lays fire cards on the stack cards, bottom first; what is left over is unused. @source SET-4 */
function buildStacks(box, players, cards) {
  const unused = [...cards];
  const deck = Object.entries(box.stacks[players]).flatMap(([letter, height]) => [`#${letter}`, ...unused.splice(0, height)]);
  return { deck, unused };
}
const list = (text) => text.split(' ');
const sized = (ids) => Object.fromEntries(ids.map((id) => id.split(':')).map(([id, size = 1]) => [id, Number(size)]));
const times = (count, item) => Array(count).fill(item);
const BOX = {
  colours: list('red blue green white yellow black'),
  fireCards: [...times(15, 'N'), ...times(15, 'E'), ...times(15, 'S'), ...times(15, 'W')],
  hand: 5, stacks: {3: {A: 6, B: 6, C: 6, D: 6, E: 5, F: 4}, 4: {A: 9, B: 9, C: 9, D: 5}, 5: {A: 7, B: 6, C: 6, D: 6, E: 5}, 6: {A: 6, B: 5, C: 5, D: 5, E: 5, F: 4}},
  tokens: [...times(10, 'demolition'), ...times(6, 'double-move'), ...times(4, 'one-vp')],
  tokenDistricts: list('fenchurch-street minories st-botolphs tower-street whitechapel billingsgate coleman-street dowgate pepys-house tallow-hall aldersgate austin-friars brewers-hall holborn moorgate fleet-street ludgate old-bailey queenhithe watling-street'),
  houses: list('red blue green white yellow black').flatMap((colour) => times(5, colour)),
  regions: { // with the number of houses, where it is not one
    orange: sized(list('aldgate:4 bethnal bishopsgate:3 dukes-place:3 fenchurch-street hounds-ditch minories navy-office:3 petticoat-lane st-botolphs st-katharines:3 tower:5 tower-street whitechapel:2')),
    green: sized(list('billingsgate bridgeward candlewick-ward cheapside:3 coleman-street custom-house:3 dowgate guild-hall:4 leadenhall:3 pepys-house philpott-lane royal-exchange:3 s-bennet s-mary tallow-hall vintry:3 voyners-hall')),
    blue: sized(list('aldersgate austin-friars barbican bedlam:3 brewers-hall charterhouse:3 christs-hospital:3 cripplegate:2 ely-house finsbury goldsmiths-hall:3 gresham-college:3 holborn moorgate sion-college smithfield:3 st-bartholomew')),
    purple: sized(list('baynards-castle:3 blackfriars:3 bread-street bridewell:3 fleet-street:2 ludgate newgate:3 old-bailey old-fish-street queenhithe st-dunstans st-pauls:5 temple:3 watling-street whitefriars')) },
  objectives: {
    I: list('I-bedlam I-blackfriars I-bridewell I-charterhouse I-christs-hospital I-newgate I-smithfield I-temple'),
    II: list('II-aldgate II-baynards-castle II-bishopsgate II-dukes-place II-goldsmiths-hall II-gresham-college II-navy-office II-st-katharines'),
    III: list('III-cheapside III-custom-house III-guild-hall III-leadenhall III-royal-exchange III-st-pauls III-tower III-vintry') },
};
const sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex');
const { setup, players, ...record } = JSON.parse(readFileSync(process.argv[2] ?? 0, 'utf8'));
const { seed, commitment, entropies = [], entropyCommitments = [], options, startSeat, actions } = record;
const otherwise = [];
const compare = (name, follows, told) => isDeepStrictEqual(follows, told) || otherwise.push(name);
compare('commitment', sha256(seed), commitment);
for (const [seat, committed] of entropyCommitments.entries())
  compare(`part/${seat}`, entropies[seat] && sha256('great-fire-part/1\n' + entropies[seat]), committed);
const shuffle = createShuffle(sha256, seed, entropies);
const dealt = dealTable(BOX, players.length, options.hiddenColours, shuffle);
const [colours, pawnColours] = ['colour', 'pawn'].map((key) => players.map((player) => player[key]));
for (const [key, told] of Object.entries({ ...setup, startSeat, colours, pawnColours, bands: undefined }))
  compare(key, dealt[key], told);
let { hands, deck, unused } = setup;
for (const [index, { seat, hand, ...redealt }] of actions.filter(({ type }) => type === 'redeal').entries()) {
  const cards = [...hands[seat], ...deck.filter((card) => !card.startsWith('#')), ...unused];
  compare(`redeal/${index + 1}`, { type: 'redeal', ...redealTable(BOX, cards, players.length, index + 1, shuffle) }, { hand, ...redealt });
  hands = hands.map((held, owner) => (owner === seat ? hand : held));
  ({ deck, unused } = redealt);
}
console.log(otherwise.length === 0 ? 'fair' : `not fair: ${otherwise.join(', ')}`);
process.exitCode = Math.min(otherwise.length, 1);
