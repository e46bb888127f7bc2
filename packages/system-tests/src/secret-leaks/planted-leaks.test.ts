/**
 * One planted leak for each kind of secret that SEC protects. Each reveals only that secret, to a viewer who may not
 * know it, at a place where a careless server would reveal it.
 */
import type { GameState } from '@great-fire/game';
import { findLeakChannels } from './compare';
import { inProcessTable, type InProcessTableOptions, type PacketMutator } from './in-process-table';
import { makeScript, truncate, type Viewer } from './script';

/** Returns a mutator that adds a value, computed from the secrets, to every frame that a viewer receives. */
const leakIntoFrames =
  (leak: (game: GameState, viewer: Viewer) => unknown): PacketMutator =>
  (packet, viewer, game) => {
    const frameStart = packet.search(/"frame":\{|"patch":\[/);
    if (frameStart < 0 || game.result !== null) return packet;
    const leaked = JSON.stringify(leak(game, viewer)) ?? '';
    return `${packet.slice(0, frameStart)}"leak":${leaked},${packet.slice(frameStart)}`;
  };

const excludeOwn = <T>(list: readonly T[], viewer: Viewer): readonly T[] =>
  list.filter((_, seat) => seat !== viewer);

/** Returns the lost houses by seat, as a score by seat would reveal them. */
const lossesBySeat = ({ secret, lost }: GameState): readonly number[] =>
  secret.colours.map((colour) => lost[colour]);

const PADDING = 8;

interface Leak {
  readonly rule: string; // 'SEC-1'
  readonly what: string;
  readonly mutate: PacketMutator;
  readonly channel?: InProcessTableOptions['channel'];
  readonly needsHiddenColours?: boolean;
}

const PLANTED_LEAKS: readonly Leak[] = [
  {
    rule: 'SEC-1',
    what: 'others’ hands',
    mutate: leakIntoFrames(({ secret }, viewer) => excludeOwn(secret.hands, viewer)),
  },
  {
    rule: 'SEC-1',
    what: 'whether a north card is in the next seat’s hand, by the size of a frame alone',
    mutate: (packet, viewer, { secret }) => {
      const hand = secret.hands[((viewer ?? 0) + 1) % secret.hands.length] ?? [];
      return packet.startsWith('2["delta"') ? packet + ' '.repeat(hand.includes('N') ? PADDING : 0) : packet;
    },
  },
  {
    rule: 'SEC-2',
    what: 'one objective of another',
    mutate: leakIntoFrames(({ secret }, viewer) => excludeOwn(secret.objectives, viewer)[0]?.[0]),
  },
  {
    rule: 'SEC-3',
    what: 'what kinds of tokens others hold',
    mutate: leakIntoFrames(({ secret }, viewer) => excludeOwn(secret.tokens, viewer)),
  },
  {
    rule: 'SEC-4',
    what: 'others’ colours',
    mutate: leakIntoFrames(({ secret }, viewer) => excludeOwn(secret.colours, viewer)),
    needsHiddenColours: true,
  },
  {
    rule: 'SEC-4',
    what: 'houses lost, by seat',
    mutate: leakIntoFrames((game, viewer) => excludeOwn(lossesBySeat(game), viewer)),
    needsHiddenColours: true,
  },
  {
    rule: 'SEC-5',
    what: 'a token that lies face down',
    mutate: leakIntoFrames(({ secret }) => Object.values(secret.lying)[0]),
  },
  { rule: 'SEC-5', what: 'the order of the deck', mutate: leakIntoFrames(({ secret }) => secret.deck) },
  { rule: 'SEC-5', what: 'the unused cards', mutate: leakIntoFrames(({ secret }) => secret.unused) },
  { rule: 'SEC-5', what: 'the undealt objectives', mutate: leakIntoFrames(({ secret }) => secret.undealt) },
  { rule: 'SEC-6', what: 'the seed', mutate: leakIntoFrames(({ secret }) => secret.seed) },
  {
    rule: 'SEC-6',
    what: 'four bits of the seed',
    mutate: leakIntoFrames(({ secret }) => secret.seed.slice(-1)),
  },
  {
    rule: 'SEC-7',
    what: 'a hand shown without SET-3 or FIRE-8: that of whoever is on turn',
    mutate: leakIntoFrames(({ secret, turn }) => secret.hands[turn.seat]),
  },
  {
    rule: 'SEC-1',
    what: 'hands, in the text of a refusal',
    mutate: (packet, viewer, { secret }) =>
      packet.startsWith('3') && packet.includes('"ok":false')
        ? packet.replace('"message":"', `"message":"${excludeOwn(secret.hands, viewer).join('/')} `)
        : packet,
  },
  {
    rule: 'SEC-5',
    what: 'the undealt objectives, in the news of the lobby',
    channel: 'lobbySocket',
    mutate: (packet, _, { secret }) => packet.replace('"name":"', `"name":"${secret.undealt.join()} `),
  },
  {
    rule: 'SEC-8',
    what: 'beside the height of the stack the card that lies on it',
    mutate: leakIntoFrames(({ secret }) => secret.deck.at(-1)),
  },
];

const VARIANT = { moreDestruction: false, cones: 65 } as const;
const OPEN = truncate(makeScript('planted', 3, { ...VARIANT, hiddenColours: false }), 40);
const HIDDEN = truncate(makeScript('planted', 3, { ...VARIANT, hiddenColours: true }), 40);

test.each(PLANTED_LEAKS)(
  'catches a planted leak: $rule, $what',
  async ({ mutate, channel = 'matchSocket', needsHiddenColours }) => {
    const table = inProcessTable({ mutate, channel });
    expect(await findLeakChannels(needsHiddenColours ? HIDDEN : OPEN, table)).toEqual([channel]);
  },
);
