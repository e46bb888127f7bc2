/**
 * A leak of each kind that SEC forbids, made on purpose on the way to the transport: each tells just that
 * one secret, to somebody who may not know it, where a careless server would tell it.
 */
import type { GameState } from '@great-fire/game';
import type { Viewer } from './script';
import type { Plant, WiredWish } from './wired-table';

/** Puts something that follows from the secrets into every frame that a viewer gets. */
const inFrames =
  (leak: (game: GameState, viewer: Viewer) => unknown): Plant =>
  (packet, viewer, game) => {
    const at = packet.search(/"frame":\{|"changes":\[/);
    if (at < 0 || game.result !== null) return packet;
    const told = JSON.stringify(leak(game, viewer)) ?? '';
    return `${packet.slice(0, at)}"leak":${told},${packet.slice(at)}`;
  };

const notOwn = <T>(list: readonly T[], viewer: Viewer): readonly T[] =>
  list.filter((_, seat) => seat !== viewer);

/** The others' houses lost, by seat: what a score by seat would tell. */
const losses = ({ secret, lost }: GameState): readonly number[] =>
  secret.colours.map((colour) => lost[colour]);

const PADDING = 8;

export interface Leak {
  readonly rule: string; // 'SEC-1'
  readonly what: string;
  readonly plant: Plant;
  readonly channel?: WiredWish['channel'];
  readonly needsHiddenColours?: boolean;
}

export const LEAKS: readonly Leak[] = [
  {
    rule: 'SEC-1',
    what: 'others’ hands',
    plant: inFrames(({ secret }, viewer) => notOwn(secret.hands, viewer)),
  },
  {
    rule: 'SEC-1',
    what: 'whether a north card is in the next seat’s hand, by the size of a frame alone',
    plant: (packet, viewer, { secret }) => {
      const hand = secret.hands[((viewer ?? 0) + 1) % secret.hands.length] ?? [];
      return packet.startsWith('2["changed"')
        ? packet + ' '.repeat(hand.includes('N') ? PADDING : 0)
        : packet;
    },
  },
  {
    rule: 'SEC-2',
    what: 'one objective of another',
    plant: inFrames(({ secret }, viewer) => notOwn(secret.objectives, viewer)[0]?.[0]),
  },
  {
    rule: 'SEC-3',
    what: 'what kinds of tokens others hold',
    plant: inFrames(({ secret }, viewer) => notOwn(secret.tokens, viewer)),
  },
  {
    rule: 'SEC-4',
    what: 'others’ colours',
    plant: inFrames(({ secret }, viewer) => notOwn(secret.colours, viewer)),
    needsHiddenColours: true,
  },
  {
    rule: 'SEC-4',
    what: 'houses lost, by seat',
    plant: inFrames((game, viewer) => notOwn(losses(game), viewer)),
    needsHiddenColours: true,
  },
  {
    rule: 'SEC-5',
    what: 'a token that lies face down',
    plant: inFrames(({ secret }) => Object.values(secret.lying)[0]),
  },
  { rule: 'SEC-5', what: 'the order of the deck', plant: inFrames(({ secret }) => secret.deck) },
  { rule: 'SEC-5', what: 'the unused cards', plant: inFrames(({ secret }) => secret.unused) },
  { rule: 'SEC-5', what: 'the undealt objectives', plant: inFrames(({ secret }) => secret.undealt) },
  { rule: 'SEC-6', what: 'the seed', plant: inFrames(({ secret }) => secret.seed) },
  { rule: 'SEC-6', what: 'four bits of the seed', plant: inFrames(({ secret }) => secret.seed.slice(-1)) },
  {
    rule: 'SEC-7',
    what: 'a hand shown without SET-3 or FIRE-8: that of whoever is on turn',
    plant: inFrames(({ secret, turn }) => secret.hands[turn.seat]),
  },
  {
    rule: 'SEC-1',
    what: 'hands, in the text of a refusal',
    plant: (packet, viewer, { secret }) =>
      packet.startsWith('3') && packet.includes('"ok":false')
        ? packet.replace('"message":"', `"message":"${notOwn(secret.hands, viewer).join('/')} `)
        : packet,
  },
  {
    rule: 'SEC-5',
    what: 'the undealt objectives, in the news of the lobby',
    channel: 'lobby',
    plant: (packet, _, { secret }) => packet.replace('"name":"', `"name":"${secret.undealt.join()} `),
  },
  {
    rule: 'SEC-8',
    what: 'beside the height of the stack the card that lies on it',
    plant: inFrames(({ secret }) => secret.deck.at(-1)),
  },
];
