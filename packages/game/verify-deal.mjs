/**
 * Deals the table of a game record again, from its seed and the seats' contributions, and compares it with the record.
 *
 *     node verify-deal.mjs game.json     prints "fair", or "not fair" with the names of what differs
 *
 * docs/fairness.md explains why a matching deal is fair. The file is written by hand and needs only Node. A test
 * compares it with the deal of the game in src/setup/deal.ts.
 */
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

// ---------------------------------------------------------------------------------------------------------------------
// Shuffle

const sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex');

/** Yields numbers of 32 bits: the hashes of "KEY/NAME/0", "KEY/NAME/1" and so on, each cut into eight numbers. */
function* randomNumbers(key, name) {
  for (let block = 0; ; block += 1) {
    const hash = sha256(`${key}/${name}/${block}`);
    for (let start = 0; start < 64; start += 8) yield parseInt(hash.slice(start, start + 8), 16);
  }
}

/** Draws a number from 0 to `limit - 1`. Skips the highest numbers, so that each result is equally likely. */
function drawBelow(limit, numbers) {
  const end = 2 ** 32 - (2 ** 32 % limit);
  let number = numbers.next().value;
  while (number >= end) number = numbers.next().value;
  return number % limit;
}

/** Returns the shuffle of a match. Each shuffle has a name, and depends on the seed, all contributions and that name. */
export function createShuffle(seed, contributions) {
  const key = sha256(['great-fire-deal/1', seed, ...contributions].join('\n'));
  return (name, items) => {
    const numbers = randomNumbers(key, name);
    const list = [...items];
    for (let last = list.length - 1; last > 0; last -= 1) {
      const chosen = drawBelow(last + 1, numbers);
      [list[last], list[chosen]] = [list[chosen], list[last]];
    }
    return list;
  };
}

// ---------------------------------------------------------------------------------------------------------------------
// Components of the game

const words = (text) => text.trim().split(/\s+/);
const times = (count, item) => Array(count).fill(item);

const COLOURS = words('red blue green white yellow black');
const fireCardsOf = (numbers) =>
  Object.entries(numbers).flatMap(([direction, number]) => times(number, direction));
const FIRE_CARDS = fireCardsOf({ N: 15, E: 15, S: 15, W: 15 });
const EAST_WIND_CARDS = fireCardsOf({ N: 13, E: 12, S: 13, W: 22 });
const HAND_SIZE = 5;
const TOKENS = [...times(10, 'demolition'), ...times(6, 'double-move'), ...times(4, 'one-vp')];
const HOUSES_OF_A_REGION = COLOURS.flatMap((colour) => times(5, colour));

/** The numbers of fire cards above each stack card, from the bottom, by number of players. */
const STACKS = {
  3: { A: 6, B: 6, C: 6, D: 6, E: 5, F: 4 },
  4: { A: 9, B: 9, C: 9, D: 5 },
  5: { A: 7, B: 6, C: 6, D: 6, E: 5 },
  6: { A: 6, B: 5, C: 5, D: 5, E: 5, F: 4 },
};

const TOKEN_DISTRICTS = words(`
  fenchurch-street minories st-botolphs tower-street whitechapel billingsgate coleman-street dowgate pepys-house
  tallow-hall aldersgate austin-friars brewers-hall holborn moorgate fleet-street ludgate old-bailey queenhithe
  watling-street`);

/** The districts of each region. A number is the district's number of houses, if it has more than one. */
const REGIONS = {
  orange: words(`
    aldgate:4 bethnal bishopsgate:3 dukes-place:3 fenchurch-street hounds-ditch minories navy-office:3 petticoat-lane
    st-botolphs st-katharines:3 tower:5 tower-street whitechapel:2`),
  green: words(`
    billingsgate bridgeward candlewick-ward cheapside:3 coleman-street custom-house:3 dowgate guild-hall:4
    leadenhall:3 pepys-house philpott-lane royal-exchange:3 s-bennet s-mary tallow-hall vintry:3 voyners-hall`),
  blue: words(`
    aldersgate austin-friars barbican bedlam:3 brewers-hall charterhouse:3 christs-hospital:3 cripplegate:2 ely-house
    finsbury goldsmiths-hall:3 gresham-college:3 holborn moorgate sion-college smithfield:3 st-bartholomew`),
  purple: words(`
    baynards-castle:3 blackfriars:3 bread-street bridewell:3 fleet-street:2 ludgate newgate:3 old-bailey
    old-fish-street queenhithe st-dunstans st-pauls:5 temple:3 watling-street whitefriars`),
};

const OBJECTIVES = {
  I: words(`
    I-bedlam I-blackfriars I-bridewell I-charterhouse I-christs-hospital I-newgate I-smithfield I-temple`),
  II: words(`
    II-aldgate II-baynards-castle II-bishopsgate II-dukes-place II-goldsmiths-hall II-gresham-college II-navy-office
    II-st-katharines`),
  III: words(`
    III-cheapside III-custom-house III-guild-hall III-leadenhall III-royal-exchange III-st-pauls III-tower III-vintry`),
};

// ---------------------------------------------------------------------------------------------------------------------
// Deal

/** Deals houses to the districts of each region, in the order of `REGIONS`. */
function dealHouses(shuffle) {
  const houses = {};
  for (const [region, districts] of Object.entries(REGIONS)) {
    const shuffled = shuffle(`houses/${region}`, HOUSES_OF_A_REGION);
    for (const district of districts) {
      const [id, size = '1'] = district.split(':');
      houses[id] = shuffled.splice(0, Number(size));
    }
  }
  return houses;
}

/** Puts each stack card below its fire cards, from the bottom of the deck. The other fire cards stay unused. */
function buildDeck(players, fireCards) {
  const unused = [...fireCards];
  const deck = [];
  for (const [letter, height] of Object.entries(STACKS[players])) {
    deck.push(`#${letter}`, ...unused.splice(0, height));
  }
  return { deck, unused };
}

/** Deals a match: every random choice before the first decision. */
export function dealTable(players, { hiddenColours, eastWind = false }, shuffle) {
  const seats = [...Array(players).keys()];
  const fireCards = shuffle('fire-cards', eastWind ? EAST_WIND_CARDS : FIRE_CARDS);
  const colours = shuffle('colours', COLOURS).slice(0, players);
  const tokens = shuffle('tokens', TOKENS);
  const objectiveDecks = Object.entries(OBJECTIVES).map(([deck, cards]) =>
    shuffle(`objectives/${deck}`, cards),
  );
  return {
    startSeat: shuffle('start-seat', seats)[0],
    colours,
    pawnColours: hiddenColours ? shuffle('pawns', COLOURS).slice(0, players) : colours,
    houses: dealHouses(shuffle),
    tokens: Object.fromEntries(TOKEN_DISTRICTS.map((id, index) => [id, tokens[index]])),
    hands: seats.map((seat) => fireCards.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE)),
    objectives: seats.map((seat) => objectiveDecks.map((deck) => deck[seat])),
    ...buildDeck(players, fireCards.slice(players * HAND_SIZE)),
  };
}

/** Shuffles the hand, the deck and the unused cards for the redeal with this number, counted from 1. */
export function redeal(players, number, { hand, deck, unused }, shuffle) {
  const fireCards = [...hand, ...deck.filter((card) => !card.startsWith('#')), ...unused];
  const shuffled = shuffle(`redeal/${number}`, fireCards);
  return { hand: shuffled.slice(0, HAND_SIZE), ...buildDeck(players, shuffled.slice(HAND_SIZE)) };
}

// ---------------------------------------------------------------------------------------------------------------------
// Comparison with the record

/** A contribution has one form, is no copy of another, and comes from a person. */
const isContribution = (contribution, { bot }, earlier) =>
  bot === null && /^[0-9a-f]{32}$/.test(contribution) && !earlier.includes(contribution);

/** Returns the names of everything in the record that does not follow from the seed and the contributions. */
export function findDifferences(record) {
  const { seed, entropies = [], players, options, setup, actions } = record;
  const names = [];
  const compare = (name, expected, actual) => {
    if (!isDeepStrictEqual(expected, actual)) names.push(name);
  };

  compare('commitment', sha256(seed), record.commitment);
  // If no seat contributed, the list is empty. Two forms of one list would be two deals to choose from.
  for (const [seat, player] of entropies.length === 0 ? [] : players.entries()) {
    const isValid =
      entropies[seat] === '' || isContribution(entropies[seat], player, entropies.slice(0, seat));
    compare(`part/${seat}`, true, isValid);
  }
  // The server could search for a contribution beyond the seats, as for one of a bot.
  compare('part/surplus', [], entropies.slice(players.length));

  const shuffle = createShuffle(seed, entropies);
  const deal = dealTable(players.length, options, shuffle);
  for (const name of ['houses', 'tokens', 'hands', 'objectives', 'deck', 'unused']) {
    compare(name, deal[name], setup[name]);
  }
  compare('startSeat', deal.startSeat, record.startSeat);
  compare(
    'colours',
    deal.colours,
    players.map(({ colour }) => colour),
  );
  compare(
    'pawnColours',
    deal.pawnColours,
    players.map(({ pawn }) => pawn),
  );

  const hands = [...setup.hands];
  let { deck, unused } = setup;
  const redeals = actions.filter(({ type }) => type === 'redeal');
  for (const [index, { seat, hand, deck: newDeck, unused: newUnused }] of redeals.entries()) {
    const isAllowed = new Set(hands[seat]).size === 1; // SET-3: only five identical cards
    const expected = redeal(players.length, index + 1, { hand: hands[seat], deck, unused }, shuffle);
    compare(`redeal/${index + 1}`, isAllowed && expected, { hand, deck: newDeck, unused: newUnused });
    hands[seat] = hand;
    deck = newDeck;
    unused = newUnused;
  }
  return names;
}

// Runs as a program, but not when another program imports the functions above.
if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === realpathSync(import.meta.filename)) {
  const record = JSON.parse(readFileSync(process.argv[2] ?? 0, 'utf8')); // 0: standard input
  const names = findDifferences(record);
  console.log(names.length === 0 ? 'fair' : `not fair: ${names.join(', ')}`);
  process.exitCode = names.length === 0 ? 0 : 1;
}
