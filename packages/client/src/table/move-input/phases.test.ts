/** Each phase from a position: what it marks, what a press does, and what focus and map show. */
import { viewFor, type Seat } from '@great-fire/game';
import { readPosition } from '@great-fire/game/notation';
import { type Hover, type MoveDraft, EMPTY_DRAFT, NO_HOVER } from './draft-store';
import { derivePhaseState, getFocusTarget, getMapTarget, pressDistrict, toMapMarks } from './phases';

interface Choice {
  readonly draft?: Partial<MoveDraft>;
  readonly hover?: Partial<Hover>;
  readonly viewer?: Seat | null; // default: the seat on turn
}

/** Returns the decision of the viewer in a position. */
function decide(position: string, { draft: changes, hover = {}, viewer }: Choice = {}) {
  const state = readPosition(position);
  const view = viewFor(state, viewer === undefined ? state.turn.seat : viewer);
  const draft = { ...EMPTY_DRAFT, ...changes };
  const phaseState = derivePhaseState(view, draft, hover.card);
  return {
    phase: phaseState.phase,
    marks: toMapMarks(phaseState, draft, { ...NO_HOVER, ...hover }),
    focus: getFocusTarget(phaseState, draft),
    map: getMapTarget(view, phaseState),
    action: 'action' in phaseState ? phaseState.action : null,
    press: (district: Parameters<typeof pressDistrict>[3], needsConfirm?: boolean) => {
      const { draft: next, ...result } = pressDistrict(view, phaseState, draft, district, needsConfirm);
      return { ...result, draft: next };
    },
  };
}

const selectAnchor = (name: string) => `[data-anchor="${name}"]`;
const CONFIRM = `${selectAnchor('confirm')}:not(:disabled)`;
const onMap = (effect: string) => `${selectAnchor('city-map')} [data-press-effect="${effect}"]`;
const CARDS = '[data-anchor^="card-"]';
const PLAYABLE_CARD = `${CARDS}:not([aria-disabled="true"])`;
const NOTHING = { selectable: [], flashed: null };
const NOWHERE = { districts: [], isOneSufficient: false, order: 'map' };

const BOARD = `
  pudding-lane F9 | tallow-hall H:ry B1 T:v | philpott-lane H:gg F1 B1 T:d | s-mary H:r B2
  billingsgate H:w | tower-street H:b`;

describe.each([
  ['waiting', 'turn 5 seat:1 spread', 0],
  ['waiting', 'turn 5 seat:0 act points:2 card:N', null],
  ['waiting', 'turn 0 seat:1 band', 0],
  ['over', 'turn 36 over', 0],
] as const)('%s at "%s" for seat %s', (phase, turn, viewer) => {
  const decision = decide(`${BOARD} | ${turn}`, { viewer });

  test('marks nothing, ignores presses, and leaves the map in place', () => {
    expect(decision).toMatchObject({ phase, marks: NOTHING, map: NOWHERE, action: null });
    expect(decision.press('tallow-hall')).toEqual({ actions: [], refusal: null, draft: EMPTY_DRAFT });
  });

  test('focuses the prompt', () => {
    expect(decision.focus).toEqual({ key: phase, selectors: [selectAnchor('turn-prompt')] });
  });

  test('still marks the district that is hovered in the log', () => {
    const { marks } = decide(`${BOARD} | ${turn}`, { viewer, hover: { inLog: 's-mary' } });
    expect(marks.flashed).toBe('s-mary');
  });
});

describe.each([
  ['band', 'place-band'],
  ['pawn', 'place-pawn'],
] as const)('%s', (phase, type) => {
  const position = `pudding-lane F5 | turn 0 ${phase}`;

  test('marks the districts where it may be placed, and shows one of them on a small map', () => {
    const { marks, map, focus, action } = decide(position);
    expect(marks.placeable).toContain('tower-hill');
    expect(marks.placeable).not.toContain('cheapside');
    expect(marks.selected).toBeNull();
    expect(map).toEqual({ districts: marks.placeable, isOneSufficient: true, order: 'fire' });
    expect(focus).toEqual({ key: phase, selectors: [onMap('place')] });
    expect(action).toBeNull();
  });

  test('selects the pressed district, which the button then confirms', () => {
    const { draft, actions, refusal } = decide(position).press('tower-hill');
    expect({ actions, refusal }).toEqual({ actions: [], refusal: null });
    const { marks, focus, action } = decide(position, { draft });
    expect(marks.selected).toBe('tower-hill');
    expect(focus).toEqual({ key: `${phase} confirm`, selectors: [CONFIRM] });
    expect(action).toEqual({ type, district: 'tower-hill' });
  });

  test('refuses another district with the reason of the rules, and keeps the draft', () => {
    const { draft, actions, refusal } = decide(position, { draft: { district: 'tower-hill' } }).press(
      'cheapside',
    );
    expect(refusal?.reason).toBe('not-in-green-region');
    expect({ draft, actions }).toEqual({ draft: { ...EMPTY_DRAFT, district: 'tower-hill' }, actions: [] });
    expect(decide(position, { draft: { district: 'cheapside' } })).toMatchObject({
      action: null,
      marks: { selected: null },
    });
  });
});

describe('spread', () => {
  const position = `${BOARD} | turn 5 spread | seat 0 green at:temple hand:WNESW tokens:m`;
  const west = { card: 0 };

  test('without a card, shows what the hand can ignite and focuses the hand', () => {
    const { phase, marks, focus, map } = decide(position);
    expect(phase).toBe('spread');
    expect(marks).toEqual({ ...NOTHING, targets: [], chosenSpread: null, dimOthers: false });
    expect(focus).toEqual({ key: 'spread', selectors: [`${CARDS}[aria-pressed="true"]`, PLAYABLE_CARD] });
    expect(map).toEqual({
      districts: ['tallow-hall', 's-mary', 'billingsgate'],
      isOneSufficient: false,
      order: 'map',
    });
  });

  test('asks for a card at a press without one', () => {
    expect(decide(position).press('tallow-hall')).toEqual({
      ...{ actions: [], refusal: { rule: 'FIRE-1', reason: 'spread-first' }, draft: EMPTY_DRAFT },
    });
  });

  test('with a card, marks its targets and shows the legal ones', () => {
    const { marks, focus, map, action } = decide(position, { draft: west });
    expect(marks.targets?.map(({ to, legal }) => [to, legal])).toEqual([
      ['tallow-hall', true],
      ['voyners-hall', false],
      ['s-bennet', false],
    ]);
    expect(marks.dimOthers).toBe(true);
    expect(map).toEqual({ districts: ['tallow-hall'], isOneSufficient: false, order: 'map' });
    expect(focus).toEqual({ key: 'spread target', selectors: [onMap('burn')] });
    expect(action).toBeNull();
  });

  test('selects a legal target with its default source, and forgets those of another target', () => {
    const chosen = { ...west, district: 's-mary', from: 's-mary', exit: 'dowgate' } as const;
    const { draft, actions } = decide(position, { draft: chosen }).press('tallow-hall');
    expect(actions).toEqual([]);
    expect(draft).toEqual({ ...EMPTY_DRAFT, card: 0, district: 'tallow-hall' });
    const { marks, focus, action } = decide(position, { draft });
    expect(action).toEqual({
      ...{ type: 'spread', card: 'W', from: 'pudding-lane', exit: 'pudding-lane', to: 'tallow-hall' },
    });
    expect(marks.chosenSpread).toEqual({
      ...{ to: 'tallow-hall', exit: 'pudding-lane', path: ['pudding-lane', 'tallow-hall'] },
    });
    expect(focus).toEqual({ key: 'spread confirm', selectors: [CONFIRM] });
  });

  test.each([
    ['s-bennet', 'FIRE-6', 'better-target'],
    ['billingsgate', 'FIRE-4', 'no-link-in-direction'],
    ['pudding-lane', 'FIRE-4', 'no-link-in-direction'],
  ] as const)('refuses %s by %s, and keeps the draft', (district, rule, reason) => {
    const { draft, actions, refusal } = decide(position, { draft: west }).press(district);
    expect(refusal).toEqual({ rule, reason });
    expect({ draft, actions }).toEqual({ draft: { ...EMPTY_DRAFT, ...west }, actions: [] });
  });

  test('a hovered card shows its targets, but no plan', () => {
    const draft = { ...west, district: 'tallow-hall' } as const;
    const { marks, map, action } = decide(position, { draft, hover: { card: 1 } });
    expect(map.districts).toEqual(['s-mary']);
    expect([marks.chosenSpread, action]).toEqual([null, null]);
    const same = decide(position, { draft, hover: { card: 4 } }); // another west card
    expect(same.action).not.toBeNull();
  });
});

describe('double-move', () => {
  const position = `${BOARD} | turn 5 act points:4 card:W | seat 0 green at:temple hand:NESW tokens:m`;
  const twice = { isDoubleMove: true };

  test('marks the targets of the played card, and shows the legal ones', () => {
    const { phase, marks, focus, map } = decide(position, { draft: twice });
    expect(phase).toBe('double-move');
    expect(marks.targets?.map(({ to, legal }) => [to, legal])).toEqual([
      ['tallow-hall', true],
      ['voyners-hall', false],
      ['s-bennet', false],
    ]);
    expect(marks).toMatchObject({ chosenSpread: null, dimOthers: true, selectable: [] });
    expect(map).toEqual({ districts: ['tallow-hall'], isOneSufficient: false, order: 'map' });
    expect(focus).toEqual({ key: 'double-move', selectors: [onMap('burn')] });
  });

  test('selects a target and spends the token', () => {
    const { draft } = decide(position, { draft: twice }).press('tallow-hall');
    expect(draft).toEqual({ ...EMPTY_DRAFT, ...twice, district: 'tallow-hall' });
    const { marks, focus, action } = decide(position, { draft });
    expect(action).toMatchObject({ type: 'spread', card: 'W', to: 'tallow-hall', token: 'double-move' });
    expect(marks.chosenSpread?.to).toBe('tallow-hall');
    expect(focus).toEqual({ key: 'double-move confirm', selectors: [CONFIRM] });
  });

  test('refuses a farther district by the rules of a second move', () => {
    expect(decide(position, { draft: twice }).press('s-bennet').refusal).toEqual({
      ...{ rule: 'FIRE-6', reason: 'better-target' },
    });
  });

  test.each([
    ['the token is missing', position.replace('tokens:m', 'tokens:d')],
    ['an action was taken', position.replace('points:4', 'points:3 actions:1')],
  ])('is not offered if %s', (_, text) => {
    expect(decide(text, { draft: twice }).phase).toBe('act');
  });

  test('is offered only if the player plans it', () => {
    expect(decide(position).phase).toBe('act');
  });
});

describe('discard', () => {
  const position = `${BOARD} | turn 5 spread | seat 0 green at:temple hand:SSSSS`;

  test('marks nothing, ignores presses on the map and focuses the hand', () => {
    const decision = decide(position);
    expect(decision).toMatchObject({ phase: 'discard', marks: NOTHING, map: NOWHERE, action: null });
    expect(decision.focus).toEqual({ key: 'discard', selectors: [PLAYABLE_CARD] });
    expect(decision.press('tallow-hall')).toEqual({ actions: [], refusal: null, draft: EMPTY_DRAFT });
  });

  test('focuses the button once a card is selected', () => {
    const { focus, action } = decide(position, { draft: { card: 2 } });
    expect(focus).toEqual({ key: 'discard confirm', selectors: [CONFIRM] });
    expect(action).toEqual({ type: 'discard', card: 'S' });
  });
});

describe('act', () => {
  const position = `
    pudding-lane F4 | vintry F2 | tallow-hall F1 | s-mary B1 | voyners-hall H:b B2 | dowgate F1 B1
    turn 5 act points:2 card:W | seat 0 green at:dowgate tokens:dm`;
  const pawn = { kind: 'pawn', at: 'dowgate' } as const;
  const band = { kind: 'band', at: 's-mary' } as const;

  test('marks the own pieces and the verbs, and shows one piece', () => {
    const { phase, marks, map, focus } = decide(position);
    expect(phase).toBe('act');
    expect(marks).toEqual({
      verbs: [
        { district: 'dowgate', verb: 'put-out', cost: 1 },
        { district: 's-mary', verb: 'demolish', cost: null },
        { district: 'voyners-hall', verb: 'demolish', cost: null },
      ],
      destinations: [],
      ...{ selected: null, selectedPiece: null, dimOthers: false, flashed: null },
      selectable: [
        { district: 'dowgate', piece: 'pawn' },
        { district: 's-mary', piece: 'band' },
        { district: 'voyners-hall', piece: 'band' },
      ],
    });
    expect(map).toEqual({
      ...{ districts: ['dowgate', 's-mary', 'voyners-hall'], isOneSufficient: true, order: 'map' },
    });
    expect(focus).toEqual({
      key: 'act',
      selectors: [`${selectAnchor('city-map')} [role="button"][tabindex="0"][data-press-effect]`],
    });
  });

  test('marks the destinations of a selected piece, and keeps it in sight and in focus', () => {
    const { marks, map, focus } = decide(position, { draft: { piece: band } });
    expect(marks).toMatchObject({ selected: 's-mary', selectedPiece: 'band', dimOthers: true });
    expect(marks.destinations).toContainEqual({
      to: 'tallow-hall',
      cost: 1,
      path: ['tallow-hall'],
      pinned: true,
    });
    expect(marks).not.toHaveProperty('route');
    expect(map.districts).toEqual(['s-mary']);
    expect(focus).toEqual({ key: 'act goal', selectors: [selectAnchor('district-s-mary')] });
  });

  test('draws the route to a hovered destination, and offers to contain a cone there', () => {
    const { marks } = decide(position, { draft: { piece: band }, hover: { district: 'tallow-hall' } });
    expect(marks.route).toEqual(['s-mary', 'tallow-hall']);
    expect(marks.verbs?.at(-1)).toEqual({ district: 'tallow-hall', verb: 'contain', cost: 1 });
    const farther = decide(position, { draft: { piece: band }, hover: { district: 'moorgate' } });
    expect(farther.marks.route).toEqual(['s-mary', 'coleman-street', 'moorgate']);
    expect(farther.marks.verbs?.map(({ verb }) => verb)).not.toContain('contain');
    const unreachable = decide(position, { draft: { piece: band }, hover: { district: 'temple' } });
    expect(unreachable.marks).not.toHaveProperty('route');
  });

  test('moves a selected piece to the pressed destination, and keeps it selected', () => {
    const { draft, actions } = decide(position, { draft: { piece: band } }).press('moorgate');
    expect(actions).toEqual([
      { type: 'move-band', from: 's-mary', to: 'coleman-street' },
      { type: 'move-band', from: 'coleman-street', to: 'moorgate' },
    ]);
    expect(draft).toEqual({ ...EMPTY_DRAFT, piece: { kind: 'band', at: 'moorgate' } });
    const [step] = decide(position, { draft: { piece: pawn } }).press('cheapside').actions;
    expect(step).toEqual({ type: 'move-pawn', to: 'cheapside' });
  });

  test('only selects the destination where a button confirms the move', () => {
    const { draft, actions } = decide(position, { draft: { piece: band } }).press('moorgate', true);
    expect(actions).toEqual([]);
    expect(draft).toEqual({ ...EMPTY_DRAFT, piece: band, district: 'moorgate' });
    const { marks, focus } = decide(position, { draft });
    expect(marks.route).toEqual(['s-mary', 'coleman-street', 'moorgate']);
    expect(focus).toEqual({ key: 'act confirm', selectors: [CONFIRM] });
  });

  test('selects the pieces of a pressed district one after the other, and then none', () => {
    const together = position.replace('at:dowgate', 'at:s-mary');
    const pieces = [null, { ...pawn, at: 's-mary' } as const, band].map((piece) =>
      decide(together, { draft: { piece } }).press('s-mary'),
    );
    expect(pieces.map(({ draft }) => draft.piece?.kind ?? null)).toEqual(['pawn', 'band', null]);
    expect(pieces.flatMap(({ actions }) => actions)).toEqual([]);
  });

  test('says why a piece cannot move to a pressed district', () => {
    const pressed = decide(position, { draft: { piece: pawn } }).press('pudding-lane');
    expect(pressed.refusal).toEqual({ rule: 'ACT-2', reason: 'pudding-lane-closed' });
    expect(pressed.draft.piece).toEqual(pawn);
    expect(decide(position, { draft: { piece: pawn } }).press('temple').refusal).toEqual({
      ...{ rule: 'ACT-1', reason: 'no-points-left' },
    });
  });

  test('ignores a press on a district without a piece, and says why a band cannot enter Pudding Lane', () => {
    expect(decide(position).press('temple')).toEqual({ draft: EMPTY_DRAFT, actions: [], refusal: null });
    expect(decide(position, { draft: { piece: band } }).press('pudding-lane').refusal?.rule).toBe('ACT-3');
  });

  test('without points, marks no piece and focuses the button that ends the actions', () => {
    const { marks, focus, map } = decide(position.replace('points:2', 'points:0'));
    expect(marks.selectable).toEqual([]);
    expect(map.districts).toEqual([]);
    expect(focus).toEqual({ key: 'act end', selectors: [`${selectAnchor('end-actions')}:not(:disabled)`] });
  });
});

describe('intensify', () => {
  const position = 'pudding-lane F4 | vintry F2 | tower F1 | turn 5 intensify card:W by:stack';

  test('marks the room of the burning districts and shows them', () => {
    const { phase, marks, focus, map, action } = decide(position);
    expect(phase).toBe('intensify');
    expect(marks).toEqual({
      ...NOTHING,
      placedCones: {},
      coneRoom: [
        { district: 'tower', room: 6 },
        { district: 'vintry', room: 3 },
      ],
      dimOthers: true,
    });
    expect(map).toEqual({ districts: ['tower', 'vintry'], isOneSufficient: false, order: 'map' });
    expect(focus).toEqual({ key: 'intensify', selectors: [onMap('add-cone')] });
    expect(action).toBeNull();
  });

  test('adds a cone with each press, and shows the room that is left', () => {
    const once = decide(position).press('vintry');
    expect(once).toMatchObject({ actions: [], refusal: null });
    const { draft } = decide(position, { draft: once.draft }).press('tower');
    expect(draft.placedCones).toEqual(['vintry', 'tower']);
    const { marks, action } = decide(position, { draft });
    expect(marks.placedCones).toEqual({ vintry: 1, tower: 1 });
    expect(marks.coneRoom).toEqual([
      { district: 'tower', room: 5 },
      { district: 'vintry', room: 2 },
    ]);
    expect(action).toBeNull();
  });

  test('takes the cones of a district back when it is pressed and no more can be placed', () => {
    const draft = { placedCones: ['vintry', 'tower', 'tower'] } as const;
    const { focus, action, press } = decide(position, { draft });
    expect(action).toEqual({ type: 'intensify', districts: draft.placedCones });
    expect(focus).toEqual({ key: 'intensify confirm', selectors: [CONFIRM] });
    expect(press('tower').draft.placedCones).toEqual(['vintry']);
  });

  test.each([
    ['one cone too many', ['tower', 'tower', 'tower'], 'vintry', 'INT-1', 'too-many-cones'],
    ['a district that does not burn', [], 's-mary', 'INT-1', 'not-burning'],
    ['a full district', [], 'dowgate', 'INT-2', 'no-room'],
  ] as const)('refuses %s', (_, placedCones, district, rule, reason) => {
    const full = position.replace('vintry F2', 'vintry F2 | dowgate F4');
    expect(decide(full, { draft: { placedCones } }).press(district)).toEqual({
      draft: { ...EMPTY_DRAFT, placedCones },
      actions: [],
      refusal: { rule, reason },
    });
  });
});
