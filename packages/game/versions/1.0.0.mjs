/** The rules of version 1.0.0 as they were released. Written by npm run rules:freeze; never edited. */

// packages/game/src/action.ts
var ACTION_TYPES = [
  "keep-hand",
  "redeal",
  "place-band",
  "place-pawn",
  "spread",
  "discard",
  "move-pawn",
  "move-band",
  "put-out",
  "demolish",
  "end-actions",
  "intensify",
  "undo"
];
var OPENING_HAND_ANSWERS = ["redeal", "keep-hand"];
var DEFAULT_OPENING_HAND_ANSWER = "redeal";

// packages/game/src/refusal.ts
var RULE_IDS = [
  "SET-1",
  "SET-2",
  "SET-3",
  "SET-4",
  "SET-5",
  "SET-6",
  "SET-7",
  "SET-8",
  "SET-9",
  "SET-10",
  "SET-11",
  "FIRE-1",
  "FIRE-2",
  "FIRE-3",
  "FIRE-4",
  "FIRE-5",
  "FIRE-6",
  "FIRE-7",
  "FIRE-8",
  "FIRE-9",
  "BURN-1",
  "BURN-2",
  "BURN-3",
  "BURN-4",
  "BURN-5",
  "DBL-1",
  "DBL-2",
  "ACT-1",
  "ACT-2",
  "ACT-3",
  "ACT-4",
  "ACT-5",
  "ACT-6",
  "DEM-1",
  "DEM-2",
  "DEM-3",
  "DEM-4",
  "DRAW-1",
  "INT-1",
  "INT-2",
  "INT-3",
  "INT-4",
  "END-1",
  "END-2",
  "END-3",
  "END-4",
  "END-5",
  "OPT-A",
  "OPT-B",
  "UNDO-1",
  "UNDO-2",
  "UNDO-3",
  "UNDO-4",
  "SEC-1",
  "SEC-2",
  "SEC-3",
  "SEC-4",
  "SEC-5",
  "SEC-6",
  "SEC-7",
  "SEC-8"
];
var REASONS = [
  "not-an-action",
  "game-over",
  "not-your-turn",
  "keep-or-redeal-first",
  "not-five-identical",
  "place-band-first",
  "place-pawn-first",
  "not-in-green-region",
  "spread-first",
  "choose-actions",
  "intensify-first",
  "card-not-in-hand",
  "source-not-burning",
  "source-last-cone",
  "pudding-lane-no-refill",
  "exit-not-burning",
  "exit-not-reached",
  "no-link-in-direction",
  "target-grass",
  "target-pudding-lane",
  "target-demolished",
  "target-burning",
  "better-target",
  "no-target-this-way",
  "card-is-playable",
  "one-card-a-turn",
  "card-of-first-move",
  "no-double-move-token",
  "two-moves-at-most",
  "no-double-after-discard",
  "second-move-before-actions",
  "token-on-second-move-only",
  "no-points-left",
  "not-adjacent",
  "pudding-lane-closed",
  "no-band-here",
  "bands-pinned",
  "not-contained",
  "pawn-not-here",
  "no-demolition-token",
  "no-free-band-here",
  "no-fire-adjacent",
  "on-fire",
  "not-a-city-district",
  "demolished-already",
  "houses-of-size-three-stand",
  "not-burning",
  "no-room",
  "too-few-cones",
  "too-many-cones",
  "nothing-to-take-back",
  "secret-was-shown",
  "no-undos-left",
  "consent-missing"
];

// packages/game/src/rules-version.ts
var RULES_VERSION = "1.0.0";

// packages/game/src/state.ts
var COLOURS = ["red", "blue", "green", "white", "yellow", "black"];
var DIRECTIONS = ["N", "E", "S", "W"];
var STACK_LETTERS = ["A", "B", "C", "D", "E", "F"];
var TOKENS = ["demolition", "double-move", "one-vp"];
var TURN_PHASES = ["redeal", "band", "pawn", "spread", "act", "intensify", "over"];
var TIE_BREAKS = ["cones", "houses", "objectives", "shared"];

// packages/game/src/refusal-text.ts
var REFUSAL_TEXTS = {
  "not-an-action": "this is not an action of the game",
  "game-over": "the game is over",
  "not-your-turn": "it is another seat\u2019s turn",
  "keep-or-redeal-first": "the hand must be kept or shown for a new one first",
  "not-five-identical": "only a hand of five identical cards may be shown for a new one",
  "place-band-first": "a trained band must be placed now",
  "place-pawn-first": "the pawn must be placed now",
  "not-in-green-region": "nothing is placed in the green region",
  "spread-first": "the fire must be spread first",
  "choose-actions": "this is the time for actions",
  "intensify-first": "cones must be added to the fire first",
  "card-not-in-hand": "this card is not in the hand",
  "source-not-burning": "no cone can be taken where nothing burns",
  "source-last-cone": "the last cone of a district stays there",
  "pudding-lane-no-refill": "the stock cannot refill Pudding Lane, so its last cone stays",
  "exit-not-burning": "the cone must leave from a burning district",
  "exit-not-reached": "no path of burning districts leads there",
  "no-link-in-direction": "the card\u2019s direction does not lead there",
  "target-grass": "grass does not burn",
  "target-pudding-lane": "fire does not move into Pudding Lane",
  "target-demolished": "a demolished district does not burn",
  "target-burning": "this district burns already",
  "better-target": "the fire must take a target of a better rank",
  "no-target-this-way": "nothing can burn in this direction",
  "card-is-playable": "a card of the hand can be played",
  "one-card-a-turn": "one fire card is played a turn",
  "card-of-first-move": "the second move is made with the card of the first",
  "no-double-move-token": "no double move token is held",
  "two-moves-at-most": "the fire moves twice at most",
  "no-double-after-discard": "no second move follows a discard",
  "second-move-before-actions": "the second move comes before any action",
  "token-on-second-move-only": "the token stands on the second move only",
  "no-points-left": "no action point is left",
  "not-adjacent": "the districts do not touch",
  "pudding-lane-closed": "Pudding Lane is closed to this",
  "no-band-here": "no trained band is here",
  "bands-pinned": "every band here is pinned to a cone",
  "not-contained": "the fire here is not contained",
  "pawn-not-here": "the pawn is elsewhere",
  "no-demolition-token": "no demolition token is held",
  "no-free-band-here": "no band here is free",
  "no-fire-adjacent": "no district next to it is on fire",
  "on-fire": "a district on fire is not demolished",
  "not-a-city-district": "only a city district is demolished",
  "demolished-already": "it is demolished already",
  "houses-of-size-three-stand": "from size three on the houses must have burnt first",
  "not-burning": "nothing burns here",
  "no-room": "the district holds its size and two more at most",
  "too-few-cones": "more cones can be placed, so they must be",
  "too-many-cones": "more cones than can be placed",
  "nothing-to-take-back": "there is nothing to take back",
  "secret-was-shown": "something secret was shown since",
  "no-undos-left": "no undo is left this turn",
  "consent-missing": "this needs the consent of all players"
};
function describeRefusal(refusal) {
  return REFUSAL_TEXTS[refusal.reason];
}

// packages/game/src/board/ids.ts
var DISTRICT_IDS = [
  "aldgate",
  "bethnal",
  "bishopsgate",
  "dukes-place",
  "fenchurch-street",
  "hounds-ditch",
  "minories",
  "navy-office",
  "petticoat-lane",
  "st-botolphs",
  "st-katharines",
  "tower",
  "tower-street",
  "whitechapel",
  "artillery-ground",
  "bethnal-green",
  "holywell-fields",
  "shoreditch-fields",
  "spitalfields",
  "tower-hill",
  "billingsgate",
  "bridgeward",
  "candlewick-ward",
  "cheapside",
  "coleman-street",
  "custom-house",
  "dowgate",
  "guild-hall",
  "leadenhall",
  "pepys-house",
  "philpott-lane",
  "royal-exchange",
  "s-bennet",
  "s-mary",
  "tallow-hall",
  "vintry",
  "voyners-hall",
  "pudding-lane",
  "aldersgate",
  "austin-friars",
  "barbican",
  "bedlam",
  "brewers-hall",
  "charterhouse",
  "christs-hospital",
  "cripplegate",
  "ely-house",
  "finsbury",
  "goldsmiths-hall",
  "gresham-college",
  "holborn",
  "moorgate",
  "sion-college",
  "smithfield",
  "st-bartholomew",
  "bunhill-fields",
  "clerkenwell-fields",
  "clerkenwell-green",
  "finsbury-fields",
  "grays-inn-fields",
  "grays-inn-walks",
  "hatton-garden",
  "moorfields",
  "baynards-castle",
  "blackfriars",
  "bread-street",
  "bridewell",
  "fleet-street",
  "ludgate",
  "newgate",
  "old-bailey",
  "old-fish-street",
  "queenhithe",
  "st-dunstans",
  "st-pauls",
  "temple",
  "watling-street",
  "whitefriars",
  "lincolns-inn-fields",
  "temple-gardens"
];
var OBJECTIVE_IDS = [
  "I-bedlam",
  "I-blackfriars",
  "I-bridewell",
  "I-charterhouse",
  "I-christs-hospital",
  "I-newgate",
  "I-smithfield",
  "I-temple",
  "II-aldgate",
  "II-baynards-castle",
  "II-bishopsgate",
  "II-dukes-place",
  "II-goldsmiths-hall",
  "II-gresham-college",
  "II-navy-office",
  "II-st-katharines",
  "III-cheapside",
  "III-custom-house",
  "III-guild-hall",
  "III-leadenhall",
  "III-royal-exchange",
  "III-st-pauls",
  "III-tower",
  "III-vintry"
];

// packages/game/src/board/london.json
var london_default = {
  id: "london-1666",
  name: "London 1666",
  version: 1,
  viewBox: [0, 0, 1600, 1100],
  directionColours: {
    N: "#2f6fb0",
    E: "#e08a1e",
    S: "#c0392b",
    W: "#3f8f4f"
  },
  regionColours: {
    orange: "#e9b872",
    green: "#a9c48a",
    blue: "#9fbcd3",
    purple: "#b9a2c8"
  },
  grassColour: "#8fae5d",
  puddingLaneColour: "#c0442f",
  pieceSize: {
    house: 14,
    fire: 12,
    band: 10,
    pawn: 11,
    token: 16,
    labelFont: 13
  },
  background: {
    thames: [
      [0, 897.9],
      [22, 897.9],
      [53.3, 905.4],
      [93.1, 908.6],
      [140.1, 913.9],
      [191.2, 919.4],
      [248.6, 925.2],
      [294.8, 939],
      [351.7, 941.5],
      [399.3, 948],
      [459.9, 946.6],
      [520.8, 954.4],
      [576.1, 955.9],
      [623.6, 955.5],
      [703.8, 956.9],
      [762.5, 960.3],
      [848.9, 952.7],
      [912.8, 952.7],
      [997.9, 952.2],
      [1106.1, 940.3],
      [1201.6, 932.8],
      [1272.9, 935],
      [1318, 939.8],
      [1366.7, 938.1],
      [1432.3, 933.5],
      [1481.4, 938.6],
      [1526.7, 941.9],
      [1578, 942.9],
      [1600, 942.9],
      [1600, 1100],
      [0, 1100]
    ],
    bridge: {
      from: [946.8, 950.7],
      to: [956.8, 1090],
      width: 26
    },
    fleet: [
      [202.2, 22],
      [210.2, 63],
      [216.6, 106.5],
      [183.2, 101.8],
      [155, 103],
      [151.9, 174.4],
      [156.4, 243.8],
      [192.2, 240.4],
      [191.7, 325.3],
      [185.1, 391],
      [180.5, 463.8],
      [177, 521.6],
      [226.7, 523],
      [223.2, 603.1],
      [224.7, 665.4],
      [233.2, 744.3],
      [236.8, 803.6],
      [280.9, 800.4],
      [283.2, 860.2],
      [294.8, 939]
    ],
    wall: [
      [399.3, 948],
      [396.4, 875.2],
      [391.4, 816.4],
      [364.6, 811.7],
      [330.5, 805.9],
      [331.2, 747.9],
      [325.2, 678.2],
      [321.1, 610.1],
      [313, 537.2],
      [276.6, 536.2],
      [278.6, 466.4],
      [276.1, 385.9],
      [306.7, 389.9],
      [331.4, 397.7],
      [382.3, 393.6],
      [413.9, 390],
      [440, 385],
      [443.3, 319.5],
      [452.4, 243.8],
      [482.2, 239.8],
      [520.6, 242.1],
      [552.4, 242.2],
      [577.1, 242.3],
      [645.2, 238.7],
      [708.2, 229.6],
      [769.4, 225.9],
      [817.1, 230],
      [854, 228],
      [889.2, 226.5],
      [922.7, 221.5],
      [955.3, 217.2],
      [1013.9, 220.2],
      [1078.3, 217.6],
      [1134.2, 219.2],
      [1179.6, 218.6],
      [1223.5, 219.5],
      [1262.9, 226.9],
      [1310.2, 232.4],
      [1349.8, 230.5],
      [1351.3, 297.1],
      [1347.7, 367],
      [1387, 370.4],
      [1417.8, 378],
      [1422.9, 447.7],
      [1424.3, 520.6],
      [1454.2, 521.1],
      [1482, 525.1],
      [1487.8, 588.8],
      [1487.7, 661.9],
      [1480.8, 745],
      [1475, 805.7],
      [1474.1, 870.3],
      [1481.4, 938.6]
    ],
    gates: [
      {
        name: "Ludgate",
        at: [330.9, 774]
      },
      {
        name: "Newgate",
        at: [277.7, 497.8]
      },
      {
        name: "Aldersgate",
        at: [468.8, 241.6]
      },
      {
        name: "Cripplegate",
        at: [614.6, 240.3]
      },
      {
        name: "Moorgate",
        at: [741.9, 227.6]
      },
      {
        name: "Bishopsgate",
        at: [1109, 218.5]
      },
      {
        name: "Aldgate",
        at: [1423.5, 480.5]
      }
    ],
    compass: {
      at: [1500, 1030],
      r: 40,
      north: [0, -1]
    },
    title: {
      at: [318, 1036]
    }
  },
  districts: [
    {
      id: "aldgate",
      name: "Aldgate",
      region: "orange",
      size: 4,
      kind: "city",
      token: false,
      objective: {
        vp: 4,
        deck: "II"
      },
      preplacedBands: {},
      polygon: [
        [1295.9, 370.4],
        [1347.7, 367],
        [1387, 370.4],
        [1417.8, 378],
        [1422.9, 447.7],
        [1424.3, 520.6],
        [1391.5, 513.1],
        [1366.8, 507.4],
        [1315.8, 510.6],
        [1303.9, 434.7]
      ],
      area: 16463,
      label: [1355.9, 399],
      labelLines: ["Aldgate"],
      labelBox: [60, 18],
      slots: [
        [1335.4, 421],
        [1354.4, 421],
        [1373.4, 421],
        [1392.4, 421]
      ],
      anchors: {
        fires: [
          [1328.9, 443],
          [1342.9, 443],
          [1356.9, 443],
          [1370.9, 443],
          [1384.9, 443],
          [1398.9, 443]
        ],
        bands: [
          [1331.4, 463],
          [1344.4, 463],
          [1357.4, 463],
          [1370.4, 463],
          [1383.4, 463],
          [1396.4, 463]
        ],
        pawns: [
          [1331.4, 483],
          [1344.4, 483],
          [1357.4, 483],
          [1370.4, 483],
          [1383.4, 483],
          [1396.4, 483]
        ],
        token: [1363.9, 421],
        vp: [1393.8, 399]
      }
    },
    {
      id: "bethnal",
      name: "Bethnal",
      region: "orange",
      size: 1,
      kind: "city",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [1315.8, 91.5],
        [1347.9, 92.1],
        [1381.9, 94.2],
        [1418.3, 98.5],
        [1463.7, 107],
        [1464.8, 186.5],
        [1466.5, 248.8],
        [1399.2, 241.7],
        [1349.8, 230.5],
        [1310.2, 232.4],
        [1308.8, 155.1]
      ],
      area: 21925,
      label: [1386.8, 127.5],
      labelLines: ["Bethnal"],
      labelBox: [60, 18],
      slots: [[1377.3, 149.5]],
      anchors: {
        fires: [
          [1372.8, 171.5],
          [1386.8, 171.5],
          [1400.8, 171.5]
        ],
        bands: [
          [1354.3, 191.5],
          [1367.3, 191.5],
          [1380.3, 191.5],
          [1393.3, 191.5],
          [1406.3, 191.5],
          [1419.3, 191.5]
        ],
        pawns: [
          [1354.3, 211.5],
          [1367.3, 211.5],
          [1380.3, 211.5],
          [1393.3, 211.5],
          [1406.3, 211.5],
          [1419.3, 211.5]
        ],
        token: [1396.3, 149.5]
      }
    },
    {
      id: "bishopsgate",
      name: "Bishopsgate",
      region: "orange",
      size: 3,
      kind: "city",
      token: false,
      objective: {
        vp: 4,
        deck: "II"
      },
      preplacedBands: {},
      polygon: [
        [1078.3, 217.6],
        [1134.2, 219.2],
        [1179.6, 218.6],
        [1180.5, 280.1],
        [1173.3, 361.5],
        [1116, 362.9],
        [1067.4, 357.9],
        [1074.9, 289]
      ],
      area: 14921,
      label: [1129.4, 243.1],
      labelLines: ["Bishopsgate"],
      labelBox: [88, 18],
      slots: [
        [1100.9, 266.3],
        [1119.9, 266.3],
        [1138.9, 266.3]
      ],
      anchors: {
        fires: [
          [1101.4, 289.6],
          [1115.4, 289.6],
          [1129.4, 289.6],
          [1143.4, 289.6],
          [1157.4, 289.6]
        ],
        bands: [
          [1096.9, 310.9],
          [1109.9, 310.9],
          [1122.9, 310.9],
          [1135.9, 310.9],
          [1148.9, 310.9],
          [1161.9, 310.9]
        ],
        pawns: [
          [1096.9, 332.1],
          [1109.9, 332.1],
          [1122.9, 332.1],
          [1135.9, 332.1],
          [1148.9, 332.1],
          [1161.9, 332.1]
        ],
        token: [1129.4, 266.3],
        vp: [1157.9, 266.3]
      }
    },
    {
      id: "dukes-place",
      name: "Duke's Place",
      region: "orange",
      size: 3,
      kind: "city",
      token: false,
      objective: {
        vp: 4,
        deck: "II"
      },
      preplacedBands: {},
      polygon: [
        [1179.6, 218.6],
        [1223.5, 219.5],
        [1262.9, 226.9],
        [1310.2, 232.4],
        [1349.8, 230.5],
        [1351.3, 297.1],
        [1347.7, 367],
        [1295.9, 370.4],
        [1237.6, 361.8],
        [1173.3, 361.5],
        [1180.5, 280.1]
      ],
      area: 23972,
      label: [1253.3, 255.6],
      labelLines: ["Duke's Place"],
      labelBox: [94, 18],
      slots: [
        [1242.3, 276.1],
        [1261.3, 276.1],
        [1280.3, 276.1]
      ],
      anchors: {
        fires: [
          [1233.3, 296.6],
          [1247.3, 296.6],
          [1261.3, 296.6],
          [1275.3, 296.6],
          [1289.3, 296.6]
        ],
        bands: [
          [1228.8, 315.1],
          [1241.8, 315.1],
          [1254.8, 315.1],
          [1267.8, 315.1],
          [1280.8, 315.1],
          [1293.8, 315.1]
        ],
        pawns: [
          [1228.8, 333.6],
          [1241.8, 333.6],
          [1254.8, 333.6],
          [1267.8, 333.6],
          [1280.8, 333.6],
          [1293.8, 333.6]
        ],
        token: [1261.3, 276.1],
        vp: [1308.3, 255.6]
      }
    },
    {
      id: "fenchurch-street",
      name: "Fenchurch Street",
      region: "orange",
      size: 1,
      kind: "city",
      token: true,
      objective: null,
      preplacedBands: {},
      polygon: [
        [1173.3, 361.5],
        [1237.6, 361.8],
        [1295.9, 370.4],
        [1303.9, 434.7],
        [1315.8, 510.6],
        [1268.6, 494.5],
        [1222.9, 496.9],
        [1188, 494.7],
        [1181.1, 434.1]
      ],
      area: 16542,
      label: [1245.3, 393.5],
      labelLines: ["Fenchurch", "Street"],
      labelBox: [76, 32],
      slots: [[1235.8, 419.5]],
      anchors: {
        fires: [
          [1231.3, 438.5],
          [1245.3, 438.5],
          [1259.3, 438.5]
        ],
        bands: [
          [1212.8, 455.5],
          [1225.8, 455.5],
          [1238.8, 455.5],
          [1251.8, 455.5],
          [1264.8, 455.5],
          [1277.8, 455.5]
        ],
        pawns: [
          [1212.8, 472.5],
          [1225.8, 472.5],
          [1238.8, 472.5],
          [1251.8, 472.5],
          [1264.8, 472.5],
          [1277.8, 472.5]
        ],
        token: [1254.8, 419.5]
      }
    },
    {
      id: "hounds-ditch",
      name: "Hounds Ditch",
      region: "orange",
      size: 1,
      kind: "city",
      token: false,
      objective: null,
      preplacedBands: {
        "4": 1
      },
      polygon: [
        [1349.8, 230.5],
        [1399.2, 241.7],
        [1466.5, 248.8],
        [1467.8, 320.7],
        [1461.7, 389.6],
        [1417.8, 378],
        [1387, 370.4],
        [1347.7, 367],
        [1351.3, 297.1]
      ],
      area: 15692,
      label: [1407.7, 270.5],
      labelLines: ["Hounds", "Ditch"],
      labelBox: [58, 32],
      slots: [[1398.2, 296.5]],
      anchors: {
        fires: [
          [1393.7, 315.5],
          [1407.7, 315.5],
          [1421.7, 315.5]
        ],
        bands: [
          [1376.2, 332.5],
          [1388.8, 332.5],
          [1401.4, 332.5],
          [1414, 332.5],
          [1426.6, 332.5],
          [1439.2, 332.5]
        ],
        pawns: [
          [1376.2, 349.5],
          [1388.8, 349.5],
          [1401.4, 349.5],
          [1414, 349.5],
          [1426.6, 349.5],
          [1439.2, 349.5]
        ],
        token: [1417.2, 296.5],
        icon: [1445.7, 304.5]
      }
    },
    {
      id: "minories",
      name: "Minories",
      region: "orange",
      size: 1,
      kind: "city",
      token: true,
      objective: null,
      preplacedBands: {},
      polygon: [
        [1482, 525.1],
        [1535.9, 535.6],
        [1578, 546.8],
        [1578, 676.2],
        [1531.7, 664.5],
        [1487.7, 661.9],
        [1487.8, 588.8]
      ],
      area: 12015,
      label: [1532, 565.1],
      labelLines: ["Minories"],
      labelBox: [64, 18],
      slots: [[1522.5, 584.1]],
      anchors: {
        fires: [
          [1518, 603.1],
          [1532, 603.1],
          [1546, 603.1]
        ],
        bands: [
          [1503.7, 620.1],
          [1515, 620.1],
          [1526.3, 620.1],
          [1537.7, 620.1],
          [1549, 620.1],
          [1560.3, 620.1]
        ],
        pawns: [
          [1503.7, 637.1],
          [1515, 637.1],
          [1526.3, 637.1],
          [1537.7, 637.1],
          [1549, 637.1],
          [1560.3, 637.1]
        ],
        token: [1541.5, 584.1]
      }
    },
    {
      id: "navy-office",
      name: "Navy Office",
      region: "orange",
      size: 3,
      kind: "city",
      token: false,
      objective: {
        vp: 4,
        deck: "II"
      },
      preplacedBands: {},
      polygon: [
        [1268.6, 494.5],
        [1315.8, 510.6],
        [1366.8, 507.4],
        [1369.3, 577.8],
        [1373.6, 649.5],
        [1327.4, 651.6],
        [1274.3, 648],
        [1270.6, 567.7]
      ],
      area: 14196,
      label: [1310.6, 546.5],
      labelLines: ["Navy", "Office"],
      labelBox: [50, 32],
      slots: [
        [1299.6, 572.5],
        [1318.6, 572.5],
        [1337.6, 572.5]
      ],
      anchors: {
        fires: [
          [1290.6, 591.5],
          [1304.6, 591.5],
          [1318.6, 591.5],
          [1332.6, 591.5],
          [1346.6, 591.5]
        ],
        bands: [
          [1290.3, 608.5],
          [1301.6, 608.5],
          [1312.9, 608.5],
          [1324.3, 608.5],
          [1335.6, 608.5],
          [1346.9, 608.5]
        ],
        pawns: [
          [1290.3, 625.5],
          [1301.6, 625.5],
          [1312.9, 625.5],
          [1324.3, 625.5],
          [1335.6, 625.5],
          [1346.9, 625.5]
        ],
        token: [1318.6, 572.5],
        vp: [1343.6, 546.5]
      }
    },
    {
      id: "petticoat-lane",
      name: "Petticoat Lane",
      region: "orange",
      size: 1,
      kind: "city",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [1466.5, 248.8],
        [1519.6, 249.5],
        [1578, 257.6],
        [1578, 394.3],
        [1528.4, 389],
        [1461.7, 389.6],
        [1467.8, 320.7]
      ],
      area: 15559,
      label: [1519.7, 282.8],
      labelLines: ["Petticoat", "Lane"],
      labelBox: [68, 32],
      slots: [[1510.2, 308.8]],
      anchors: {
        fires: [
          [1505.7, 327.8],
          [1519.7, 327.8],
          [1533.7, 327.8]
        ],
        bands: [
          [1487.2, 344.8],
          [1500.2, 344.8],
          [1513.2, 344.8],
          [1526.2, 344.8],
          [1539.2, 344.8],
          [1552.2, 344.8]
        ],
        pawns: [
          [1487.2, 361.8],
          [1500.2, 361.8],
          [1513.2, 361.8],
          [1526.2, 361.8],
          [1539.2, 361.8],
          [1552.2, 361.8]
        ],
        token: [1529.2, 308.8]
      }
    },
    {
      id: "st-botolphs",
      name: "St. Botolphs",
      region: "orange",
      size: 1,
      kind: "city",
      token: true,
      objective: null,
      preplacedBands: {
        "4": 1
      },
      polygon: [
        [1104.3, 92.7],
        [1136.9, 94],
        [1164.3, 98.9],
        [1204, 93.2],
        [1240.2, 93.9],
        [1227.8, 157.3],
        [1223.5, 219.5],
        [1179.6, 218.6],
        [1134.2, 219.2],
        [1078.3, 217.6],
        [1094.1, 160.2]
      ],
      area: 16970,
      label: [1158.3, 120.7],
      labelLines: ["St. Botolphs"],
      labelBox: [89, 18],
      slots: [[1148.8, 139.7]],
      anchors: {
        fires: [
          [1144.3, 158.7],
          [1158.3, 158.7],
          [1172.3, 158.7]
        ],
        bands: [
          [1125.8, 175.7],
          [1138.8, 175.7],
          [1151.8, 175.7],
          [1164.8, 175.7],
          [1177.8, 175.7],
          [1190.8, 175.7]
        ],
        pawns: [
          [1125.8, 192.7],
          [1138.8, 192.7],
          [1151.8, 192.7],
          [1164.8, 192.7],
          [1177.8, 192.7],
          [1190.8, 192.7]
        ],
        token: [1167.8, 139.7],
        icon: [1200.3, 151.7]
      }
    },
    {
      id: "st-katharines",
      name: "St. Katharine's",
      region: "orange",
      size: 3,
      kind: "city",
      token: false,
      objective: {
        vp: 4,
        deck: "II"
      },
      preplacedBands: {},
      polygon: [
        [1487.7, 661.9],
        [1531.7, 664.5],
        [1578, 676.2],
        [1578, 816.5],
        [1578, 942.9],
        [1526.7, 941.9],
        [1481.4, 938.6],
        [1474.1, 870.3],
        [1475, 805.7],
        [1480.8, 745]
      ],
      area: 27218,
      label: [1528.1, 787.9],
      labelLines: ["St.", "Katharine's"],
      labelBox: [82, 32],
      slots: [
        [1499.6, 818.9],
        [1518.6, 818.9],
        [1537.6, 818.9]
      ],
      anchors: {
        fires: [
          [1500.1, 842.9],
          [1514.1, 842.9],
          [1528.1, 842.9],
          [1542.1, 842.9],
          [1556.1, 842.9]
        ],
        bands: [
          [1497.4, 864.9],
          [1509.7, 864.9],
          [1522, 864.9],
          [1534.2, 864.9],
          [1546.5, 864.9],
          [1558.8, 864.9]
        ],
        pawns: [
          [1497.4, 886.9],
          [1509.7, 886.9],
          [1522, 886.9],
          [1534.2, 886.9],
          [1546.5, 886.9],
          [1558.8, 886.9]
        ],
        token: [1528.1, 818.9],
        vp: [1556.6, 818.9]
      }
    },
    {
      id: "tower",
      name: "The Tower",
      region: "orange",
      size: 5,
      kind: "city",
      token: false,
      objective: {
        vp: 6,
        deck: "III"
      },
      preplacedBands: {},
      polygon: [
        [1373.6, 649.5],
        [1429.3, 651.2],
        [1487.7, 661.9],
        [1480.8, 745],
        [1475, 805.7],
        [1474.1, 870.3],
        [1481.4, 938.6],
        [1432.3, 933.5],
        [1366.7, 938.1],
        [1369.8, 860.4],
        [1367.6, 787.2],
        [1367.9, 713]
      ],
      area: 31201,
      label: [1414.7, 723.5],
      labelLines: ["The", "Tower"],
      labelBox: [52, 32],
      slots: [
        [1384.7, 754.5],
        [1403.7, 754.5],
        [1422.7, 754.5],
        [1441.7, 754.5],
        [1460.7, 754.5]
      ],
      anchors: {
        fires: [
          [1385.3, 778.5],
          [1397.8, 778.5],
          [1410.2, 778.5],
          [1422.7, 778.5],
          [1435.2, 778.5],
          [1447.6, 778.5],
          [1460.1, 778.5]
        ],
        bands: [
          [1390.2, 800.5],
          [1403.2, 800.5],
          [1416.2, 800.5],
          [1429.2, 800.5],
          [1442.2, 800.5],
          [1455.2, 800.5]
        ],
        pawns: [
          [1390.2, 822.5],
          [1403.2, 822.5],
          [1416.2, 822.5],
          [1429.2, 822.5],
          [1442.2, 822.5],
          [1455.2, 822.5]
        ],
        token: [1422.7, 754.5],
        vp: [1448.6, 723.5],
        art: [1427.2, 886.6]
      }
    },
    {
      id: "tower-street",
      name: "Tower Street",
      region: "orange",
      size: 1,
      kind: "city",
      token: true,
      objective: null,
      preplacedBands: {},
      polygon: [
        [1241.5, 638.1],
        [1274.3, 648],
        [1327.4, 651.6],
        [1373.6, 649.5],
        [1367.9, 713],
        [1367.6, 787.2],
        [1318.4, 784.4],
        [1277.3, 787.8],
        [1231.2, 786.7],
        [1237.3, 717.1]
      ],
      area: 18286,
      label: [1303.2, 679.1],
      labelLines: ["Tower Street"],
      labelBox: [92, 18],
      slots: [[1293.7, 699.6]],
      anchors: {
        fires: [
          [1289.2, 720.1],
          [1303.2, 720.1],
          [1317.2, 720.1]
        ],
        bands: [
          [1270.7, 738.6],
          [1283.7, 738.6],
          [1296.7, 738.6],
          [1309.7, 738.6],
          [1322.7, 738.6],
          [1335.7, 738.6]
        ],
        pawns: [
          [1270.7, 757.1],
          [1283.7, 757.1],
          [1296.7, 757.1],
          [1309.7, 757.1],
          [1322.7, 757.1],
          [1335.7, 757.1]
        ],
        token: [1312.7, 699.6]
      }
    },
    {
      id: "whitechapel",
      name: "Whitechapel",
      region: "orange",
      size: 2,
      kind: "city",
      token: true,
      objective: null,
      preplacedBands: {},
      polygon: [
        [1417.8, 378],
        [1461.7, 389.6],
        [1528.4, 389],
        [1578, 394.3],
        [1578, 546.8],
        [1535.9, 535.6],
        [1482, 525.1],
        [1454.2, 521.1],
        [1424.3, 520.6],
        [1422.9, 447.7]
      ],
      area: 22028,
      label: [1505.8, 416],
      labelLines: ["Whitechapel"],
      labelBox: [85, 18],
      slots: [
        [1486.8, 438],
        [1505.8, 438]
      ],
      anchors: {
        fires: [
          [1484.8, 460],
          [1498.8, 460],
          [1512.8, 460],
          [1526.8, 460]
        ],
        bands: [
          [1473.3, 480],
          [1486.3, 480],
          [1499.3, 480],
          [1512.3, 480],
          [1525.3, 480],
          [1538.3, 480]
        ],
        pawns: [
          [1473.3, 500],
          [1486.3, 500],
          [1499.3, 500],
          [1512.3, 500],
          [1525.3, 500],
          [1538.3, 500]
        ],
        token: [1524.8, 438]
      }
    },
    {
      id: "artillery-ground",
      name: "Artillery Ground",
      region: "orange",
      size: 0,
      kind: "grass",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [1240.2, 93.9],
        [1272.1, 93.7],
        [1315.8, 91.5],
        [1308.8, 155.1],
        [1310.2, 232.4],
        [1262.9, 226.9],
        [1223.5, 219.5],
        [1227.8, 157.3]
      ],
      area: 10842,
      label: [1269.5, 138],
      labelLines: ["Artillery", "Ground"],
      labelBox: [63, 32],
      slots: [],
      anchors: {
        fires: [],
        bands: [
          [1241.2, 178],
          [1252.5, 178],
          [1263.8, 178],
          [1275.2, 178],
          [1286.5, 178],
          [1297.8, 178]
        ],
        pawns: [
          [1241.2, 200],
          [1252.5, 200],
          [1263.8, 200],
          [1275.2, 200],
          [1286.5, 200],
          [1297.8, 200]
        ],
        token: null
      }
    },
    {
      id: "bethnal-green",
      name: "Bethnal Green",
      region: "orange",
      size: 0,
      kind: "grass",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [1389.6, 22],
        [1578, 22],
        [1578, 111.3],
        [1525.8, 105.6],
        [1463.7, 107],
        [1418.3, 98.5],
        [1381.9, 94.2],
        [1386.9, 62.5]
      ],
      area: 15784,
      label: [1485.9, 47],
      labelLines: ["Bethnal Green"],
      labelBox: [98, 18],
      slots: [],
      anchors: {
        fires: [],
        bands: [
          [1410.4, 74],
          [1423.4, 74],
          [1436.4, 74],
          [1449.4, 74],
          [1462.4, 74],
          [1475.4, 74]
        ],
        pawns: [
          [1496.4, 74],
          [1509.4, 74],
          [1522.4, 74],
          [1535.4, 74],
          [1548.4, 74],
          [1561.4, 74]
        ],
        token: null
      }
    },
    {
      id: "holywell-fields",
      name: "Holywell Fields",
      region: "orange",
      size: 0,
      kind: "grass",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [890.1, 22],
        [1167.1, 22],
        [1163.6, 62.2],
        [1164.3, 98.9],
        [1136.9, 94],
        [1104.3, 92.7],
        [1024.7, 93.5],
        [935.1, 89.5],
        [910.1, 91.7],
        [878.6, 98.7],
        [881.5, 65]
      ],
      area: 19944,
      label: [1022.6, 45],
      labelLines: ["Holywell Fields"],
      labelBox: [110, 18],
      slots: [],
      anchors: {
        fires: [],
        bands: [
          [947.1, 68],
          [960.1, 68],
          [973.1, 68],
          [986.1, 68],
          [999.1, 68],
          [1012.1, 68]
        ],
        pawns: [
          [1033.1, 68],
          [1046.1, 68],
          [1059.1, 68],
          [1072.1, 68],
          [1085.1, 68],
          [1098.1, 68]
        ],
        token: null
      }
    },
    {
      id: "shoreditch-fields",
      name: "Shoreditch Fields",
      region: "orange",
      size: 0,
      kind: "grass",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [1167.1, 22],
        [1389.6, 22],
        [1386.9, 62.5],
        [1381.9, 94.2],
        [1347.9, 92.1],
        [1315.8, 91.5],
        [1272.1, 93.7],
        [1240.2, 93.9],
        [1204, 93.2],
        [1164.3, 98.9],
        [1163.6, 62.2]
      ],
      area: 15872,
      label: [1275.6, 43],
      labelLines: ["Shoreditch Fields"],
      labelBox: [121, 18],
      slots: [],
      anchors: {
        fires: [],
        bands: [
          [1200.1, 66],
          [1213.1, 66],
          [1226.1, 66],
          [1239.1, 66],
          [1252.1, 66],
          [1265.1, 66]
        ],
        pawns: [
          [1286.1, 66],
          [1299.1, 66],
          [1312.1, 66],
          [1325.1, 66],
          [1338.1, 66],
          [1351.1, 66]
        ],
        token: null
      }
    },
    {
      id: "spitalfields",
      name: "Spitalfields",
      region: "orange",
      size: 0,
      kind: "grass",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [1463.7, 107],
        [1525.8, 105.6],
        [1578, 111.3],
        [1578, 257.6],
        [1519.6, 249.5],
        [1466.5, 248.8],
        [1464.8, 186.5]
      ],
      area: 16306,
      label: [1521.7, 154.1],
      labelLines: ["Spitalfields"],
      labelBox: [84, 18],
      slots: [],
      anchors: {
        fires: [],
        bands: [
          [1489.2, 187.1],
          [1502.2, 187.1],
          [1515.2, 187.1],
          [1528.2, 187.1],
          [1541.2, 187.1],
          [1554.2, 187.1]
        ],
        pawns: [
          [1489.2, 209.1],
          [1502.2, 209.1],
          [1515.2, 209.1],
          [1528.2, 209.1],
          [1541.2, 209.1],
          [1554.2, 209.1]
        ],
        token: null
      }
    },
    {
      id: "tower-hill",
      name: "Tower Hill",
      region: "orange",
      size: 0,
      kind: "grass",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [1366.8, 507.4],
        [1391.5, 513.1],
        [1424.3, 520.6],
        [1454.2, 521.1],
        [1482, 525.1],
        [1487.8, 588.8],
        [1487.7, 661.9],
        [1429.3, 651.2],
        [1373.6, 649.5],
        [1369.3, 577.8]
      ],
      area: 15723,
      label: [1426.8, 557.9],
      labelLines: ["Tower", "Hill"],
      labelBox: [52, 32],
      slots: [],
      anchors: {
        fires: [],
        bands: [
          [1394.3, 597.9],
          [1407.3, 597.9],
          [1420.3, 597.9],
          [1433.3, 597.9],
          [1446.3, 597.9],
          [1459.3, 597.9]
        ],
        pawns: [
          [1394.3, 619.9],
          [1407.3, 619.9],
          [1420.3, 619.9],
          [1433.3, 619.9],
          [1446.3, 619.9],
          [1459.3, 619.9]
        ],
        token: null
      }
    },
    {
      id: "billingsgate",
      name: "Billingsgate",
      region: "green",
      size: 1,
      kind: "city",
      token: true,
      objective: null,
      preplacedBands: {},
      polygon: [
        [1132.5, 788.4],
        [1175.9, 790.5],
        [1231.2, 786.7],
        [1277.3, 787.8],
        [1279.6, 865.3],
        [1272.9, 935],
        [1201.6, 932.8],
        [1106.1, 940.3],
        [1120.1, 855.6]
      ],
      area: 23229,
      label: [1192.1, 818.7],
      labelLines: ["Billingsgate"],
      labelBox: [87, 18],
      slots: [[1182.6, 842.7]],
      anchors: {
        fires: [
          [1178.1, 866.7],
          [1192.1, 866.7],
          [1206.1, 866.7]
        ],
        bands: [
          [1159.6, 888.7],
          [1172.6, 888.7],
          [1185.6, 888.7],
          [1198.6, 888.7],
          [1211.6, 888.7],
          [1224.6, 888.7]
        ],
        pawns: [
          [1159.6, 910.7],
          [1172.6, 910.7],
          [1185.6, 910.7],
          [1198.6, 910.7],
          [1211.6, 910.7],
          [1224.6, 910.7]
        ],
        token: [1201.6, 842.7]
      }
    },
    {
      id: "bridgeward",
      name: "Bridgeward",
      region: "green",
      size: 1,
      kind: "city",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [937.2, 495.3],
        [988.1, 488.5],
        [1031.1, 488],
        [1035.7, 552.9],
        [1051.2, 633.3],
        [997.5, 642.5],
        [949.2, 644.5],
        [941.2, 563.4]
      ],
      area: 14666,
      label: [987.2, 522],
      labelLines: ["Bridgeward"],
      labelBox: [81, 18],
      slots: [[977.7, 546]],
      anchors: {
        fires: [
          [973.2, 570],
          [987.2, 570],
          [1001.2, 570]
        ],
        bands: [
          [957.8, 592],
          [969.6, 592],
          [981.3, 592],
          [993.1, 592],
          [1004.8, 592],
          [1016.6, 592]
        ],
        pawns: [
          [957.8, 614],
          [969.6, 614],
          [981.3, 614],
          [993.1, 614],
          [1004.8, 614],
          [1016.6, 614]
        ],
        token: [996.7, 546]
      }
    },
    {
      id: "candlewick-ward",
      name: "Candlewick Ward",
      region: "green",
      size: 1,
      kind: "city",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [1031.1, 488],
        [1075.2, 490],
        [1129.6, 487.1],
        [1132.3, 575.6],
        [1142.4, 639.4],
        [1090.8, 640],
        [1051.2, 633.3],
        [1035.7, 552.9]
      ],
      area: 14095,
      label: [1085.1, 519.5],
      labelLines: ["Candlewick", "Ward"],
      labelBox: [84, 32],
      slots: [[1075.6, 547.3]],
      anchors: {
        fires: [
          [1071.1, 568.1],
          [1085.1, 568.1],
          [1099.1, 568.1]
        ],
        bands: [
          [1056.4, 586.9],
          [1067.9, 586.9],
          [1079.4, 586.9],
          [1090.8, 586.9],
          [1102.3, 586.9],
          [1113.8, 586.9]
        ],
        pawns: [
          [1056.4, 605.7],
          [1067.9, 605.7],
          [1079.4, 605.7],
          [1090.8, 605.7],
          [1102.3, 605.7],
          [1113.8, 605.7]
        ],
        token: [1094.6, 547.3]
      }
    },
    {
      id: "cheapside",
      name: "Cheapside",
      region: "green",
      size: 3,
      kind: "city",
      token: false,
      objective: {
        vp: 6,
        deck: "III"
      },
      preplacedBands: {},
      polygon: [
        [619.5, 527.9],
        [684.9, 523.1],
        [732.1, 517.2],
        [742.5, 579.3],
        [745.9, 663],
        [706.3, 663.5],
        [679.1, 664.9],
        [646.1, 661.9],
        [635, 583.9]
      ],
      area: 15021,
      label: [689.5, 550.4],
      labelLines: ["Cheapside"],
      labelBox: [76, 18],
      slots: [
        [661, 570.8],
        [680, 570.8],
        [699, 570.8]
      ],
      anchors: {
        fires: [
          [661.5, 591.2],
          [675.5, 591.2],
          [689.5, 591.2],
          [703.5, 591.2],
          [717.5, 591.2]
        ],
        bands: [
          [657, 609.6],
          [670, 609.6],
          [683, 609.6],
          [696, 609.6],
          [709, 609.6],
          [722, 609.6]
        ],
        pawns: [
          [657, 628],
          [670, 628],
          [683, 628],
          [696, 628],
          [709, 628],
          [722, 628]
        ],
        token: [689.5, 570.8],
        vp: [718, 570.8]
      }
    },
    {
      id: "coleman-street",
      name: "Coleman Street",
      region: "green",
      size: 1,
      kind: "city",
      token: true,
      objective: null,
      preplacedBands: {},
      polygon: [
        [795.8, 360.7],
        [835.4, 368.7],
        [867.5, 361.2],
        [891.2, 354.8],
        [890.8, 417.7],
        [892.4, 503.9],
        [848.7, 509.3],
        [820.4, 513.2],
        [792, 512.6],
        [794.9, 435.8]
      ],
      area: 14215,
      label: [842, 398.8],
      labelLines: ["Coleman", "Street"],
      labelBox: [66, 32],
      slots: [[832.5, 424.8]],
      anchors: {
        fires: [
          [828, 443.8],
          [842, 443.8],
          [856, 443.8]
        ],
        bands: [
          [813.7, 460.8],
          [825, 460.8],
          [836.3, 460.8],
          [847.7, 460.8],
          [859, 460.8],
          [870.3, 460.8]
        ],
        pawns: [
          [813.7, 477.8],
          [825, 477.8],
          [836.3, 477.8],
          [847.7, 477.8],
          [859, 477.8],
          [870.3, 477.8]
        ],
        token: [851.5, 424.8]
      }
    },
    {
      id: "custom-house",
      name: "Custom House",
      region: "green",
      size: 3,
      kind: "city",
      token: false,
      objective: {
        vp: 6,
        deck: "III"
      },
      preplacedBands: {},
      polygon: [
        [1277.3, 787.8],
        [1318.4, 784.4],
        [1367.6, 787.2],
        [1369.8, 860.4],
        [1366.7, 938.1],
        [1318, 939.8],
        [1272.9, 935],
        [1279.6, 865.3]
      ],
      area: 13879,
      label: [1324.9, 815.4],
      labelLines: ["Custom", "House"],
      labelBox: [59, 32],
      slots: [
        [1296.4, 844.9],
        [1315.4, 844.9],
        [1334.4, 844.9]
      ],
      anchors: {
        fires: [
          [1296.9, 867.4],
          [1310.9, 867.4],
          [1324.9, 867.4],
          [1338.9, 867.4],
          [1352.9, 867.4]
        ],
        bands: [
          [1296.6, 887.9],
          [1307.9, 887.9],
          [1319.2, 887.9],
          [1330.6, 887.9],
          [1341.9, 887.9],
          [1353.2, 887.9]
        ],
        pawns: [
          [1296.6, 908.4],
          [1307.9, 908.4],
          [1319.2, 908.4],
          [1330.6, 908.4],
          [1341.9, 908.4],
          [1353.2, 908.4]
        ],
        token: [1324.9, 844.9],
        vp: [1353.4, 844.9]
      }
    },
    {
      id: "dowgate",
      name: "Dowgate",
      region: "green",
      size: 1,
      kind: "city",
      token: true,
      objective: null,
      preplacedBands: {},
      polygon: [
        [600.3, 673.7],
        [646.1, 661.9],
        [679.1, 664.9],
        [706.3, 663.5],
        [710.4, 730.1],
        [723.8, 806.9],
        [675.2, 811.1],
        [617.7, 818.1],
        [605.9, 738]
      ],
      area: 15592,
      label: [664.3, 691.9],
      labelLines: ["Dowgate"],
      labelBox: [66, 18],
      slots: [[654.8, 715.9]],
      anchors: {
        fires: [
          [650.3, 739.9],
          [664.3, 739.9],
          [678.3, 739.9]
        ],
        bands: [
          [632.3, 761.9],
          [645.1, 761.9],
          [657.9, 761.9],
          [670.7, 761.9],
          [683.5, 761.9],
          [696.3, 761.9]
        ],
        pawns: [
          [632.3, 783.9],
          [645.1, 783.9],
          [657.9, 783.9],
          [670.7, 783.9],
          [683.5, 783.9],
          [696.3, 783.9]
        ],
        token: [673.8, 715.9]
      }
    },
    {
      id: "guild-hall",
      name: "Guild Hall",
      region: "green",
      size: 4,
      kind: "city",
      token: false,
      objective: {
        vp: 6,
        deck: "III"
      },
      preplacedBands: {},
      polygon: [
        [622.2, 375.9],
        [665.2, 374.5],
        [696.5, 369.6],
        [748.1, 363.3],
        [795.8, 360.7],
        [794.9, 435.8],
        [792, 512.6],
        [763.7, 514.3],
        [732.1, 517.2],
        [684.9, 523.1],
        [619.5, 527.9],
        [624.5, 447.4]
      ],
      area: 26034,
      label: [699.5, 400.7],
      labelLines: ["Guild Hall"],
      labelBox: [75, 18],
      slots: [
        [679, 424.7],
        [698, 424.7],
        [717, 424.7],
        [736, 424.7]
      ],
      anchors: {
        fires: [
          [672.5, 448.7],
          [686.5, 448.7],
          [700.5, 448.7],
          [714.5, 448.7],
          [728.5, 448.7],
          [742.5, 448.7]
        ],
        bands: [
          [675, 470.7],
          [688, 470.7],
          [701, 470.7],
          [714, 470.7],
          [727, 470.7],
          [740, 470.7]
        ],
        pawns: [
          [675, 492.7],
          [688, 492.7],
          [701, 492.7],
          [714, 492.7],
          [727, 492.7],
          [740, 492.7]
        ],
        token: [707.5, 424.7],
        vp: [744.8, 400.7]
      }
    },
    {
      id: "leadenhall",
      name: "Leadenhall",
      region: "green",
      size: 3,
      kind: "city",
      token: false,
      objective: {
        vp: 6,
        deck: "III"
      },
      preplacedBands: {},
      polygon: [
        [1022.5, 349.6],
        [1067.4, 357.9],
        [1116, 362.9],
        [1173.3, 361.5],
        [1181.1, 434.1],
        [1188, 494.7],
        [1157.4, 489.7],
        [1129.6, 487.1],
        [1075.2, 490],
        [1031.1, 488],
        [1027.9, 429.6]
      ],
      area: 19893,
      label: [1096.5, 389.6],
      labelLines: ["Leadenhall"],
      labelBox: [81, 18],
      slots: [
        [1085.5, 408.6],
        [1104.5, 408.6],
        [1123.5, 408.6]
      ],
      anchors: {
        fires: [
          [1076.5, 427.6],
          [1090.5, 427.6],
          [1104.5, 427.6],
          [1118.5, 427.6],
          [1132.5, 427.6]
        ],
        bands: [
          [1072, 444.6],
          [1085, 444.6],
          [1098, 444.6],
          [1111, 444.6],
          [1124, 444.6],
          [1137, 444.6]
        ],
        pawns: [
          [1072, 461.6],
          [1085, 461.6],
          [1098, 461.6],
          [1111, 461.6],
          [1124, 461.6],
          [1137, 461.6]
        ],
        token: [1104.5, 408.6],
        vp: [1144.9, 389.6]
      }
    },
    {
      id: "pepys-house",
      name: "Pepys House",
      region: "green",
      size: 1,
      kind: "city",
      token: true,
      objective: null,
      preplacedBands: {},
      polygon: [
        [1129.6, 487.1],
        [1157.4, 489.7],
        [1188, 494.7],
        [1222.9, 496.9],
        [1268.6, 494.5],
        [1270.6, 567.7],
        [1274.3, 648],
        [1241.5, 638.1],
        [1197.6, 642.5],
        [1142.4, 639.4],
        [1132.3, 575.6]
      ],
      area: 20245,
      label: [1201.6, 523.1],
      labelLines: ["Pepys House"],
      labelBox: [92, 18],
      slots: [[1192.1, 547.1]],
      anchors: {
        fires: [
          [1187.6, 571.1],
          [1201.6, 571.1],
          [1215.6, 571.1]
        ],
        bands: [
          [1169.1, 593.1],
          [1182.1, 593.1],
          [1195.1, 593.1],
          [1208.1, 593.1],
          [1221.1, 593.1],
          [1234.1, 593.1]
        ],
        pawns: [
          [1169.1, 615.1],
          [1182.1, 615.1],
          [1195.1, 615.1],
          [1208.1, 615.1],
          [1221.1, 615.1],
          [1234.1, 615.1]
        ],
        token: [1211.1, 547.1]
      }
    },
    {
      id: "philpott-lane",
      name: "Philpott Lane",
      region: "green",
      size: 1,
      kind: "city",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [1142.4, 639.4],
        [1197.6, 642.5],
        [1241.5, 638.1],
        [1237.3, 717.1],
        [1231.2, 786.7],
        [1175.9, 790.5],
        [1132.5, 788.4],
        [1136.6, 705]
      ],
      area: 14854,
      label: [1184.5, 676.6],
      labelLines: ["Philpott", "Lane"],
      labelBox: [61, 32],
      slots: [[1175, 704.4]],
      anchors: {
        fires: [
          [1170.5, 725.1],
          [1184.5, 725.1],
          [1198.5, 725.1]
        ],
        bands: [
          [1153.5, 743.8],
          [1165.9, 743.8],
          [1178.3, 743.8],
          [1190.7, 743.8],
          [1203.1, 743.8],
          [1215.5, 743.8]
        ],
        pawns: [
          [1153.5, 762.6],
          [1165.9, 762.6],
          [1178.3, 762.6],
          [1190.7, 762.6],
          [1203.1, 762.6],
          [1215.5, 762.6]
        ],
        token: [1194, 704.4]
      }
    },
    {
      id: "royal-exchange",
      name: "Royal Exchange",
      region: "green",
      size: 3,
      kind: "city",
      token: false,
      objective: {
        vp: 6,
        deck: "III"
      },
      preplacedBands: {},
      polygon: [
        [891.2, 354.8],
        [936.2, 361.4],
        [978.2, 353.2],
        [1022.5, 349.6],
        [1027.9, 429.6],
        [1031.1, 488],
        [988.1, 488.5],
        [937.2, 495.3],
        [892.4, 503.9],
        [890.8, 417.7]
      ],
      area: 18737,
      label: [960.8, 385.6],
      labelLines: ["Royal", "Exchange"],
      labelBox: [72, 32],
      slots: [
        [949.8, 411.6],
        [968.8, 411.6],
        [987.8, 411.6]
      ],
      anchors: {
        fires: [
          [940.8, 430.6],
          [954.8, 430.6],
          [968.8, 430.6],
          [982.8, 430.6],
          [996.8, 430.6]
        ],
        bands: [
          [936.3, 447.6],
          [949.3, 447.6],
          [962.3, 447.6],
          [975.3, 447.6],
          [988.3, 447.6],
          [1001.3, 447.6]
        ],
        pawns: [
          [936.3, 464.6],
          [949.3, 464.6],
          [962.3, 464.6],
          [975.3, 464.6],
          [988.3, 464.6],
          [1001.3, 464.6]
        ],
        token: [968.8, 411.6],
        vp: [1004.8, 385.6]
      }
    },
    {
      id: "s-bennet",
      name: "S. Bennet",
      region: "green",
      size: 1,
      kind: "city",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [732.1, 517.2],
        [763.7, 514.3],
        [792, 512.6],
        [820.4, 513.2],
        [848.7, 509.3],
        [856.4, 574.7],
        [865.7, 642.9],
        [805.3, 648.3],
        [745.9, 663],
        [742.5, 579.3]
      ],
      area: 16055,
      label: [798.1, 544.3],
      labelLines: ["S. Bennet"],
      labelBox: [73, 18],
      slots: [[788.6, 564.8]],
      anchors: {
        fires: [
          [784.1, 585.3],
          [798.1, 585.3],
          [812.1, 585.3]
        ],
        bands: [
          [765.6, 603.8],
          [778.6, 603.8],
          [791.6, 603.8],
          [804.6, 603.8],
          [817.6, 603.8],
          [830.6, 603.8]
        ],
        pawns: [
          [765.6, 622.3],
          [778.6, 622.3],
          [791.6, 622.3],
          [804.6, 622.3],
          [817.6, 622.3],
          [830.6, 622.3]
        ],
        token: [807.6, 564.8]
      }
    },
    {
      id: "s-mary",
      name: "S. Mary",
      region: "green",
      size: 1,
      kind: "city",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [848.7, 509.3],
        [892.4, 503.9],
        [937.2, 495.3],
        [941.2, 563.4],
        [949.2, 644.5],
        [902.9, 645.4],
        [865.7, 642.9],
        [856.4, 574.7]
      ],
      area: 12189,
      label: [902.7, 532.3],
      labelLines: ["S. Mary"],
      labelBox: [59, 18],
      slots: [[893.2, 552.8]],
      anchors: {
        fires: [
          [888.7, 573.3],
          [902.7, 573.3],
          [916.7, 573.3]
        ],
        bands: [
          [874.4, 591.8],
          [885.7, 591.8],
          [897, 591.8],
          [908.4, 591.8],
          [919.7, 591.8],
          [931, 591.8]
        ],
        pawns: [
          [874.4, 610.3],
          [885.7, 610.3],
          [897, 610.3],
          [908.4, 610.3],
          [919.7, 610.3],
          [931, 610.3]
        ],
        token: [912.2, 552.8]
      }
    },
    {
      id: "tallow-hall",
      name: "Tallow Hall",
      region: "green",
      size: 1,
      kind: "city",
      token: true,
      objective: null,
      preplacedBands: {},
      polygon: [
        [706.3, 663.5],
        [745.9, 663],
        [805.3, 648.3],
        [865.7, 642.9],
        [881.7, 720.8],
        [896.5, 794.7],
        [827.6, 802.4],
        [772.9, 804.6],
        [723.8, 806.9],
        [710.4, 730.1]
      ],
      area: 25360,
      label: [802.3, 678.9],
      labelLines: ["Tallow Hall"],
      labelBox: [85, 18],
      slots: [[792.8, 702.9]],
      anchors: {
        fires: [
          [788.3, 726.9],
          [802.3, 726.9],
          [816.3, 726.9]
        ],
        bands: [
          [769.8, 748.9],
          [782.8, 748.9],
          [795.8, 748.9],
          [808.8, 748.9],
          [821.8, 748.9],
          [834.8, 748.9]
        ],
        pawns: [
          [769.8, 770.9],
          [782.8, 770.9],
          [795.8, 770.9],
          [808.8, 770.9],
          [821.8, 770.9],
          [834.8, 770.9]
        ],
        token: [811.8, 702.9]
      }
    },
    {
      id: "vintry",
      name: "Vintry",
      region: "green",
      size: 3,
      kind: "city",
      token: false,
      objective: {
        vp: 6,
        deck: "III"
      },
      preplacedBands: {},
      polygon: [
        [617.7, 818.1],
        [675.2, 811.1],
        [723.8, 806.9],
        [772.9, 804.6],
        [765.9, 882.7],
        [762.5, 960.3],
        [703.8, 956.9],
        [623.6, 955.5],
        [623.7, 889.1]
      ],
      area: 21306,
      label: [687.7, 838.6],
      labelLines: ["Vintry"],
      labelBox: [50, 18],
      slots: [
        [676.7, 862.6],
        [695.7, 862.6],
        [714.7, 862.6]
      ],
      anchors: {
        fires: [
          [667.7, 886.6],
          [681.7, 886.6],
          [695.7, 886.6],
          [709.7, 886.6],
          [723.7, 886.6]
        ],
        bands: [
          [663.2, 908.6],
          [676.2, 908.6],
          [689.2, 908.6],
          [702.2, 908.6],
          [715.2, 908.6],
          [728.2, 908.6]
        ],
        pawns: [
          [663.2, 930.6],
          [676.2, 930.6],
          [689.2, 930.6],
          [702.2, 930.6],
          [715.2, 930.6],
          [728.2, 930.6]
        ],
        token: [695.7, 862.6],
        vp: [720.7, 838.6]
      }
    },
    {
      id: "voyners-hall",
      name: "Voyners Hall",
      region: "green",
      size: 1,
      kind: "city",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [772.9, 804.6],
        [827.6, 802.4],
        [896.5, 794.7],
        [900.7, 868.5],
        [912.8, 952.7],
        [848.9, 952.7],
        [762.5, 960.3],
        [765.9, 882.7]
      ],
      area: 20998,
      label: [838.5, 832.7],
      labelLines: ["Voyners Hall"],
      labelBox: [91, 18],
      slots: [[829, 856.7]],
      anchors: {
        fires: [
          [824.5, 880.7],
          [838.5, 880.7],
          [852.5, 880.7]
        ],
        bands: [
          [806, 902.7],
          [819, 902.7],
          [832, 902.7],
          [845, 902.7],
          [858, 902.7],
          [871, 902.7]
        ],
        pawns: [
          [806, 924.7],
          [819, 924.7],
          [832, 924.7],
          [845, 924.7],
          [858, 924.7],
          [871, 924.7]
        ],
        token: [848, 856.7]
      }
    },
    {
      id: "pudding-lane",
      name: "Pudding Lane",
      region: "green",
      size: 0,
      kind: "pudding-lane",
      token: false,
      objective: null,
      preplacedBands: {},
      startFires: 25,
      polygon: [
        [865.7, 642.9],
        [902.9, 645.4],
        [949.2, 644.5],
        [997.5, 642.5],
        [1051.2, 633.3],
        [1090.8, 640],
        [1142.4, 639.4],
        [1136.6, 705],
        [1132.5, 788.4],
        [1120.1, 855.6],
        [1106.1, 940.3],
        [997.9, 952.2],
        [912.8, 952.7],
        [900.7, 868.5],
        [896.5, 794.7],
        [881.7, 720.8]
      ],
      area: 72418,
      label: [1003.7, 715.8],
      labelLines: ["Pudding Lane"],
      labelBox: [97, 18],
      slots: [],
      anchors: {
        fires: [
          [951.7, 742.8],
          [977.7, 742.8],
          [1003.7, 742.8],
          [1029.7, 742.8],
          [1055.7, 742.8],
          [951.7, 773.8],
          [977.7, 773.8],
          [1003.7, 773.8],
          [1029.7, 773.8],
          [1055.7, 773.8],
          [951.7, 804.8],
          [977.7, 804.8],
          [1003.7, 804.8],
          [1029.7, 804.8],
          [1055.7, 804.8],
          [951.7, 835.8],
          [977.7, 835.8],
          [1003.7, 835.8],
          [1029.7, 835.8],
          [1055.7, 835.8],
          [951.7, 866.8],
          [977.7, 866.8],
          [1003.7, 866.8],
          [1029.7, 866.8],
          [1055.7, 866.8]
        ],
        bands: [],
        pawns: [],
        token: null
      }
    },
    {
      id: "aldersgate",
      name: "Aldersgate",
      region: "blue",
      size: 1,
      kind: "city",
      token: true,
      objective: null,
      preplacedBands: {},
      polygon: [
        [452.4, 243.8],
        [482.2, 239.8],
        [520.6, 242.1],
        [552.4, 242.2],
        [577.1, 242.3],
        [569.4, 320.5],
        [557.5, 388.7],
        [526.2, 389.7],
        [485.5, 391.3],
        [440, 385],
        [443.3, 319.5]
      ],
      area: 18255,
      label: [508, 269.8],
      labelLines: ["Aldersgate"],
      labelBox: [78, 18],
      slots: [[498.5, 293.8]],
      anchors: {
        fires: [
          [494, 317.8],
          [508, 317.8],
          [522, 317.8]
        ],
        bands: [
          [475.5, 339.8],
          [488.5, 339.8],
          [501.5, 339.8],
          [514.5, 339.8],
          [527.5, 339.8],
          [540.5, 339.8]
        ],
        pawns: [
          [475.5, 361.8],
          [488.5, 361.8],
          [501.5, 361.8],
          [514.5, 361.8],
          [527.5, 361.8],
          [540.5, 361.8]
        ],
        token: [517.5, 293.8]
      }
    },
    {
      id: "austin-friars",
      name: "Austin Friars",
      region: "blue",
      size: 1,
      kind: "city",
      token: true,
      objective: null,
      preplacedBands: {},
      polygon: [
        [854, 228],
        [889.2, 226.5],
        [922.7, 221.5],
        [955.3, 217.2],
        [943.8, 295.4],
        [936.2, 361.4],
        [891.2, 354.8],
        [867.5, 361.2],
        [835.4, 368.7],
        [847.5, 302.2]
      ],
      area: 13321,
      label: [895.4, 257.2],
      labelLines: ["Austin", "Friars"],
      labelBox: [53, 32],
      slots: [[885.9, 283.2]],
      anchors: {
        fires: [
          [881.4, 302.2],
          [895.4, 302.2],
          [909.4, 302.2]
        ],
        bands: [
          [867.1, 319.2],
          [878.4, 319.2],
          [889.7, 319.2],
          [901.1, 319.2],
          [912.4, 319.2],
          [923.7, 319.2]
        ],
        pawns: [
          [867.1, 336.2],
          [878.4, 336.2],
          [889.7, 336.2],
          [901.1, 336.2],
          [912.4, 336.2],
          [923.7, 336.2]
        ],
        token: [904.9, 283.2]
      }
    },
    {
      id: "barbican",
      name: "Barbican",
      region: "blue",
      size: 1,
      kind: "city",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [399.3, 104.3],
        [435.9, 108.9],
        [467.4, 106.5],
        [494.7, 104.1],
        [530, 96.5],
        [524.5, 157.8],
        [520.6, 242.1],
        [482.2, 239.8],
        [452.4, 243.8],
        [400.4, 250.2],
        [399.4, 177]
      ],
      area: 17300,
      label: [465.3, 135.5],
      labelLines: ["Barbican"],
      labelBox: [67, 18],
      slots: [[455.8, 156]],
      anchors: {
        fires: [
          [451.3, 176.5],
          [465.3, 176.5],
          [479.3, 176.5]
        ],
        bands: [
          [432.8, 195],
          [445.8, 195],
          [458.8, 195],
          [471.8, 195],
          [484.8, 195],
          [497.8, 195]
        ],
        pawns: [
          [432.8, 213.5],
          [445.8, 213.5],
          [458.8, 213.5],
          [471.8, 213.5],
          [484.8, 213.5],
          [497.8, 213.5]
        ],
        token: [474.8, 156]
      }
    },
    {
      id: "bedlam",
      name: "Bedlam",
      region: "blue",
      size: 3,
      kind: "city",
      token: false,
      objective: {
        vp: 2,
        deck: "I"
      },
      preplacedBands: {},
      polygon: [
        [935.1, 89.5],
        [1024.7, 93.5],
        [1104.3, 92.7],
        [1094.1, 160.2],
        [1078.3, 217.6],
        [1013.9, 220.2],
        [955.3, 217.2],
        [922.7, 221.5],
        [930.7, 159.3]
      ],
      area: 20658,
      label: [1004.7, 119.5],
      labelLines: ["Bedlam"],
      labelBox: [59, 18],
      slots: [
        [993.7, 138.5],
        [1012.7, 138.5],
        [1031.7, 138.5]
      ],
      anchors: {
        fires: [
          [984.7, 157.5],
          [998.7, 157.5],
          [1012.7, 157.5],
          [1026.7, 157.5],
          [1040.7, 157.5]
        ],
        bands: [
          [980.2, 174.5],
          [993.2, 174.5],
          [1006.2, 174.5],
          [1019.2, 174.5],
          [1032.2, 174.5],
          [1045.2, 174.5]
        ],
        pawns: [
          [980.2, 191.5],
          [993.2, 191.5],
          [1006.2, 191.5],
          [1019.2, 191.5],
          [1032.2, 191.5],
          [1045.2, 191.5]
        ],
        token: [1012.7, 138.5],
        vp: [1042.1, 119.5]
      }
    },
    {
      id: "brewers-hall",
      name: "Brewer's Hall",
      region: "blue",
      size: 1,
      kind: "city",
      token: true,
      objective: null,
      preplacedBands: {},
      polygon: [
        [485.5, 391.3],
        [526.2, 389.7],
        [557.5, 388.7],
        [586.2, 383.1],
        [622.2, 375.9],
        [624.5, 447.4],
        [619.5, 527.9],
        [570.9, 532.2],
        [532.4, 529.7],
        [482.8, 533],
        [489, 468.5]
      ],
      area: 19636,
      label: [552.8, 415.9],
      labelLines: ["Brewer's Hall"],
      labelBox: [96, 18],
      slots: [[543.3, 437.9]],
      anchors: {
        fires: [
          [538.8, 459.9],
          [552.8, 459.9],
          [566.8, 459.9]
        ],
        bands: [
          [520.3, 479.9],
          [533.3, 479.9],
          [546.3, 479.9],
          [559.3, 479.9],
          [572.3, 479.9],
          [585.3, 479.9]
        ],
        pawns: [
          [520.3, 499.9],
          [533.3, 499.9],
          [546.3, 499.9],
          [559.3, 499.9],
          [572.3, 499.9],
          [585.3, 499.9]
        ],
        token: [562.3, 437.9]
      }
    },
    {
      id: "charterhouse",
      name: "Charterhouse",
      region: "blue",
      size: 3,
      kind: "city",
      token: false,
      objective: {
        vp: 2,
        deck: "I"
      },
      preplacedBands: {},
      polygon: [
        [268.8, 109.6],
        [344.4, 108.1],
        [399.3, 104.3],
        [399.4, 177],
        [400.4, 250.2],
        [373, 247.2],
        [343.9, 249],
        [305.6, 248.6],
        [274.5, 251.8],
        [275.6, 190.1]
      ],
      area: 17833,
      label: [334.8, 136.7],
      labelLines: ["Charterhouse"],
      labelBox: [92, 18],
      slots: [
        [306.3, 158.5],
        [325.3, 158.5],
        [344.3, 158.5]
      ],
      anchors: {
        fires: [
          [306.8, 180.3],
          [320.8, 180.3],
          [334.8, 180.3],
          [348.8, 180.3],
          [362.8, 180.3]
        ],
        bands: [
          [302.3, 200.1],
          [315.3, 200.1],
          [328.3, 200.1],
          [341.3, 200.1],
          [354.3, 200.1],
          [367.3, 200.1]
        ],
        pawns: [
          [302.3, 219.9],
          [315.3, 219.9],
          [328.3, 219.9],
          [341.3, 219.9],
          [354.3, 219.9],
          [367.3, 219.9]
        ],
        token: [334.8, 158.5],
        vp: [363.3, 158.5]
      }
    },
    {
      id: "christs-hospital",
      name: "Christ's Hospital",
      region: "blue",
      size: 3,
      kind: "city",
      token: false,
      objective: {
        vp: 2,
        deck: "I"
      },
      preplacedBands: {},
      polygon: [
        [276.1, 385.9],
        [306.7, 389.9],
        [331.4, 397.7],
        [382.3, 393.6],
        [380.5, 468.7],
        [377, 531.2],
        [342.5, 536.8],
        [313, 537.2],
        [276.6, 536.2],
        [278.6, 466.4]
      ],
      area: 14654,
      label: [330.1, 424.6],
      labelLines: ["Christ's", "Hospital"],
      labelBox: [64, 32],
      slots: [
        [301.6, 453.2],
        [320.6, 453.2],
        [339.6, 453.2]
      ],
      anchors: {
        fires: [
          [302.1, 474.9],
          [316.1, 474.9],
          [330.1, 474.9],
          [344.1, 474.9],
          [358.1, 474.9]
        ],
        bands: [
          [299.4, 494.6],
          [311.7, 494.6],
          [324, 494.6],
          [336.2, 494.6],
          [348.5, 494.6],
          [360.8, 494.6]
        ],
        pawns: [
          [299.4, 514.2],
          [311.7, 514.2],
          [324, 514.2],
          [336.2, 514.2],
          [348.5, 514.2],
          [360.8, 514.2]
        ],
        token: [330.1, 453.2],
        vp: [358.6, 453.2]
      }
    },
    {
      id: "cripplegate",
      name: "Cripplegate",
      region: "blue",
      size: 2,
      kind: "city",
      token: false,
      objective: null,
      preplacedBands: {
        "5": 1
      },
      polygon: [
        [530, 96.5],
        [594.7, 96],
        [643.5, 103.5],
        [681.6, 103.1],
        [724.7, 96.8],
        [713.5, 155.5],
        [708.2, 229.6],
        [645.2, 238.7],
        [577.1, 242.3],
        [552.4, 242.2],
        [520.6, 242.1],
        [524.5, 157.8]
      ],
      area: 26429,
      label: [622.6, 123.1],
      labelLines: ["Cripplegate"],
      labelBox: [82, 18],
      slots: [
        [603.6, 146.5],
        [622.6, 146.5]
      ],
      anchors: {
        fires: [
          [601.6, 170],
          [615.6, 170],
          [629.6, 170],
          [643.6, 170]
        ],
        bands: [
          [590.1, 191.5],
          [603.1, 191.5],
          [616.1, 191.5],
          [629.1, 191.5],
          [642.1, 191.5],
          [655.1, 191.5]
        ],
        pawns: [
          [590.1, 212.9],
          [603.1, 212.9],
          [616.1, 212.9],
          [629.1, 212.9],
          [642.1, 212.9],
          [655.1, 212.9]
        ],
        token: [641.6, 146.5],
        icon: [561.6, 158]
      }
    },
    {
      id: "ely-house",
      name: "Ely House",
      region: "blue",
      size: 1,
      kind: "city",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [108.5, 239.8],
        [156.4, 243.8],
        [192.2, 240.4],
        [191.7, 325.3],
        [185.1, 391],
        [141.3, 391.5],
        [104.2, 385],
        [107.5, 314.1]
      ],
      area: 12366,
      label: [142.2, 280.3],
      labelLines: ["Ely", "House"],
      labelBox: [51, 32],
      slots: [[132.7, 309.1]],
      anchors: {
        fires: [
          [128.2, 330.8],
          [142.2, 330.8],
          [156.2, 330.8]
        ],
        bands: [
          [113.9, 350.5],
          [125.2, 350.5],
          [136.5, 350.5],
          [147.9, 350.5],
          [159.2, 350.5],
          [170.5, 350.5]
        ],
        pawns: [
          [113.9, 370.3],
          [125.2, 370.3],
          [136.5, 370.3],
          [147.9, 370.3],
          [159.2, 370.3],
          [170.5, 370.3]
        ],
        token: [151.7, 309.1]
      }
    },
    {
      id: "finsbury",
      name: "Finsbury",
      region: "blue",
      size: 1,
      kind: "city",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [724.7, 96.8],
        [771.2, 92.7],
        [834.9, 91.5],
        [823.5, 162.9],
        [817.1, 230],
        [769.4, 225.9],
        [708.2, 229.6],
        [713.5, 155.5]
      ],
      area: 14813,
      label: [770.2, 120],
      labelLines: ["Finsbury"],
      labelBox: [67, 18],
      slots: [[760.7, 140.8]],
      anchors: {
        fires: [
          [756.2, 161.5],
          [770.2, 161.5],
          [784.2, 161.5]
        ],
        bands: [
          [737.7, 180.2],
          [750.7, 180.2],
          [763.7, 180.2],
          [776.7, 180.2],
          [789.7, 180.2],
          [802.7, 180.2]
        ],
        pawns: [
          [737.7, 199],
          [750.7, 199],
          [763.7, 199],
          [776.7, 199],
          [789.7, 199],
          [802.7, 199]
        ],
        token: [779.7, 140.8]
      }
    },
    {
      id: "goldsmiths-hall",
      name: "Goldsmiths' Hall",
      region: "blue",
      size: 3,
      kind: "city",
      token: false,
      objective: {
        vp: 4,
        deck: "II"
      },
      preplacedBands: {},
      polygon: [
        [382.3, 393.6],
        [413.9, 390],
        [440, 385],
        [485.5, 391.3],
        [489, 468.5],
        [482.8, 533],
        [444.8, 529],
        [411.5, 533.2],
        [377, 531.2],
        [380.5, 468.7]
      ],
      area: 15143,
      label: [435, 423],
      labelLines: ["Goldsmiths'", "Hall"],
      labelBox: [86, 32],
      slots: [
        [406.5, 449],
        [425.5, 449],
        [444.5, 449]
      ],
      anchors: {
        fires: [
          [407, 468],
          [421, 468],
          [435, 468],
          [449, 468],
          [463, 468]
        ],
        bands: [
          [402.5, 485],
          [415.5, 485],
          [428.5, 485],
          [441.5, 485],
          [454.5, 485],
          [467.5, 485]
        ],
        pawns: [
          [402.5, 502],
          [415.5, 502],
          [428.5, 502],
          [441.5, 502],
          [454.5, 502],
          [467.5, 502]
        ],
        token: [435, 449],
        vp: [463.5, 449]
      }
    },
    {
      id: "gresham-college",
      name: "Gresham College",
      region: "blue",
      size: 3,
      kind: "city",
      token: false,
      objective: {
        vp: 4,
        deck: "II"
      },
      preplacedBands: {},
      polygon: [
        [955.3, 217.2],
        [1013.9, 220.2],
        [1078.3, 217.6],
        [1074.9, 289],
        [1067.4, 357.9],
        [1022.5, 349.6],
        [978.2, 353.2],
        [936.2, 361.4],
        [943.8, 295.4]
      ],
      area: 17388,
      label: [1014.2, 251.2],
      labelLines: ["Gresham", "College"],
      labelBox: [66, 32],
      slots: [
        [1003.2, 277.2],
        [1022.2, 277.2],
        [1041.2, 277.2]
      ],
      anchors: {
        fires: [
          [994.2, 296.2],
          [1008.2, 296.2],
          [1022.2, 296.2],
          [1036.2, 296.2],
          [1050.2, 296.2]
        ],
        bands: [
          [989.7, 313.2],
          [1002.7, 313.2],
          [1015.7, 313.2],
          [1028.7, 313.2],
          [1041.7, 313.2],
          [1054.7, 313.2]
        ],
        pawns: [
          [989.7, 330.2],
          [1002.7, 330.2],
          [1015.7, 330.2],
          [1028.7, 330.2],
          [1041.7, 330.2],
          [1054.7, 330.2]
        ],
        token: [1022.2, 277.2],
        vp: [1055.1, 251.2]
      }
    },
    {
      id: "holborn",
      name: "Holborn",
      region: "blue",
      size: 1,
      kind: "city",
      token: true,
      objective: null,
      preplacedBands: {},
      polygon: [
        [22, 371.1],
        [65.6, 376.7],
        [104.2, 385],
        [141.3, 391.5],
        [185.1, 391],
        [180.5, 463.8],
        [177, 521.6],
        [139.6, 521.4],
        [111.8, 525.7],
        [66.5, 515.5],
        [22, 511.9]
      ],
      area: 21648,
      label: [100, 410.1],
      labelLines: ["Holborn"],
      labelBox: [60, 18],
      slots: [[90.5, 430.6]],
      anchors: {
        fires: [
          [86, 451.1],
          [100, 451.1],
          [114, 451.1]
        ],
        bands: [
          [67.5, 469.6],
          [80.5, 469.6],
          [93.5, 469.6],
          [106.5, 469.6],
          [119.5, 469.6],
          [132.5, 469.6]
        ],
        pawns: [
          [67.5, 488.1],
          [80.5, 488.1],
          [93.5, 488.1],
          [106.5, 488.1],
          [119.5, 488.1],
          [132.5, 488.1]
        ],
        token: [109.5, 430.6]
      }
    },
    {
      id: "moorgate",
      name: "Moorgate",
      region: "blue",
      size: 1,
      kind: "city",
      token: true,
      objective: null,
      preplacedBands: {},
      polygon: [
        [708.2, 229.6],
        [769.4, 225.9],
        [817.1, 230],
        [854, 228],
        [847.5, 302.2],
        [835.4, 368.7],
        [795.8, 360.7],
        [748.1, 363.3],
        [696.5, 369.6],
        [707.1, 291.3]
      ],
      area: 19350,
      label: [774.5, 255.2],
      labelLines: ["Moorgate"],
      labelBox: [67, 18],
      slots: [[765, 276.5]],
      anchors: {
        fires: [
          [760.5, 297.9],
          [774.5, 297.9],
          [788.5, 297.9]
        ],
        bands: [
          [742, 317.3],
          [755, 317.3],
          [768, 317.3],
          [781, 317.3],
          [794, 317.3],
          [807, 317.3]
        ],
        pawns: [
          [742, 336.6],
          [755, 336.6],
          [768, 336.6],
          [781, 336.6],
          [794, 336.6],
          [807, 336.6]
        ],
        token: [784, 276.5]
      }
    },
    {
      id: "sion-college",
      name: "Sion College",
      region: "blue",
      size: 1,
      kind: "city",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [577.1, 242.3],
        [645.2, 238.7],
        [708.2, 229.6],
        [707.1, 291.3],
        [696.5, 369.6],
        [665.2, 374.5],
        [622.2, 375.9],
        [586.2, 383.1],
        [557.5, 388.7],
        [569.4, 320.5]
      ],
      area: 18789,
      label: [633.5, 268.6],
      labelLines: ["Sion College"],
      labelBox: [91, 18],
      slots: [[624, 289.1]],
      anchors: {
        fires: [
          [619.5, 309.6],
          [633.5, 309.6],
          [647.5, 309.6]
        ],
        bands: [
          [601, 328.1],
          [614, 328.1],
          [627, 328.1],
          [640, 328.1],
          [653, 328.1],
          [666, 328.1]
        ],
        pawns: [
          [601, 346.6],
          [614, 346.6],
          [627, 346.6],
          [640, 346.6],
          [653, 346.6],
          [666, 346.6]
        ],
        token: [643, 289.1]
      }
    },
    {
      id: "smithfield",
      name: "Smithfield",
      region: "blue",
      size: 3,
      kind: "city",
      token: false,
      objective: {
        vp: 2,
        deck: "I"
      },
      preplacedBands: {},
      polygon: [
        [192.2, 240.4],
        [227.4, 247.8],
        [274.5, 251.8],
        [305.6, 248.6],
        [343.9, 249],
        [341.2, 319.4],
        [331.4, 397.7],
        [306.7, 389.9],
        [276.1, 385.9],
        [229.7, 385.9],
        [185.1, 391],
        [191.7, 325.3]
      ],
      area: 20935,
      label: [251.1, 274.4],
      labelLines: ["Smithfield"],
      labelBox: [76, 18],
      slots: [
        [240.1, 296.4],
        [259.1, 296.4],
        [278.1, 296.4]
      ],
      anchors: {
        fires: [
          [231.1, 318.4],
          [245.1, 318.4],
          [259.1, 318.4],
          [273.1, 318.4],
          [287.1, 318.4]
        ],
        bands: [
          [226.6, 338.4],
          [239.6, 338.4],
          [252.6, 338.4],
          [265.6, 338.4],
          [278.6, 338.4],
          [291.6, 338.4]
        ],
        pawns: [
          [226.6, 358.4],
          [239.6, 358.4],
          [252.6, 358.4],
          [265.6, 358.4],
          [278.6, 358.4],
          [291.6, 358.4]
        ],
        token: [259.1, 296.4],
        vp: [297.2, 274.4]
      }
    },
    {
      id: "st-bartholomew",
      name: "St. Bartholomew",
      region: "blue",
      size: 1,
      kind: "city",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [343.9, 249],
        [373, 247.2],
        [400.4, 250.2],
        [452.4, 243.8],
        [443.3, 319.5],
        [440, 385],
        [413.9, 390],
        [382.3, 393.6],
        [331.4, 397.7],
        [341.2, 319.4]
      ],
      area: 15199,
      label: [395.4, 278],
      labelLines: ["St.", "Bartholomew"],
      labelBox: [92, 32],
      slots: [[385.9, 305.9]],
      anchors: {
        fires: [
          [381.4, 326.8],
          [395.4, 326.8],
          [409.4, 326.8]
        ],
        bands: [
          [363.8, 345.7],
          [376.5, 345.7],
          [389.1, 345.7],
          [401.7, 345.7],
          [414.3, 345.7],
          [427, 345.7]
        ],
        pawns: [
          [363.8, 364.6],
          [376.5, 364.6],
          [389.1, 364.6],
          [401.7, 364.6],
          [414.3, 364.6],
          [427, 364.6]
        ],
        token: [404.9, 305.9]
      }
    },
    {
      id: "bunhill-fields",
      name: "Bunhill Fields",
      region: "blue",
      size: 0,
      kind: "grass",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [459.7, 22],
        [632.1, 22],
        [635.7, 60],
        [643.5, 103.5],
        [594.7, 96],
        [530, 96.5],
        [494.7, 104.1],
        [467.4, 106.5],
        [462.4, 64.1]
      ],
      area: 13475,
      label: [551.7, 53],
      labelLines: ["Bunhill Fields"],
      labelBox: [100, 18],
      slots: [],
      anchors: {
        fires: [],
        bands: [
          [476.2, 80],
          [489.2, 80],
          [502.2, 80],
          [515.2, 80],
          [528.2, 80],
          [541.2, 80]
        ],
        pawns: [
          [562.2, 80],
          [575.2, 80],
          [588.2, 80],
          [601.2, 80],
          [614.2, 80],
          [627.2, 80]
        ],
        token: null
      }
    },
    {
      id: "clerkenwell-fields",
      name: "Clerkenwell Fields",
      region: "blue",
      size: 0,
      kind: "grass",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [202.2, 22],
        [459.7, 22],
        [462.4, 64.1],
        [467.4, 106.5],
        [435.9, 108.9],
        [399.3, 104.3],
        [344.4, 108.1],
        [268.8, 109.6],
        [216.6, 106.5],
        [210.2, 63]
      ],
      area: 21668,
      label: [334.2, 53],
      labelLines: ["Clerkenwell Fields"],
      labelBox: [129, 18],
      slots: [],
      anchors: {
        fires: [],
        bands: [
          [258.7, 80],
          [271.7, 80],
          [284.7, 80],
          [297.7, 80],
          [310.7, 80],
          [323.7, 80]
        ],
        pawns: [
          [344.7, 80],
          [357.7, 80],
          [370.7, 80],
          [383.7, 80],
          [396.7, 80],
          [409.7, 80]
        ],
        token: null
      }
    },
    {
      id: "clerkenwell-green",
      name: "Clerkenwell Green",
      region: "blue",
      size: 0,
      kind: "grass",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [155, 103],
        [183.2, 101.8],
        [216.6, 106.5],
        [268.8, 109.6],
        [275.6, 190.1],
        [274.5, 251.8],
        [227.4, 247.8],
        [192.2, 240.4],
        [156.4, 243.8],
        [151.9, 174.4]
      ],
      area: 16754,
      label: [213.9, 150.3],
      labelLines: ["Clerkenwell", "Green"],
      labelBox: [86, 32],
      slots: [],
      anchors: {
        fires: [],
        bands: [
          [181.4, 190.3],
          [194.4, 190.3],
          [207.4, 190.3],
          [220.4, 190.3],
          [233.4, 190.3],
          [246.4, 190.3]
        ],
        pawns: [
          [181.4, 212.3],
          [194.4, 212.3],
          [207.4, 212.3],
          [220.4, 212.3],
          [233.4, 212.3],
          [246.4, 212.3]
        ],
        token: null
      }
    },
    {
      id: "finsbury-fields",
      name: "Finsbury Fields",
      region: "blue",
      size: 0,
      kind: "grass",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [632.1, 22],
        [890.1, 22],
        [881.5, 65],
        [878.6, 98.7],
        [834.9, 91.5],
        [771.2, 92.7],
        [724.7, 96.8],
        [681.6, 103.1],
        [643.5, 103.5],
        [635.7, 60]
      ],
      area: 18393,
      label: [760.1, 41.5],
      labelLines: ["Finsbury Fields"],
      labelBox: [110, 18],
      slots: [],
      anchors: {
        fires: [],
        bands: [
          [684.6, 67.5],
          [697.6, 67.5],
          [710.6, 67.5],
          [723.6, 67.5],
          [736.6, 67.5],
          [749.6, 67.5]
        ],
        pawns: [
          [770.6, 67.5],
          [783.6, 67.5],
          [796.6, 67.5],
          [809.6, 67.5],
          [822.6, 67.5],
          [835.6, 67.5]
        ],
        token: null
      }
    },
    {
      id: "grays-inn-fields",
      name: "Gray's Inn Fields",
      region: "blue",
      size: 0,
      kind: "grass",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [22, 22],
        [202.2, 22],
        [210.2, 63],
        [216.6, 106.5],
        [183.2, 101.8],
        [155, 103],
        [86.6, 109.3],
        [22, 106.5]
      ],
      area: 15750,
      label: [112, 49],
      labelLines: ["Gray's Inn Fields"],
      labelBox: [123, 18],
      slots: [],
      anchors: {
        fires: [],
        bands: [
          [36.5, 76],
          [49.5, 76],
          [62.5, 76],
          [75.5, 76],
          [88.5, 76],
          [101.5, 76]
        ],
        pawns: [
          [122.5, 76],
          [135.5, 76],
          [148.5, 76],
          [161.5, 76],
          [174.5, 76],
          [187.5, 76]
        ],
        token: null
      }
    },
    {
      id: "grays-inn-walks",
      name: "Gray's Inn Walks",
      region: "blue",
      size: 0,
      kind: "grass",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [22, 246.1],
        [65.7, 243.6],
        [108.5, 239.8],
        [107.5, 314.1],
        [104.2, 385],
        [65.6, 376.7],
        [22, 371.1]
      ],
      area: 11389,
      label: [64, 286.3],
      labelLines: ["Gray's", "Inn Walks"],
      labelBox: [76, 32],
      slots: [],
      anchors: {
        fires: [],
        bands: [
          [35.7, 326.3],
          [47, 326.3],
          [58.3, 326.3],
          [69.7, 326.3],
          [81, 326.3],
          [92.3, 326.3]
        ],
        pawns: [
          [35.7, 348.3],
          [47, 348.3],
          [58.3, 348.3],
          [69.7, 348.3],
          [81, 348.3],
          [92.3, 348.3]
        ],
        token: null
      }
    },
    {
      id: "hatton-garden",
      name: "Hatton Garden",
      region: "blue",
      size: 0,
      kind: "grass",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [22, 106.5],
        [86.6, 109.3],
        [155, 103],
        [151.9, 174.4],
        [156.4, 243.8],
        [108.5, 239.8],
        [65.7, 243.6],
        [22, 246.1]
      ],
      area: 17885,
      label: [86, 147.5],
      labelLines: ["Hatton Garden"],
      labelBox: [98, 18],
      slots: [],
      anchors: {
        fires: [],
        bands: [
          [53.5, 180.5],
          [66.5, 180.5],
          [79.5, 180.5],
          [92.5, 180.5],
          [105.5, 180.5],
          [118.5, 180.5]
        ],
        pawns: [
          [53.5, 202.5],
          [66.5, 202.5],
          [79.5, 202.5],
          [92.5, 202.5],
          [105.5, 202.5],
          [118.5, 202.5]
        ],
        token: null
      }
    },
    {
      id: "moorfields",
      name: "Moorfields",
      region: "blue",
      size: 0,
      kind: "grass",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [834.9, 91.5],
        [878.6, 98.7],
        [910.1, 91.7],
        [935.1, 89.5],
        [930.7, 159.3],
        [922.7, 221.5],
        [889.2, 226.5],
        [854, 228],
        [817.1, 230],
        [823.5, 162.9]
      ],
      area: 13897,
      label: [877.1, 142],
      labelLines: ["Moorfields"],
      labelBox: [75, 18],
      slots: [],
      anchors: {
        fires: [],
        bands: [
          [845.5, 175],
          [858.1, 175],
          [870.8, 175],
          [883.4, 175],
          [896.1, 175],
          [908.7, 175]
        ],
        pawns: [
          [845.5, 197],
          [858.1, 197],
          [870.8, 197],
          [883.4, 197],
          [896.1, 197],
          [908.7, 197]
        ],
        token: null
      }
    },
    {
      id: "baynards-castle",
      name: "Baynard's Castle",
      region: "purple",
      size: 3,
      kind: "city",
      token: false,
      objective: {
        vp: 4,
        deck: "II"
      },
      preplacedBands: {},
      polygon: [
        [391.4, 816.4],
        [427.3, 812.3],
        [473.8, 813.7],
        [512.2, 816.2],
        [517.9, 884.4],
        [520.8, 954.4],
        [459.9, 946.6],
        [399.3, 948],
        [396.4, 875.2]
      ],
      area: 16318,
      label: [447.4, 848.3],
      labelLines: ["Baynard's", "Castle"],
      labelBox: [74, 32],
      slots: [
        [436.4, 874.3],
        [455.4, 874.3],
        [474.4, 874.3]
      ],
      anchors: {
        fires: [
          [427.4, 893.3],
          [441.4, 893.3],
          [455.4, 893.3],
          [469.4, 893.3],
          [483.4, 893.3]
        ],
        bands: [
          [422.9, 910.3],
          [435.9, 910.3],
          [448.9, 910.3],
          [461.9, 910.3],
          [474.9, 910.3],
          [487.9, 910.3]
        ],
        pawns: [
          [422.9, 927.3],
          [435.9, 927.3],
          [448.9, 927.3],
          [461.9, 927.3],
          [474.9, 927.3],
          [487.9, 927.3]
        ],
        token: [455.4, 874.3],
        vp: [492.3, 848.3]
      }
    },
    {
      id: "blackfriars",
      name: "Blackfriars",
      region: "purple",
      size: 3,
      kind: "city",
      token: false,
      objective: {
        vp: 2,
        deck: "I"
      },
      preplacedBands: {},
      polygon: [
        [280.9, 800.4],
        [330.5, 805.9],
        [364.6, 811.7],
        [391.4, 816.4],
        [396.4, 875.2],
        [399.3, 948],
        [351.7, 941.5],
        [294.8, 939],
        [283.2, 860.2]
      ],
      area: 14710,
      label: [344.9, 837.6],
      labelLines: ["Blackfriars"],
      labelBox: [80, 18],
      slots: [
        [316.4, 858],
        [335.4, 858],
        [354.4, 858]
      ],
      anchors: {
        fires: [
          [316.9, 878.4],
          [330.9, 878.4],
          [344.9, 878.4],
          [358.9, 878.4],
          [372.9, 878.4]
        ],
        bands: [
          [313, 896.8],
          [325.7, 896.8],
          [338.5, 896.8],
          [351.3, 896.8],
          [364.1, 896.8],
          [376.8, 896.8]
        ],
        pawns: [
          [313, 915.2],
          [325.7, 915.2],
          [338.5, 915.2],
          [351.3, 915.2],
          [364.1, 915.2],
          [376.8, 915.2]
        ],
        token: [344.9, 858],
        vp: [373.4, 858]
      }
    },
    {
      id: "bread-street",
      name: "Bread Street",
      region: "purple",
      size: 1,
      kind: "city",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [532.4, 529.7],
        [570.9, 532.2],
        [619.5, 527.9],
        [635, 583.9],
        [646.1, 661.9],
        [600.3, 673.7],
        [547.8, 673.8],
        [534.7, 596.5]
      ],
      area: 13840,
      label: [588.4, 563.9],
      labelLines: ["Bread", "Street"],
      labelBox: [50, 32],
      slots: [[578.9, 589.9]],
      anchors: {
        fires: [
          [574.4, 608.9],
          [588.4, 608.9],
          [602.4, 608.9]
        ],
        bands: [
          [558.5, 625.9],
          [570.5, 625.9],
          [582.4, 625.9],
          [594.4, 625.9],
          [606.3, 625.9],
          [618.3, 625.9]
        ],
        pawns: [
          [558.5, 642.9],
          [570.5, 642.9],
          [582.4, 642.9],
          [594.4, 642.9],
          [606.3, 642.9],
          [618.3, 642.9]
        ],
        token: [597.9, 589.9]
      }
    },
    {
      id: "bridewell",
      name: "Bridewell",
      region: "purple",
      size: 3,
      kind: "city",
      token: false,
      objective: {
        vp: 2,
        deck: "I"
      },
      preplacedBands: {},
      polygon: [
        [180.4, 794.9],
        [209.6, 797.3],
        [236.8, 803.6],
        [280.9, 800.4],
        [283.2, 860.2],
        [294.8, 939],
        [248.6, 925.2],
        [191.2, 919.4],
        [181.3, 847.7]
      ],
      area: 12758,
      label: [232.4, 826.5],
      labelLines: ["Bridewell"],
      labelBox: [72, 18],
      slots: [
        [203.9, 846.7],
        [222.9, 846.7],
        [241.9, 846.7]
      ],
      anchors: {
        fires: [
          [204.4, 866.9],
          [218.4, 866.9],
          [232.4, 866.9],
          [246.4, 866.9],
          [260.4, 866.9]
        ],
        bands: [
          [204.1, 885.1],
          [215.4, 885.1],
          [226.7, 885.1],
          [238.1, 885.1],
          [249.4, 885.1],
          [260.7, 885.1]
        ],
        pawns: [
          [204.1, 903.3],
          [215.4, 903.3],
          [226.7, 903.3],
          [238.1, 903.3],
          [249.4, 903.3],
          [260.7, 903.3]
        ],
        token: [232.4, 846.7],
        vp: [260.9, 846.7]
      }
    },
    {
      id: "fleet-street",
      name: "Fleet Street",
      region: "purple",
      size: 2,
      kind: "city",
      token: true,
      objective: null,
      preplacedBands: {},
      polygon: [
        [151, 654.7],
        [182.7, 658.4],
        [224.7, 665.4],
        [233.2, 744.3],
        [236.8, 803.6],
        [209.6, 797.3],
        [180.4, 794.9],
        [149.6, 790.1],
        [146.7, 721.8]
      ],
      area: 11270,
      label: [186.7, 689.4],
      labelLines: ["Fleet", "Street"],
      labelBox: [50, 32],
      slots: [
        [167.7, 716],
        [186.7, 716]
      ],
      anchors: {
        fires: [
          [165.7, 735.7],
          [179.7, 735.7],
          [193.7, 735.7],
          [207.7, 735.7]
        ],
        bands: [
          [158.4, 753.4],
          [169.7, 753.4],
          [181, 753.4],
          [192.4, 753.4],
          [203.7, 753.4],
          [215, 753.4]
        ],
        pawns: [
          [158.4, 771],
          [169.7, 771],
          [181, 771],
          [192.4, 771],
          [203.7, 771],
          [215, 771]
        ],
        token: [205.7, 716]
      }
    },
    {
      id: "ludgate",
      name: "Ludgate",
      region: "purple",
      size: 1,
      kind: "city",
      token: true,
      objective: null,
      preplacedBands: {},
      polygon: [
        [224.7, 665.4],
        [281.8, 674.6],
        [325.2, 678.2],
        [331.2, 747.9],
        [330.5, 805.9],
        [280.9, 800.4],
        [236.8, 803.6],
        [233.2, 744.3]
      ],
      area: 12635,
      label: [284.7, 703.4],
      labelLines: ["Ludgate"],
      labelBox: [62, 18],
      slots: [[275.2, 722.4]],
      anchors: {
        fires: [
          [270.7, 741.4],
          [284.7, 741.4],
          [298.7, 741.4]
        ],
        bands: [
          [256.4, 758.4],
          [267.7, 758.4],
          [279, 758.4],
          [290.4, 758.4],
          [301.7, 758.4],
          [313, 758.4]
        ],
        pawns: [
          [256.4, 775.4],
          [267.7, 775.4],
          [279, 775.4],
          [290.4, 775.4],
          [301.7, 775.4],
          [313, 775.4]
        ],
        token: [294.2, 722.4]
      }
    },
    {
      id: "newgate",
      name: "Newgate",
      region: "purple",
      size: 3,
      kind: "city",
      token: false,
      objective: {
        vp: 2,
        deck: "I"
      },
      preplacedBands: {},
      polygon: [
        [185.1, 391],
        [229.7, 385.9],
        [276.1, 385.9],
        [278.6, 466.4],
        [276.6, 536.2],
        [226.7, 523],
        [177, 521.6],
        [180.5, 463.8]
      ],
      area: 13401,
      label: [233, 409.9],
      labelLines: ["Newgate"],
      labelBox: [66, 18],
      slots: [
        [204.5, 433.9],
        [223.5, 433.9],
        [242.5, 433.9]
      ],
      anchors: {
        fires: [
          [205, 457.9],
          [219, 457.9],
          [233, 457.9],
          [247, 457.9],
          [261, 457.9]
        ],
        bands: [
          [204.7, 479.9],
          [216, 479.9],
          [227.3, 479.9],
          [238.7, 479.9],
          [250, 479.9],
          [261.3, 479.9]
        ],
        pawns: [
          [204.7, 501.9],
          [216, 501.9],
          [227.3, 501.9],
          [238.7, 501.9],
          [250, 501.9],
          [261.3, 501.9]
        ],
        token: [233, 433.9],
        vp: [261.5, 433.9]
      }
    },
    {
      id: "old-bailey",
      name: "Old Bailey",
      region: "purple",
      size: 1,
      kind: "city",
      token: true,
      objective: null,
      preplacedBands: {},
      polygon: [
        [226.7, 523],
        [276.6, 536.2],
        [313, 537.2],
        [321.1, 610.1],
        [325.2, 678.2],
        [281.8, 674.6],
        [224.7, 665.4],
        [223.2, 603.1]
      ],
      area: 13343,
      label: [275.2, 569],
      labelLines: ["Old", "Bailey"],
      labelBox: [53, 32],
      slots: [[265.7, 595]],
      anchors: {
        fires: [
          [261.2, 614],
          [275.2, 614],
          [289.2, 614]
        ],
        bands: [
          [246.9, 631],
          [258.2, 631],
          [269.5, 631],
          [280.9, 631],
          [292.2, 631],
          [303.5, 631]
        ],
        pawns: [
          [246.9, 648],
          [258.2, 648],
          [269.5, 648],
          [280.9, 648],
          [292.2, 648],
          [303.5, 648]
        ],
        token: [284.7, 595]
      }
    },
    {
      id: "old-fish-street",
      name: "Old Fish Street",
      region: "purple",
      size: 1,
      kind: "city",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [452.9, 670.2],
        [495.8, 674.1],
        [547.8, 673.8],
        [600.3, 673.7],
        [605.9, 738],
        [617.7, 818.1],
        [558.3, 819.1],
        [512.2, 816.2],
        [473.8, 813.7],
        [467.4, 752.3]
      ],
      area: 20551,
      label: [534.9, 702.2],
      labelLines: ["Old Fish Street"],
      labelBox: [106, 18],
      slots: [[525.4, 724.2]],
      anchors: {
        fires: [
          [520.9, 746.2],
          [534.9, 746.2],
          [548.9, 746.2]
        ],
        bands: [
          [502.4, 766.2],
          [515.4, 766.2],
          [528.4, 766.2],
          [541.4, 766.2],
          [554.4, 766.2],
          [567.4, 766.2]
        ],
        pawns: [
          [502.4, 786.2],
          [515.4, 786.2],
          [528.4, 786.2],
          [541.4, 786.2],
          [554.4, 786.2],
          [567.4, 786.2]
        ],
        token: [544.4, 724.2]
      }
    },
    {
      id: "queenhithe",
      name: "Queenhithe",
      region: "purple",
      size: 1,
      kind: "city",
      token: true,
      objective: null,
      preplacedBands: {},
      polygon: [
        [512.2, 816.2],
        [558.3, 819.1],
        [617.7, 818.1],
        [623.7, 889.1],
        [623.6, 955.5],
        [576.1, 955.9],
        [520.8, 954.4],
        [517.9, 884.4]
      ],
      area: 14381,
      label: [568.2, 845.9],
      labelLines: ["Queenhithe"],
      labelBox: [81, 18],
      slots: [[558.7, 868.1]],
      anchors: {
        fires: [
          [554.2, 890.2],
          [568.2, 890.2],
          [582.2, 890.2]
        ],
        bands: [
          [535.7, 910.3],
          [548.7, 910.3],
          [561.7, 910.3],
          [574.7, 910.3],
          [587.7, 910.3],
          [600.7, 910.3]
        ],
        pawns: [
          [535.7, 930.5],
          [548.7, 930.5],
          [561.7, 930.5],
          [574.7, 930.5],
          [587.7, 930.5],
          [600.7, 930.5]
        ],
        token: [577.7, 868.1]
      }
    },
    {
      id: "st-dunstans",
      name: "St. Dunstans",
      region: "purple",
      size: 1,
      kind: "city",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [111.8, 525.7],
        [139.6, 521.4],
        [177, 521.6],
        [226.7, 523],
        [223.2, 603.1],
        [224.7, 665.4],
        [182.7, 658.4],
        [151, 654.7],
        [109.1, 647.1],
        [105.7, 588.4]
      ],
      area: 15590,
      label: [171.7, 551.4],
      labelLines: ["St.", "Dunstans"],
      labelBox: [69, 32],
      slots: [[162.2, 577.4]],
      anchors: {
        fires: [
          [157.7, 596.4],
          [171.7, 596.4],
          [185.7, 596.4]
        ],
        bands: [
          [139.2, 613.4],
          [152.2, 613.4],
          [165.2, 613.4],
          [178.2, 613.4],
          [191.2, 613.4],
          [204.2, 613.4]
        ],
        pawns: [
          [139.2, 630.4],
          [152.2, 630.4],
          [165.2, 630.4],
          [178.2, 630.4],
          [191.2, 630.4],
          [204.2, 630.4]
        ],
        token: [181.2, 577.4]
      }
    },
    {
      id: "st-pauls",
      name: "St. Pauls",
      region: "purple",
      size: 5,
      kind: "city",
      token: false,
      objective: {
        vp: 6,
        deck: "III"
      },
      preplacedBands: {},
      polygon: [
        [313, 537.2],
        [342.5, 536.8],
        [377, 531.2],
        [411.5, 533.2],
        [444.8, 529],
        [451.4, 604.3],
        [452.9, 670.2],
        [467.4, 752.3],
        [473.8, 813.7],
        [427.3, 812.3],
        [391.4, 816.4],
        [364.6, 811.7],
        [330.5, 805.9],
        [331.2, 747.9],
        [325.2, 678.2],
        [321.1, 610.1]
      ],
      area: 37127,
      label: [379, 591],
      labelLines: ["St. Pauls"],
      labelBox: [70, 18],
      slots: [
        [349, 615],
        [368, 615],
        [387, 615],
        [406, 615],
        [425, 615]
      ],
      anchors: {
        fires: [
          [345, 639],
          [359, 639],
          [373, 639],
          [387, 639],
          [401, 639],
          [415, 639],
          [429, 639]
        ],
        bands: [
          [354.5, 661],
          [367.5, 661],
          [380.5, 661],
          [393.5, 661],
          [406.5, 661],
          [419.5, 661]
        ],
        pawns: [
          [354.5, 683],
          [367.5, 683],
          [380.5, 683],
          [393.5, 683],
          [406.5, 683],
          [419.5, 683]
        ],
        token: [387, 615],
        vp: [422.2, 591],
        art: [393.4, 764.7]
      }
    },
    {
      id: "temple",
      name: "Temple",
      region: "purple",
      size: 3,
      kind: "city",
      token: false,
      objective: {
        vp: 2,
        deck: "I"
      },
      preplacedBands: {},
      polygon: [
        [22, 645.1],
        [59.8, 643.4],
        [109.1, 647.1],
        [151, 654.7],
        [146.7, 721.8],
        [149.6, 790.1],
        [117.3, 786.4],
        [92.2, 781.4],
        [56.9, 774.4],
        [22, 768.4]
      ],
      area: 16849,
      label: [70, 670.7],
      labelLines: ["Temple"],
      labelBox: [59, 18],
      slots: [
        [59, 691],
        [78, 691],
        [97, 691]
      ],
      anchors: {
        fires: [
          [50, 711.4],
          [64, 711.4],
          [78, 711.4],
          [92, 711.4],
          [106, 711.4]
        ],
        bands: [
          [45.5, 729.8],
          [58.5, 729.8],
          [71.5, 729.8],
          [84.5, 729.8],
          [97.5, 729.8],
          [110.5, 729.8]
        ],
        pawns: [
          [45.5, 748.1],
          [58.5, 748.1],
          [71.5, 748.1],
          [84.5, 748.1],
          [97.5, 748.1],
          [110.5, 748.1]
        ],
        token: [78, 691],
        vp: [107.4, 670.7]
      }
    },
    {
      id: "watling-street",
      name: "Watling Street",
      region: "purple",
      size: 1,
      kind: "city",
      token: true,
      objective: null,
      preplacedBands: {},
      polygon: [
        [444.8, 529],
        [482.8, 533],
        [532.4, 529.7],
        [534.7, 596.5],
        [547.8, 673.8],
        [495.8, 674.1],
        [452.9, 670.2],
        [451.4, 604.3]
      ],
      area: 12428,
      label: [494.8, 564.2],
      labelLines: ["Watling", "Street"],
      labelBox: [57, 32],
      slots: [[485.3, 591.6]],
      anchors: {
        fires: [
          [480.8, 612],
          [494.8, 612],
          [508.8, 612]
        ],
        bands: [
          [466.5, 630.4],
          [477.8, 630.4],
          [489.1, 630.4],
          [500.5, 630.4],
          [511.8, 630.4],
          [523.1, 630.4]
        ],
        pawns: [
          [466.5, 648.8],
          [477.8, 648.8],
          [489.1, 648.8],
          [500.5, 648.8],
          [511.8, 648.8],
          [523.1, 648.8]
        ],
        token: [504.3, 591.6]
      }
    },
    {
      id: "whitefriars",
      name: "Whitefriars",
      region: "purple",
      size: 1,
      kind: "city",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [92.2, 781.4],
        [117.3, 786.4],
        [149.6, 790.1],
        [180.4, 794.9],
        [181.3, 847.7],
        [191.2, 919.4],
        [140.1, 913.9],
        [93.1, 908.6],
        [95.9, 835]
      ],
      area: 11187,
      label: [138.2, 813.8],
      labelLines: ["Whitefriars"],
      labelBox: [77, 18],
      slots: [[128.7, 835.6]],
      anchors: {
        fires: [
          [124.2, 857.4],
          [138.2, 857.4],
          [152.2, 857.4]
        ],
        bands: [
          [109.9, 877.2],
          [121.2, 877.2],
          [132.5, 877.2],
          [143.9, 877.2],
          [155.2, 877.2],
          [166.5, 877.2]
        ],
        pawns: [
          [109.9, 897],
          [121.2, 897],
          [132.5, 897],
          [143.9, 897],
          [155.2, 897],
          [166.5, 897]
        ],
        token: [147.7, 835.6]
      }
    },
    {
      id: "lincolns-inn-fields",
      name: "Lincoln's Inn Fields",
      region: "purple",
      size: 0,
      kind: "grass",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [22, 511.9],
        [66.5, 515.5],
        [111.8, 525.7],
        [105.7, 588.4],
        [109.1, 647.1],
        [59.8, 643.4],
        [22, 645.1]
      ],
      area: 11018,
      label: [64, 560.4],
      labelLines: ["Lincoln's", "Inn Fields"],
      labelBox: [80, 32],
      slots: [],
      anchors: {
        fires: [],
        bands: [
          [35.7, 600.4],
          [47, 600.4],
          [58.3, 600.4],
          [69.7, 600.4],
          [81, 600.4],
          [92.3, 600.4]
        ],
        pawns: [
          [35.7, 622.4],
          [47, 622.4],
          [58.3, 622.4],
          [69.7, 622.4],
          [81, 622.4],
          [92.3, 622.4]
        ],
        token: null
      }
    },
    {
      id: "temple-gardens",
      name: "Temple Gardens",
      region: "purple",
      size: 0,
      kind: "grass",
      token: false,
      objective: null,
      preplacedBands: {},
      polygon: [
        [22, 768.4],
        [56.9, 774.4],
        [92.2, 781.4],
        [95.9, 835],
        [93.1, 908.6],
        [53.3, 905.4],
        [22, 897.9]
      ],
      area: 9389,
      label: [58, 822.9],
      labelLines: ["Temple", "Gardens"],
      labelBox: [62, 32],
      slots: [],
      anchors: {
        fires: [],
        bands: [
          [29.7, 862.9],
          [41, 862.9],
          [52.3, 862.9],
          [63.7, 862.9],
          [75, 862.9],
          [86.3, 862.9]
        ],
        pawns: [
          [29.7, 884.9],
          [41, 884.9],
          [52.3, 884.9],
          [63.7, 884.9],
          [75, 884.9],
          [86.3, 884.9]
        ],
        token: null
      }
    }
  ],
  links: [
    {
      a: "hatton-garden",
      b: "grays-inn-fields",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [88.6, 109.1],
      length: 133
    },
    {
      a: "clerkenwell-green",
      b: "grays-inn-fields",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [185.9, 102.2],
      length: 62
    },
    {
      a: "clerkenwell-green",
      b: "clerkenwell-fields",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [242.7, 108.1],
      length: 52
    },
    {
      a: "charterhouse",
      b: "clerkenwell-fields",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [334.1, 108.3],
      length: 131
    },
    {
      a: "barbican",
      b: "clerkenwell-fields",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [433.3, 108.6],
      length: 68
    },
    {
      a: "barbican",
      b: "bunhill-fields",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [499, 103.2],
      length: 64
    },
    {
      a: "cripplegate",
      b: "bunhill-fields",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [587, 96.1],
      length: 114
    },
    {
      a: "cripplegate",
      b: "finsbury-fields",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [684.3, 102.7],
      length: 82
    },
    {
      a: "finsbury",
      b: "finsbury-fields",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [779.7, 92.5],
      length: 110
    },
    {
      a: "moorfields",
      b: "finsbury-fields",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [856.8, 95.1],
      length: 44
    },
    {
      a: "moorfields",
      b: "holywell-fields",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [906.6, 92.5],
      length: 57
    },
    {
      a: "bedlam",
      b: "holywell-fields",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [1019.7, 93.3],
      length: 169
    },
    {
      a: "st-botolphs",
      b: "holywell-fields",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [1134.5, 93.9],
      length: 60
    },
    {
      a: "st-botolphs",
      b: "shoreditch-fields",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [1202.1, 93.5],
      length: 76
    },
    {
      a: "artillery-ground",
      b: "shoreditch-fields",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [1278, 93.4],
      length: 76
    },
    {
      a: "bethnal",
      b: "shoreditch-fields",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [1348.9, 92.2],
      length: 66
    },
    {
      a: "bethnal",
      b: "bethnal-green",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [1423, 99.4],
      length: 83
    },
    {
      a: "spitalfields",
      b: "bethnal-green",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [1521, 105.7],
      length: 115
    },
    {
      a: "grays-inn-walks",
      b: "hatton-garden",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [65.3, 243.6],
      length: 87
    },
    {
      a: "ely-house",
      b: "hatton-garden",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [132.5, 241.8],
      length: 48
    },
    {
      a: "ely-house",
      b: "clerkenwell-green",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [174.3, 242.1],
      length: 36
    },
    {
      a: "smithfield",
      b: "clerkenwell-green",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [233, 248.3],
      length: 83
    },
    {
      a: "smithfield",
      b: "charterhouse",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [309.1, 248.6],
      length: 70
    },
    {
      a: "st-bartholomew",
      b: "charterhouse",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [372.2, 247.2],
      length: 57
    },
    {
      a: "st-bartholomew",
      b: "barbican",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [426.4, 247],
      length: 52
    },
    {
      a: "aldersgate",
      b: "barbican",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [486.4, 240.1],
      length: 69
    },
    {
      a: "aldersgate",
      b: "cripplegate",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [548.9, 242.2],
      length: 57
    },
    {
      a: "sion-college",
      b: "cripplegate",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [642.9, 238.8],
      length: 132
    },
    {
      a: "moorgate",
      b: "finsbury",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [762.7, 226.3],
      length: 109
    },
    {
      a: "moorgate",
      b: "moorfields",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [835.6, 229],
      length: 37
    },
    {
      a: "austin-friars",
      b: "moorfields",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [888.5, 226.5],
      length: 69
    },
    {
      a: "austin-friars",
      b: "bedlam",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [939, 219.4],
      length: 33
    },
    {
      a: "gresham-college",
      b: "bedlam",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1016.8, 220.1],
      length: 123
    },
    {
      a: "bishopsgate",
      b: "st-botolphs",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1128.9, 219],
      length: 101
    },
    {
      a: "dukes-place",
      b: "st-botolphs",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1201.6, 219.1],
      length: 44
    },
    {
      a: "dukes-place",
      b: "artillery-ground",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [1266.6, 227.3],
      length: 88
    },
    {
      a: "dukes-place",
      b: "bethnal",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1330, 231.5],
      length: 40
    },
    {
      a: "hounds-ditch",
      b: "bethnal",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1407.7, 242.6],
      length: 118
    },
    {
      a: "petticoat-lane",
      b: "spitalfields",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [1522.5, 249.9],
      length: 112
    },
    {
      a: "holborn",
      b: "grays-inn-walks",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [63.4, 376.4],
      length: 83
    },
    {
      a: "holborn",
      b: "ely-house",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [144.4, 391.5],
      length: 81
    },
    {
      a: "newgate",
      b: "smithfield",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [230.5, 385.9],
      length: 91
    },
    {
      a: "christs-hospital",
      b: "smithfield",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [304.2, 389.6],
      length: 57
    },
    {
      a: "christs-hospital",
      b: "st-bartholomew",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [356.9, 395.7],
      length: 51
    },
    {
      a: "goldsmiths-hall",
      b: "st-bartholomew",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [411.3, 390.3],
      length: 58
    },
    {
      a: "goldsmiths-hall",
      b: "aldersgate",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [462.8, 388.2],
      length: 46
    },
    {
      a: "brewers-hall",
      b: "aldersgate",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [521.5, 389.9],
      length: 72
    },
    {
      a: "brewers-hall",
      b: "sion-college",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [589.9, 382.4],
      length: 66
    },
    {
      a: "guild-hall",
      b: "sion-college",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [659.5, 374.7],
      length: 75
    },
    {
      a: "guild-hall",
      b: "moorgate",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [746, 363.6],
      length: 100
    },
    {
      a: "coleman-street",
      b: "moorgate",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [815.6, 364.7],
      length: 40
    },
    {
      a: "coleman-street",
      b: "austin-friars",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [863.4, 362.2],
      length: 58
    },
    {
      a: "royal-exchange",
      b: "austin-friars",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [913.7, 358.1],
      length: 45
    },
    {
      a: "royal-exchange",
      b: "gresham-college",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [979, 353.1],
      length: 87
    },
    {
      a: "leadenhall",
      b: "gresham-college",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1045, 353.8],
      length: 46
    },
    {
      a: "leadenhall",
      b: "bishopsgate",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1120.2, 362.8],
      length: 106
    },
    {
      a: "fenchurch-street",
      b: "dukes-place",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1234.9, 361.8],
      length: 123
    },
    {
      a: "aldgate",
      b: "dukes-place",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1321.8, 368.7],
      length: 52
    },
    {
      a: "aldgate",
      b: "hounds-ditch",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1383.2, 370.1],
      length: 71
    },
    {
      a: "whitechapel",
      b: "hounds-ditch",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1439.8, 383.8],
      length: 45
    },
    {
      a: "whitechapel",
      b: "petticoat-lane",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1520, 389.1],
      length: 117
    },
    {
      a: "lincolns-inn-fields",
      b: "holborn",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [67.4, 515.7],
      length: 91
    },
    {
      a: "st-dunstans",
      b: "holborn",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [144.2, 521.4],
      length: 66
    },
    {
      a: "st-dunstans",
      b: "newgate",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [201.9, 522.3],
      length: 50
    },
    {
      a: "old-bailey",
      b: "newgate",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [251.7, 529.6],
      length: 52
    },
    {
      a: "old-bailey",
      b: "christs-hospital",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [294.8, 536.7],
      length: 36
    },
    {
      a: "st-pauls",
      b: "christs-hospital",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [345.2, 536.4],
      length: 64
    },
    {
      a: "st-pauls",
      b: "goldsmiths-hall",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [411, 533.2],
      length: 68
    },
    {
      a: "watling-street",
      b: "goldsmiths-hall",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [463.8, 531],
      length: 38
    },
    {
      a: "watling-street",
      b: "brewers-hall",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [507.6, 531.4],
      length: 50
    },
    {
      a: "bread-street",
      b: "brewers-hall",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [576, 531.8],
      length: 87
    },
    {
      a: "cheapside",
      b: "guild-hall",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [675.9, 523.8],
      length: 113
    },
    {
      a: "s-bennet",
      b: "guild-hall",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [762, 514.5],
      length: 60
    },
    {
      a: "s-bennet",
      b: "coleman-street",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [820.5, 513.2],
      length: 57
    },
    {
      a: "s-mary",
      b: "coleman-street",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [870.6, 506.6],
      length: 44
    },
    {
      a: "s-mary",
      b: "royal-exchange",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [914.8, 499.6],
      length: 46
    },
    {
      a: "bridgeward",
      b: "royal-exchange",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [984, 489.1],
      length: 94
    },
    {
      a: "candlewick-ward",
      b: "leadenhall",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1080.4, 489.7],
      length: 99
    },
    {
      a: "pepys-house",
      b: "leadenhall",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1158.9, 489.9],
      length: 59
    },
    {
      a: "pepys-house",
      b: "fenchurch-street",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1228.3, 496.6],
      length: 81
    },
    {
      a: "navy-office",
      b: "fenchurch-street",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1292.2, 502.6],
      length: 50
    },
    {
      a: "navy-office",
      b: "aldgate",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1341.3, 509],
      length: 51
    },
    {
      a: "tower-hill",
      b: "aldgate",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [1395.5, 514],
      length: 59
    },
    {
      a: "tower-hill",
      b: "whitechapel",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [1453.3, 521.1],
      length: 58
    },
    {
      a: "minories",
      b: "whitechapel",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1530.3, 534.5],
      length: 98
    },
    {
      a: "temple",
      b: "lincolns-inn-fields",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [65.6, 643.8],
      length: 87
    },
    {
      a: "temple",
      b: "st-dunstans",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [130.1, 650.9],
      length: 43
    },
    {
      a: "fleet-street",
      b: "st-dunstans",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [188, 659.3],
      length: 74
    },
    {
      a: "ludgate",
      b: "old-bailey",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [274.7, 673.5],
      length: 101
    },
    {
      a: "old-fish-street",
      b: "watling-street",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [500.3, 674.1],
      length: 95
    },
    {
      a: "old-fish-street",
      b: "bread-street",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [574.1, 673.8],
      length: 53
    },
    {
      a: "dowgate",
      b: "bread-street",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [623.2, 667.8],
      length: 47
    },
    {
      a: "dowgate",
      b: "cheapside",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [676.2, 664.6],
      length: 60
    },
    {
      a: "tallow-hall",
      b: "cheapside",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [726.1, 663.3],
      length: 40
    },
    {
      a: "tallow-hall",
      b: "s-bennet",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [805, 648.4],
      length: 122
    },
    {
      a: "pudding-lane",
      b: "s-mary",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [907.4, 645.3],
      length: 84
    },
    {
      a: "pudding-lane",
      b: "bridgeward",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1000.5, 642],
      length: 103
    },
    {
      a: "pudding-lane",
      b: "candlewick-ward",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1096.5, 639.9],
      length: 92
    },
    {
      a: "philpott-lane",
      b: "pepys-house",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1192, 642.2],
      length: 99
    },
    {
      a: "tower-street",
      b: "pepys-house",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1257.9, 643.1],
      length: 34
    },
    {
      a: "tower-street",
      b: "navy-office",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1323.9, 651.4],
      length: 99
    },
    {
      a: "tower",
      b: "tower-hill",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [1431.1, 651.5],
      length: 115
    },
    {
      a: "st-katharines",
      b: "minories",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1533.5, 665],
      length: 92
    },
    {
      a: "temple-gardens",
      b: "temple",
      dir: "N",
      kind: "edge",
      fire: false,
      at: [57.2, 774.5],
      length: 71
    },
    {
      a: "whitefriars",
      b: "temple",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [120.7, 786.8],
      length: 58
    },
    {
      a: "whitefriars",
      b: "fleet-street",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [165, 792.5],
      length: 31
    },
    {
      a: "bridewell",
      b: "fleet-street",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [208.9, 797.2],
      length: 57
    },
    {
      a: "bridewell",
      b: "ludgate",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [258.9, 802],
      length: 44
    },
    {
      a: "blackfriars",
      b: "ludgate",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [305.7, 803.2],
      length: 50
    },
    {
      a: "blackfriars",
      b: "st-pauls",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [361, 811.1],
      length: 62
    },
    {
      a: "baynards-castle",
      b: "st-pauls",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [432.5, 812.5],
      length: 83
    },
    {
      a: "baynards-castle",
      b: "old-fish-street",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [493, 815],
      length: 38
    },
    {
      a: "queenhithe",
      b: "old-fish-street",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [564.9, 819],
      length: 106
    },
    {
      a: "vintry",
      b: "dowgate",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [670.7, 811.7],
      length: 107
    },
    {
      a: "vintry",
      b: "tallow-hall",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [748.3, 805.8],
      length: 49
    },
    {
      a: "voyners-hall",
      b: "tallow-hall",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [834.8, 801.6],
      length: 124
    },
    {
      a: "billingsgate",
      b: "philpott-lane",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1181.9, 790.1],
      length: 99
    },
    {
      a: "billingsgate",
      b: "tower-street",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1254.3, 787.3],
      length: 46
    },
    {
      a: "custom-house",
      b: "tower-street",
      dir: "N",
      kind: "edge",
      fire: true,
      at: [1322.4, 784.6],
      length: 91
    },
    {
      a: "grays-inn-fields",
      b: "clerkenwell-fields",
      dir: "E",
      kind: "edge",
      fire: false,
      at: [210.4, 64.1],
      length: 86
    },
    {
      a: "clerkenwell-fields",
      b: "bunhill-fields",
      dir: "E",
      kind: "edge",
      fire: false,
      at: [462.4, 64.4],
      length: 85
    },
    {
      a: "bunhill-fields",
      b: "finsbury-fields",
      dir: "E",
      kind: "edge",
      fire: false,
      at: [636.2, 63],
      length: 82
    },
    {
      a: "finsbury-fields",
      b: "holywell-fields",
      dir: "E",
      kind: "edge",
      fire: false,
      at: [882.5, 60.1],
      length: 78
    },
    {
      a: "holywell-fields",
      b: "shoreditch-fields",
      dir: "E",
      kind: "edge",
      fire: false,
      at: [1163.8, 60.4],
      length: 77
    },
    {
      a: "shoreditch-fields",
      b: "bethnal-green",
      dir: "E",
      kind: "edge",
      fire: false,
      at: [1387.2, 58.3],
      length: 73
    },
    {
      a: "hatton-garden",
      b: "clerkenwell-green",
      dir: "E",
      kind: "edge",
      fire: false,
      at: [151.9, 173.4],
      length: 141
    },
    {
      a: "clerkenwell-green",
      b: "charterhouse",
      dir: "E",
      kind: "edge",
      fire: false,
      at: [274.8, 180.6],
      length: 142
    },
    {
      a: "charterhouse",
      b: "barbican",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [399.4, 177.3],
      length: 146
    },
    {
      a: "barbican",
      b: "cripplegate",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [524, 169.2],
      length: 146
    },
    {
      a: "cripplegate",
      b: "finsbury",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [713, 162.7],
      length: 134
    },
    {
      a: "finsbury",
      b: "moorfields",
      dir: "E",
      kind: "edge",
      fire: false,
      at: [823.9, 160.5],
      length: 140
    },
    {
      a: "moorfields",
      b: "bedlam",
      dir: "E",
      kind: "edge",
      fire: false,
      at: [930.9, 155.7],
      length: 133
    },
    {
      a: "bedlam",
      b: "st-botolphs",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [1094.8, 155.9],
      length: 128
    },
    {
      a: "st-botolphs",
      b: "artillery-ground",
      dir: "E",
      kind: "edge",
      fire: false,
      at: [1228, 156.2],
      length: 127
    },
    {
      a: "artillery-ground",
      b: "bethnal",
      dir: "E",
      kind: "edge",
      fire: false,
      at: [1308.9, 161.8],
      length: 141
    },
    {
      a: "bethnal",
      b: "spitalfields",
      dir: "E",
      kind: "edge",
      fire: false,
      at: [1464.7, 177.9],
      length: 142
    },
    {
      a: "grays-inn-walks",
      b: "ely-house",
      dir: "E",
      kind: "edge",
      fire: false,
      at: [107.5, 312.4],
      length: 145
    },
    {
      a: "ely-house",
      b: "smithfield",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [191.8, 315.9],
      length: 151
    },
    {
      a: "smithfield",
      b: "st-bartholomew",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [340.7, 323.6],
      length: 149
    },
    {
      a: "st-bartholomew",
      b: "aldersgate",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [443.9, 314.2],
      length: 142
    },
    {
      a: "aldersgate",
      b: "sion-college",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [569.9, 315.8],
      length: 148
    },
    {
      a: "sion-college",
      b: "moorgate",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [705.9, 299.9],
      length: 141
    },
    {
      a: "moorgate",
      b: "austin-friars",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [847.8, 298.8],
      length: 142
    },
    {
      a: "austin-friars",
      b: "gresham-college",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [944.7, 289.2],
      length: 145
    },
    {
      a: "gresham-college",
      b: "bishopsgate",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [1075, 287.9],
      length: 141
    },
    {
      a: "bishopsgate",
      b: "dukes-place",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [1179.6, 290.2],
      length: 143
    },
    {
      a: "dukes-place",
      b: "hounds-ditch",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [1351.2, 298.8],
      length: 137
    },
    {
      a: "hounds-ditch",
      b: "petticoat-lane",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [1467.8, 319.3],
      length: 141
    },
    {
      a: "holborn",
      b: "newgate",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [181, 456.3],
      length: 131
    },
    {
      a: "newgate",
      b: "christs-hospital",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [278.4, 461],
      length: 150
    },
    {
      a: "christs-hospital",
      b: "goldsmiths-hall",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [380.7, 462.4],
      length: 138
    },
    {
      a: "goldsmiths-hall",
      b: "brewers-hall",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [488.7, 462.3],
      length: 142
    },
    {
      a: "brewers-hall",
      b: "guild-hall",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [624.2, 452],
      length: 152
    },
    {
      a: "guild-hall",
      b: "coleman-street",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [794.9, 436.7],
      length: 152
    },
    {
      a: "coleman-street",
      b: "royal-exchange",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [891, 429.4],
      length: 149
    },
    {
      a: "royal-exchange",
      b: "leadenhall",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [1027.2, 418.8],
      length: 139
    },
    {
      a: "leadenhall",
      b: "fenchurch-street",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [1180.5, 428.1],
      length: 134
    },
    {
      a: "fenchurch-street",
      b: "aldgate",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [1304.8, 440.6],
      length: 142
    },
    {
      a: "aldgate",
      b: "whitechapel",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [1422.9, 449.2],
      length: 143
    },
    {
      a: "lincolns-inn-fields",
      b: "st-dunstans",
      dir: "E",
      kind: "edge",
      fire: false,
      at: [105.9, 586.3],
      length: 122
    },
    {
      a: "st-dunstans",
      b: "old-bailey",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [223.6, 594.2],
      length: 142
    },
    {
      a: "old-bailey",
      b: "st-pauls",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [320.8, 607.6],
      length: 142
    },
    {
      a: "st-pauls",
      b: "watling-street",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [451, 599.5],
      length: 142
    },
    {
      a: "watling-street",
      b: "bread-street",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [535.7, 602.2],
      length: 145
    },
    {
      a: "bread-street",
      b: "cheapside",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [636.5, 594.1],
      length: 137
    },
    {
      a: "cheapside",
      b: "s-bennet",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [742.9, 589.7],
      length: 147
    },
    {
      a: "s-bennet",
      b: "s-mary",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [856.6, 576.2],
      length: 135
    },
    {
      a: "s-mary",
      b: "bridgeward",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [941.9, 570],
      length: 150
    },
    {
      a: "bridgeward",
      b: "candlewick-ward",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [1037.3, 561.2],
      length: 147
    },
    {
      a: "candlewick-ward",
      b: "pepys-house",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [1131.9, 563.6],
      length: 153
    },
    {
      a: "pepys-house",
      b: "navy-office",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [1270.8, 571.3],
      length: 154
    },
    {
      a: "navy-office",
      b: "tower-hill",
      dir: "E",
      kind: "edge",
      fire: false,
      at: [1369.3, 578.5],
      length: 142
    },
    {
      a: "tower-hill",
      b: "minories",
      dir: "E",
      kind: "edge",
      fire: false,
      at: [1487.8, 593.4],
      length: 137
    },
    {
      a: "temple",
      b: "fleet-street",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [146.7, 722.4],
      length: 136
    },
    {
      a: "fleet-street",
      b: "ludgate",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [232.1, 734.4],
      length: 139
    },
    {
      a: "ludgate",
      b: "st-pauls",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [330.7, 741.9],
      length: 128
    },
    {
      a: "st-pauls",
      b: "old-fish-street",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [465.5, 741.6],
      length: 145
    },
    {
      a: "old-fish-street",
      b: "dowgate",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [607.1, 746.1],
      length: 146
    },
    {
      a: "dowgate",
      b: "tallow-hall",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [711.4, 735.6],
      length: 145
    },
    {
      a: "tallow-hall",
      b: "pudding-lane",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [881.3, 718.8],
      length: 155
    },
    {
      a: "pudding-lane",
      b: "philpott-lane",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [1136.2, 713.8],
      length: 149
    },
    {
      a: "philpott-lane",
      b: "tower-street",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [1237.5, 712.5],
      length: 149
    },
    {
      a: "tower-street",
      b: "tower",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [1367.9, 718.2],
      length: 138
    },
    {
      a: "tower",
      b: "st-katharines",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [1481.7, 733.8],
      length: 278
    },
    {
      a: "temple-gardens",
      b: "whitefriars",
      dir: "E",
      kind: "edge",
      fire: false,
      at: [95.5, 845],
      length: 127
    },
    {
      a: "whitefriars",
      b: "bridewell",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [182.6, 857.4],
      length: 125
    },
    {
      a: "bridewell",
      b: "blackfriars",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [284.6, 870],
      length: 139
    },
    {
      a: "blackfriars",
      b: "baynards-castle",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [396.7, 882.1],
      length: 132
    },
    {
      a: "baynards-castle",
      b: "queenhithe",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [517.9, 885.2],
      length: 138
    },
    {
      a: "queenhithe",
      b: "vintry",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [623.5, 886.7],
      length: 138
    },
    {
      a: "vintry",
      b: "voyners-hall",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [765.9, 882.3],
      length: 156
    },
    {
      a: "voyners-hall",
      b: "pudding-lane",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [901.5, 874],
      length: 159
    },
    {
      a: "pudding-lane",
      b: "billingsgate",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [1118.7, 864.2],
      length: 154
    },
    {
      a: "billingsgate",
      b: "custom-house",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [1279.5, 861.5],
      length: 148
    },
    {
      a: "custom-house",
      b: "tower",
      dir: "E",
      kind: "edge",
      fire: true,
      at: [1369.7, 862.7],
      length: 151
    },
    {
      a: "sion-college",
      b: "finsbury",
      dir: "NE",
      kind: "cross",
      fire: true,
      at: [708.2, 229.6]
    },
    {
      a: "cripplegate",
      b: "moorgate",
      dir: "SE",
      kind: "cross",
      fire: true,
      at: [708.2, 229.6]
    },
    {
      a: "gresham-college",
      b: "st-botolphs",
      dir: "NE",
      kind: "cross",
      fire: true,
      at: [1078.3, 217.6]
    },
    {
      a: "bedlam",
      b: "bishopsgate",
      dir: "SE",
      kind: "cross",
      fire: true,
      at: [1078.3, 217.6]
    },
    {
      a: "hounds-ditch",
      b: "spitalfields",
      dir: "NE",
      kind: "cross",
      fire: false,
      at: [1466.5, 248.8]
    },
    {
      a: "bethnal",
      b: "petticoat-lane",
      dir: "SE",
      kind: "cross",
      fire: true,
      at: [1466.5, 248.8]
    },
    {
      a: "holborn",
      b: "smithfield",
      dir: "NE",
      kind: "cross",
      fire: true,
      at: [185.1, 391]
    },
    {
      a: "ely-house",
      b: "newgate",
      dir: "SE",
      kind: "cross",
      fire: true,
      at: [185.1, 391]
    },
    {
      a: "leadenhall",
      b: "dukes-place",
      dir: "NE",
      kind: "cross",
      fire: true,
      at: [1173.3, 361.5]
    },
    {
      a: "bishopsgate",
      b: "fenchurch-street",
      dir: "SE",
      kind: "cross",
      fire: true,
      at: [1173.3, 361.5]
    },
    {
      a: "bread-street",
      b: "guild-hall",
      dir: "NE",
      kind: "cross",
      fire: true,
      at: [619.5, 527.9]
    },
    {
      a: "brewers-hall",
      b: "cheapside",
      dir: "SE",
      kind: "cross",
      fire: true,
      at: [619.5, 527.9]
    },
    {
      a: "bridgeward",
      b: "leadenhall",
      dir: "NE",
      kind: "cross",
      fire: true,
      at: [1031.1, 488]
    },
    {
      a: "royal-exchange",
      b: "candlewick-ward",
      dir: "SE",
      kind: "cross",
      fire: true,
      at: [1031.1, 488]
    },
    {
      a: "fleet-street",
      b: "old-bailey",
      dir: "NE",
      kind: "cross",
      fire: true,
      at: [224.7, 665.4]
    },
    {
      a: "st-dunstans",
      b: "ludgate",
      dir: "SE",
      kind: "cross",
      fire: true,
      at: [224.7, 665.4]
    },
    {
      a: "tallow-hall",
      b: "s-mary",
      dir: "NE",
      kind: "cross",
      fire: true,
      at: [865.7, 642.9]
    },
    {
      a: "s-bennet",
      b: "pudding-lane",
      dir: "SE",
      kind: "cross",
      fire: true,
      at: [865.7, 642.9]
    },
    {
      a: "pudding-lane",
      b: "pepys-house",
      dir: "NE",
      kind: "cross",
      fire: true,
      at: [1142.4, 639.4]
    },
    {
      a: "candlewick-ward",
      b: "philpott-lane",
      dir: "SE",
      kind: "cross",
      fire: true,
      at: [1142.4, 639.4]
    },
    {
      a: "tower-street",
      b: "tower-hill",
      dir: "NE",
      kind: "cross",
      fire: false,
      at: [1373.6, 649.5]
    },
    {
      a: "navy-office",
      b: "tower",
      dir: "SE",
      kind: "cross",
      fire: true,
      at: [1373.6, 649.5]
    },
    {
      a: "tower",
      b: "minories",
      dir: "NE",
      kind: "cross",
      fire: true,
      at: [1487.7, 661.9]
    },
    {
      a: "tower-hill",
      b: "st-katharines",
      dir: "SE",
      kind: "cross",
      fire: false,
      at: [1487.7, 661.9]
    },
    {
      a: "queenhithe",
      b: "dowgate",
      dir: "NE",
      kind: "cross",
      fire: true,
      at: [617.7, 818.1]
    },
    {
      a: "old-fish-street",
      b: "vintry",
      dir: "SE",
      kind: "cross",
      fire: true,
      at: [617.7, 818.1]
    }
  ],
  objectives: [
    {
      id: "I-bedlam",
      deck: "I",
      districts: ["bedlam"],
      vp: 2
    },
    {
      id: "I-blackfriars",
      deck: "I",
      districts: ["blackfriars"],
      vp: 2
    },
    {
      id: "I-bridewell",
      deck: "I",
      districts: ["bridewell"],
      vp: 2
    },
    {
      id: "I-charterhouse",
      deck: "I",
      districts: ["charterhouse"],
      vp: 2
    },
    {
      id: "I-christs-hospital",
      deck: "I",
      districts: ["christs-hospital"],
      vp: 2
    },
    {
      id: "I-newgate",
      deck: "I",
      districts: ["newgate"],
      vp: 2
    },
    {
      id: "I-smithfield",
      deck: "I",
      districts: ["smithfield"],
      vp: 2
    },
    {
      id: "I-temple",
      deck: "I",
      districts: ["temple"],
      vp: 2
    },
    {
      id: "II-aldgate",
      deck: "II",
      districts: ["aldgate"],
      vp: 4
    },
    {
      id: "II-baynards-castle",
      deck: "II",
      districts: ["baynards-castle"],
      vp: 4
    },
    {
      id: "II-bishopsgate",
      deck: "II",
      districts: ["bishopsgate"],
      vp: 4
    },
    {
      id: "II-dukes-place",
      deck: "II",
      districts: ["dukes-place"],
      vp: 4
    },
    {
      id: "II-goldsmiths-hall",
      deck: "II",
      districts: ["goldsmiths-hall"],
      vp: 4
    },
    {
      id: "II-gresham-college",
      deck: "II",
      districts: ["gresham-college"],
      vp: 4
    },
    {
      id: "II-navy-office",
      deck: "II",
      districts: ["navy-office"],
      vp: 4
    },
    {
      id: "II-st-katharines",
      deck: "II",
      districts: ["st-katharines"],
      vp: 4
    },
    {
      id: "III-cheapside",
      deck: "III",
      districts: ["cheapside"],
      vp: 6
    },
    {
      id: "III-custom-house",
      deck: "III",
      districts: ["custom-house"],
      vp: 6
    },
    {
      id: "III-guild-hall",
      deck: "III",
      districts: ["guild-hall"],
      vp: 6
    },
    {
      id: "III-leadenhall",
      deck: "III",
      districts: ["leadenhall"],
      vp: 6
    },
    {
      id: "III-royal-exchange",
      deck: "III",
      districts: ["royal-exchange"],
      vp: 6
    },
    {
      id: "III-st-pauls",
      deck: "III",
      districts: ["st-pauls"],
      vp: 6
    },
    {
      id: "III-tower",
      deck: "III",
      districts: ["tower"],
      vp: 6
    },
    {
      id: "III-vintry",
      deck: "III",
      districts: ["vintry"],
      vp: 6
    }
  ]
};

// packages/game/src/board/map.ts
var REGIONS = ["orange", "green", "blue", "purple"];
var OBJECTIVE_DECKS = ["I", "II", "III"];
var LONDON_MAP = london_default;

// packages/game/src/board/board.ts
var PUDDING_LANE = "pudding-lane";
var OPPOSITE = {
  N: "S",
  S: "N",
  E: "W",
  W: "E",
  NE: "SW",
  SW: "NE",
  NW: "SE",
  SE: "NW"
};
var indexById = (list) => new Map(list.map((item) => [item.id, item]));
var mapDistrictsById = indexById(LONDON_MAP.districts);
function findNeighbours(id) {
  return LONDON_MAP.links.flatMap((link) => {
    if (link.a === id) return [{ id: link.b, bearing: link.dir, allowsFire: link.fire }];
    if (link.b === id) return [{ id: link.a, bearing: OPPOSITE[link.dir], allowsFire: link.fire }];
    return [];
  });
}
function createBoardDistrict(id) {
  const map = mapDistrictsById.get(id);
  if (map === void 0) throw new Error(`The map has no district ${id}`);
  const neighbours = findNeighbours(id);
  const fireNeighbours = neighbours.filter((neighbour) => neighbour.allowsFire);
  const findCardTargets = (card3) => fireNeighbours.flatMap((neighbour) => cardAllows(card3, neighbour.bearing) ? [neighbour.id] : []);
  return {
    map,
    id,
    index: DISTRICT_IDS.indexOf(id),
    size: map.size,
    isCity: map.kind === "city",
    isPuddingLane: map.kind === "pudding-lane",
    isGreen: map.region === "green",
    neighbours,
    fireNeighbours,
    cardTargets: {
      N: findCardTargets("N"),
      E: findCardTargets("E"),
      S: findCardTargets("S"),
      W: findCardTargets("W")
    },
    moveTargets: neighbours.flatMap((neighbour) => neighbour.id === PUDDING_LANE ? [] : [neighbour.id])
  };
}
function byDistrict(value) {
  const record = /* @__PURE__ */ Object.create(null);
  for (const id of DISTRICT_IDS) record[id] = value(id);
  return record;
}
var BOARD = byDistrict(createBoardDistrict);
var DISTRICTS_BY_INDEX = DISTRICT_IDS.map((id) => BOARD[id]);
var FIRE_NEIGHBOURS = DISTRICTS_BY_INDEX.map(
  ({ fireNeighbours }) => fireNeighbours.map(({ id }) => BOARD[id].index)
);
var CARD_TARGETS = {
  N: DISTRICTS_BY_INDEX.map(({ cardTargets }) => cardTargets.N.map((id) => BOARD[id].index)),
  E: DISTRICTS_BY_INDEX.map(({ cardTargets }) => cardTargets.E.map((id) => BOARD[id].index)),
  S: DISTRICTS_BY_INDEX.map(({ cardTargets }) => cardTargets.S.map((id) => BOARD[id].index)),
  W: DISTRICTS_BY_INDEX.map(({ cardTargets }) => cardTargets.W.map((id) => BOARD[id].index))
};
var CITY_DISTRICTS = DISTRICT_IDS.filter((id) => BOARD[id].isCity);
var OBJECTIVES = Object.fromEntries(
  LONDON_MAP.objectives.map((objective2) => [objective2.id, objective2])
);
var BURNABLE_DISTRICTS = DISTRICT_IDS.filter(
  (id) => BOARD[id].isCity || BOARD[id].isPuddingLane
);
var BURNABLE_INDICES = BURNABLE_DISTRICTS.map((id) => BOARD[id].index);
function linkBetween(from, to) {
  return BOARD[from].neighbours.find((neighbour) => neighbour.id === to);
}
function isAdjacent(a, b) {
  return linkBetween(a, b) !== void 0;
}
function cardAllows(card3, bearing) {
  return bearing.includes(card3);
}

// packages/game/src/copy-on-write.ts
function copyOnWrite(copy) {
  const owned = /* @__PURE__ */ new WeakSet();
  return {
    share: (value) => {
      owned.delete(value);
      return value;
    },
    writable: (value) => {
      if (owned.has(value)) return value;
      const ownCopy = copy(value);
      owned.add(ownCopy);
      return ownCopy;
    }
  };
}

// packages/game/src/board/districts.ts
var cachedDistricts = null;
var cachedList = [];
function districtsByIndex({ districts }) {
  if (districts !== cachedDistricts) {
    cachedList = DISTRICT_IDS.map((id) => districts[id]);
    cachedDistricts = districts;
  }
  return cachedList;
}
var copyOnWriteDistricts = copyOnWrite(
  (districts) => byDistrict((id) => districts[id])
);
function setDistrict(draft, id, district3) {
  const districts = copyOnWriteDistricts.writable(draft.districts);
  draft.districts = districts;
  districts[id] = district3;
  if (districts === cachedDistricts) cachedList[BOARD[id].index] = district3;
}
function changeDistrict(draft, id, change) {
  const previous = draft.districts[id];
  setDistrict(draft, id, {
    houses: change.houses ?? previous.houses,
    cones: change.cones ?? previous.cones,
    bands: change.bands ?? previous.bands,
    demolished: change.demolished ?? previous.demolished,
    token: change.token ?? previous.token
  });
}
function addCones(draft, id, cones) {
  changeDistrict(draft, id, { cones: draft.districts[id].cones + cones });
}
function addBands(draft, id, bands) {
  changeDistrict(draft, id, { bands: draft.districts[id].bands + bands });
}

// packages/game/src/fire/burning.ts
function isOnFire(state, district3) {
  return state.districts[district3].cones > 0;
}
function isContained(state, district3) {
  const { cones, bands } = state.districts[district3];
  return cones > 0 && bands >= cones && district3 !== PUDDING_LANE;
}
function isBurning(state, district3) {
  return isBurningDistrict(state.districts[district3], district3);
}
function isBurningDistrict({ cones, bands }, district3) {
  return cones > 0 && (bands < cones || district3 === PUDDING_LANE);
}
function freeBands(state, district3) {
  const { cones, bands } = state.districts[district3];
  return Math.max(0, bands - cones);
}
function districtsWithFreeBands(state) {
  const ids = [];
  const districts = districtsByIndex(state);
  for (let index = 0; index < districts.length; index += 1) {
    const { cones, bands } = districts[index];
    if (bands > cones) ids.push(DISTRICT_IDS[index]);
  }
  return ids;
}

// packages/game/src/turn.ts
var ACTION_POINTS = 4;
var PHASE_REFUSALS = {
  redeal: { rule: "SET-3", reason: "keep-or-redeal-first" },
  band: { rule: "SET-10", reason: "place-band-first" },
  pawn: { rule: "SET-11", reason: "place-pawn-first" },
  spread: { rule: "FIRE-1", reason: "spread-first" },
  act: { rule: "ACT-1", reason: "choose-actions" },
  intensify: { rule: "INT-1", reason: "intensify-first" },
  over: { rule: "END-1", reason: "game-over" }
};
function checkTurn(state, seat2, phases) {
  const { turn } = state;
  if (turn.step === "over") return PHASE_REFUSALS.over;
  if (turn.seat !== seat2) return { rule: "SET-9", reason: "not-your-turn" };
  return phases.includes(turn.step) ? null : PHASE_REFUSALS[turn.step];
}
function nextSeat(state, seat2) {
  return (seat2 + 1) % state.rules.players;
}
function beginTurn(draft, seat2) {
  draft.turn = {
    number: draft.turn.number + 1,
    seat: seat2,
    step: "spread",
    card: null,
    spreads: 0,
    points: ACTION_POINTS,
    actions: 0,
    undos: 0,
    intensifyBy: null
  };
  return [{ type: "turn-began", seat: seat2, turn: draft.turn.number }];
}

// packages/game/src/actions/movement.ts
function checkActionPoint(state, seat2) {
  const turnRefusal = checkTurn(state, seat2, ["act"]);
  if (turnRefusal !== null) return turnRefusal;
  return state.turn.points < 1 ? { rule: "ACT-1", reason: "no-points-left" } : null;
}
function checkMovement(state, seat2, piece, from, to) {
  const rule = piece === "pawn" ? "ACT-2" : "ACT-3";
  const pointRefusal = checkActionPoint(state, seat2);
  if (pointRefusal !== null) return pointRefusal;
  if (to === PUDDING_LANE) return { rule, reason: "pudding-lane-closed" };
  return isAdjacent(from, to) ? null : { rule, reason: "not-adjacent" };
}
function reachableDistricts(state, piece, from, points) {
  const isPinnedIn = (id) => piece === "band" && isBurning(state, id);
  const reachable = /* @__PURE__ */ new Map([
    [from, { to: from, cost: 0, path: [], pinned: false }]
  ]);
  for (const { to: current, cost, path, pinned } of reachable.values()) {
    if (cost === points || pinned) continue;
    for (const to of BOARD[current].moveTargets) {
      if (reachable.has(to)) continue;
      reachable.set(to, { to, cost: cost + 1, path: [...path, to], pinned: isPinnedIn(to) });
    }
  }
  reachable.delete(from);
  return [...reachable.values()];
}
function spendActionPoint(draft) {
  draft.turn.points -= 1;
  draft.turn.actions += 1;
}

// packages/game/src/actions/move-band.ts
var BAND_MOVES = byDistrict(
  (from) => BOARD[from].moveTargets.map((to) => ({ type: "move-band", from, to }))
);
function legalBandMoves(state, seat2) {
  if (checkActionPoint(state, seat2) !== null) return [];
  const moves = [];
  for (const from of districtsWithFreeBands(state)) for (const move of BAND_MOVES[from]) moves.push(move);
  return moves;
}
function uncontainedConesAfterBand(state, district3) {
  const { cones, bands } = state.districts[district3];
  return Math.max(0, cones - bands - 1);
}
function checkBandMove(state, seat2, { from, to }) {
  const movementRefusal = checkMovement(state, seat2, "band", from, to);
  if (movementRefusal !== null) return movementRefusal;
  if (state.districts[from].bands === 0) return { rule: "ACT-3", reason: "no-band-here" };
  return freeBands(state, from) === 0 ? { rule: "ACT-3", reason: "bands-pinned" } : null;
}
function applyBandMove(draft, seat2, { from, to }) {
  const pinned = isBurning(draft, to);
  addBands(draft, from, -1);
  addBands(draft, to, 1);
  spendActionPoint(draft);
  return [{ type: "band-moved", seat: seat2, from, to, pinned }];
}

// packages/game/src/actions/move-pawn.ts
function legalPawnMoves(state, seat2) {
  const from = state.seats[seat2]?.pawn ?? null;
  return from === null || checkActionPoint(state, seat2) !== null ? [] : BOARD[from].moveTargets;
}
function checkPawnMove(state, seat2, { to }) {
  const from = state.seats[seat2]?.pawn ?? null;
  return checkMovement(state, seat2, "pawn", from ?? to, to);
}
function applyPawnMove(draft, seat2, { to }) {
  const player = draft.seats[seat2];
  if (player === void 0 || player.pawn === null) throw new Error(`Seat ${seat2} has no pawn on the board`);
  const from = player.pawn;
  player.pawn = to;
  spendActionPoint(draft);
  return [{ type: "pawn-moved", seat: seat2, from, to }];
}

// packages/game/src/actions/hero.ts
var MIN_CONES_FOR_HERO = 3;
function updateHero(draft, seat2) {
  const cones = draft.seats[seat2]?.putOut ?? 0;
  const from = draft.hero;
  const requiredCones = from === null ? MIN_CONES_FOR_HERO : (draft.seats[from]?.putOut ?? 0) + 1;
  if (seat2 === from || cones < requiredCones) return [];
  draft.hero = seat2;
  return [{ type: "hero-passed", seat: seat2, from }];
}

// packages/game/src/actions/put-out.ts
function legalPutOuts(state, seat2 = state.turn.seat) {
  const district3 = state.seats[seat2]?.pawn ?? null;
  if (district3 === null || checkPutOut(state, seat2, { type: "put-out", district: district3 }) !== null) return [];
  return [district3];
}
function checkPutOut(state, seat2, { district: district3 }) {
  const pointRefusal = checkActionPoint(state, seat2);
  if (pointRefusal !== null) return pointRefusal;
  if (state.seats[seat2]?.pawn !== district3) return { rule: "ACT-5", reason: "pawn-not-here" };
  if (!isOnFire(state, district3)) return { rule: "ACT-5", reason: "not-burning" };
  return isContained(state, district3) ? null : { rule: "ACT-5", reason: "not-contained" };
}
function applyPutOut(draft, seat2, { district: district3 }) {
  const player = draft.seats[seat2];
  if (player === void 0) throw new Error(`No seat ${seat2}`);
  addCones(draft, district3, -1);
  player.putOut += 1;
  spendActionPoint(draft);
  return [{ type: "cone-put-out", seat: seat2, district: district3 }, ...updateHero(draft, seat2)];
}

// packages/game/src/board/component-counts.json
var component_counts_default = {
  fireStack: {
    "3": {
      A: 6,
      B: 6,
      C: 6,
      D: 6,
      E: 5,
      F: 4
    },
    "4": {
      A: 9,
      B: 9,
      C: 9,
      D: 5
    },
    "5": {
      A: 7,
      B: 6,
      C: 6,
      D: 6,
      E: 5
    },
    "6": {
      A: 6,
      B: 5,
      C: 5,
      D: 5,
      E: 5,
      F: 4
    },
    order: "A is dealt first and lies at the bottom; the last letter is on top and is reached first",
    unused: {
      "3": 12,
      "4": 8,
      "5": 5,
      "6": 0
    }
  },
  fireCards: {
    N: 15,
    E: 15,
    S: 15,
    W: 15,
    hand: 5
  },
  tokens: {
    demolition: 10,
    doubleMove: 6,
    oneVp: 4
  },
  pieces: {
    housesPerColour: 20,
    colours: 6,
    fireCones: 65,
    puddingLaneStart: 25,
    puddingLaneRefill: 5,
    trainedBands: 6
  }
};

// packages/game/src/board/component-counts.ts
var COMPONENT_COUNTS = component_counts_default;

// packages/game/src/fire/supply.ts
function availableCones(state) {
  return state.seats.reduce(
    (sum, seat2) => sum + seat2.putOut,
    state.stock + state.districts[PUDDING_LANE].cones
  );
}
function findSupplierAfterStock(state) {
  if (state.districts[PUDDING_LANE].cones > 0) return "pudding-lane";
  return state.seats.some(({ putOut }) => putOut > 0) ? "players" : null;
}
function takeCones(draft, needed) {
  const events = [];
  let cones = 0;
  let fromPuddingLane = 0;
  while (cones < needed) {
    const supplier = draft.stock > 0 ? "stock" : findSupplierAfterStock(draft);
    if (supplier === null) break;
    if (supplier === "players") {
      events.push({ type: "cones-returned", seats: returnCones(draft) });
      continue;
    }
    if (supplier === "stock") {
      draft.stock -= 1;
    } else {
      addCones(draft, PUDDING_LANE, -1);
      fromPuddingLane += 1;
    }
    cones += 1;
  }
  events.push(...refillPuddingLane(draft));
  return { cones, fromPuddingLane, events };
}
function returnCones(draft) {
  const returningSeats = draft.seats.flatMap((seat2, index) => seat2.putOut > 0 ? [index] : []);
  for (const seat2 of draft.seats) {
    if (seat2.putOut === 0) continue;
    seat2.putOut -= 1;
    draft.stock += 1;
  }
  return returningSeats;
}
function refillPuddingLane(draft) {
  if (draft.districts[PUDDING_LANE].cones > 0 || draft.stock === 0) return [];
  const cones = Math.min(COMPONENT_COUNTS.pieces.puddingLaneRefill, draft.stock);
  draft.stock -= cones;
  addCones(draft, PUDDING_LANE, cones);
  return [{ type: "pudding-lane-refilled", cones }];
}

// packages/game/src/deck/intensify.ts
var CONES_PER_INTENSIFY = 3;
var MAX_CONES_ABOVE_SIZE = 2;
function roomIn(state, district3) {
  return roomInDistrict(BOARD[district3], state.districts[district3]);
}
function roomInDistrict({ id, size }, district3) {
  if (id === PUDDING_LANE || !isBurningDistrict(district3, id)) return 0;
  return Math.max(0, size + MAX_CONES_ABOVE_SIZE - district3.cones);
}
function districtsWithRoom(state) {
  const entries = [];
  const districts = districtsByIndex(state);
  for (const index of BURNABLE_INDICES) {
    const boardDistrict = DISTRICTS_BY_INDEX[index];
    const room = roomInDistrict(boardDistrict, districts[index]);
    if (room > 0) entries.push({ district: boardDistrict.id, room });
  }
  return entries;
}
function intensifyConeCount(state) {
  const totalRoom = districtsWithRoom(state).reduce((sum, entry) => sum + entry.room, 0);
  return Math.min(CONES_PER_INTENSIFY, totalRoom, availableCones(state));
}
function checkIntensify(state, seat2, { districts }) {
  const turnRefusal = checkTurn(state, seat2, ["intensify"]);
  if (turnRefusal !== null) return turnRefusal;
  for (const district3 of districts) {
    if (district3 === PUDDING_LANE) return { rule: "INT-1", reason: "pudding-lane-closed" };
    if (!isBurning(state, district3)) return { rule: "INT-1", reason: "not-burning" };
    const requestedCount = districts.filter((other) => other === district3).length;
    if (requestedCount > roomIn(state, district3)) return { rule: "INT-2", reason: "no-room" };
  }
  const requiredCount = intensifyConeCount(state);
  if (districts.length > requiredCount) return { rule: "INT-3", reason: "too-many-cones" };
  return districts.length < requiredCount ? { rule: "INT-3", reason: "too-few-cones" } : null;
}
function placeCones(draft, seat2, { districts }) {
  const { fromPuddingLane, events } = takeCones(draft, districts.length);
  for (const district3 of districts) addCones(draft, district3, 1);
  const missing = CONES_PER_INTENSIFY - districts.length;
  return [{ type: "fire-intensified", seat: seat2, districts: [...districts], fromPuddingLane, missing }, ...events];
}

// packages/game/src/deck/legal-intensifies.ts
function legalIntensify(state) {
  const room = {};
  for (const entry of districtsWithRoom(state)) room[entry.district] = entry.room;
  return { count: intensifyConeCount(state), room };
}
function listIntensifies(choice) {
  const room = Object.entries(choice.room).map(([district3, cones]) => ({
    district: district3,
    room: cones
  }));
  switch (choice.count) {
    case 3:
      return intensifyTriples(room);
    case 2:
      return intensifyPairs(room);
    case 1:
      return room.map(({ district: district3 }) => ({ type: "intensify", districts: [district3] }));
    default:
      return [{ type: "intensify", districts: [] }];
  }
}
function intensifyPairs(room) {
  const actions = [];
  room.forEach(({ district: a, room: roomInA }, indexOfA) => {
    for (let index = indexOfA + 1; index < room.length; index += 1) {
      const { district: b } = room[index];
      actions.push({ type: "intensify", districts: [a, b] });
    }
    if (roomInA >= 2) actions.push({ type: "intensify", districts: [a, a] });
  });
  return actions;
}
function intensifyTriples(room) {
  const actions = [];
  room.forEach(({ district: a, room: roomInA }, indexOfA) => {
    for (let indexOfB = indexOfA + 1; indexOfB < room.length; indexOfB += 1) {
      const { district: b, room: roomInB } = room[indexOfB];
      for (let index = indexOfB + 1; index < room.length; index += 1) {
        const { district: c } = room[index];
        actions.push({ type: "intensify", districts: [a, b, c] });
      }
      if (roomInB >= 2) actions.push({ type: "intensify", districts: [a, b, b] });
    }
    if (roomInA >= 2) {
      for (let index = indexOfA + 1; index < room.length; index += 1) {
        const { district: c } = room[index];
        actions.push({ type: "intensify", districts: [a, a, c] });
      }
    }
    if (roomInA >= 3) actions.push({ type: "intensify", districts: [a, a, a] });
  });
  return actions;
}

// packages/game/src/fire/houses.ts
function countColours(houses) {
  const count3 = {};
  for (const colour2 of houses) count3[colour2] = (count3[colour2] ?? 0) + 1;
  return count3;
}
function removeHouses(draft, id) {
  const { houses } = draft.districts[id];
  for (const colour2 of houses) draft.lost[colour2] += 1;
  changeDistrict(draft, id, { houses: [], token: false });
  return countColours(houses);
}

// packages/game/src/fire/tokens.ts
var copyOnWriteBoardTokens = copyOnWrite((lying) => ({
  ...lying
}));
function spendToken(draft, seat2, token2) {
  const tokens = draft.secret.tokens[seat2];
  const player = draft.seats[seat2];
  const index = tokens?.indexOf(token2) ?? -1;
  if (tokens === void 0 || player === void 0 || index < 0)
    throw new Error(`Seat ${seat2} has no ${token2}`);
  tokens.splice(index, 1);
  player.tokens = tokens.length;
}
function takeToken(draft, seat2, district3) {
  const token2 = draft.secret.lying[district3];
  const tokens = draft.secret.tokens[seat2];
  const player = draft.seats[seat2];
  if (token2 === void 0 || tokens === void 0 || player === void 0) {
    throw new Error(`No token lies in ${district3}`);
  }
  removeBoardToken(draft, district3);
  tokens.push(token2);
  player.tokens = tokens.length;
  return { type: "token-taken", seat: seat2, district: district3, token: token2 };
}
function removeBoardToken({ secret }, district3) {
  secret.lying = copyOnWriteBoardTokens.writable(secret.lying);
  delete secret.lying[district3];
}

// packages/game/src/demolition/demolish.ts
var MIN_PROTECTED_SIZE = 3;
function legalDemolitions(state, seat2, holdings) {
  if (!holdings.tokens.includes("demolition")) return [];
  return districtsWithFreeBands(state).filter(
    (district3) => checkDemolish(state, seat2, { type: "demolish", district: district3 }, holdings) === null
  );
}
function checkDemolish(state, seat2, { district: id }, { tokens }) {
  const turnRefusal = checkTurn(state, seat2, ["act"]);
  if (turnRefusal !== null) return turnRefusal;
  if (!tokens.includes("demolition")) return { rule: "DEM-1", reason: "no-demolition-token" };
  const district3 = state.districts[id];
  if (freeBands(state, id) === 0) {
    return { rule: "DEM-1", reason: district3.bands === 0 ? "no-band-here" : "no-free-band-here" };
  }
  if (!BOARD[id].isCity) return { rule: "DEM-2", reason: "not-a-city-district" };
  if (district3.demolished) return { rule: "DEM-2", reason: "demolished-already" };
  if (district3.cones > 0) return { rule: "DEM-2", reason: "on-fire" };
  if (!BOARD[id].neighbours.some((neighbour) => isOnFire(state, neighbour.id))) {
    return { rule: "DEM-2", reason: "no-fire-adjacent" };
  }
  return BOARD[id].size >= MIN_PROTECTED_SIZE && district3.houses.length > 0 ? { rule: "DEM-3", reason: "houses-of-size-three-stand" } : null;
}
function applyDemolish(draft, seat2, { district: id }) {
  spendToken(draft, seat2, "demolition");
  const { lying, destroyed } = draft.secret;
  const token2 = lying[id];
  if (token2 !== void 0) {
    destroyed[id] = token2;
    removeBoardToken(draft, id);
  }
  const houses = removeHouses(draft, id);
  changeDistrict(draft, id, { demolished: true });
  draft.turn.actions += 1;
  return [
    { type: "token-spent", seat: seat2, token: "demolition" },
    { type: "district-demolished", seat: seat2, district: id, houses, token: token2 !== void 0 }
  ];
}

// packages/game/src/fire/spread-source.ts
function blockedSourceReason(state, district3) {
  const districtState = state.districts[district3];
  if (!isBurningDistrict(districtState, district3)) return "source-not-burning";
  if (districtState.cones >= 2) return null;
  if (district3 !== PUDDING_LANE) return "source-last-cone";
  return state.stock > 0 ? null : "pudding-lane-no-refill";
}

// packages/game/src/fire/fire-areas.ts
var isUnvisited = new Uint8Array(DISTRICTS_BY_INDEX.length);
function markBurning(state) {
  const districts = districtsByIndex(state);
  for (const index of BURNABLE_INDICES) {
    isUnvisited[index] = isBurningDistrict(
      districts[index],
      DISTRICT_IDS[index]
    ) ? 1 : 0;
  }
  return isUnvisited;
}
function collectFireArea(start) {
  const indices = [start];
  const ids = [];
  isUnvisited[start] = 0;
  for (let i = 0; i < indices.length; i += 1) {
    const index = indices[i];
    ids.push(DISTRICTS_BY_INDEX[index].id);
    for (const next of FIRE_NEIGHBOURS[index]) {
      if (isUnvisited[next] === 0) continue;
      isUnvisited[next] = 0;
      indices.push(next);
    }
  }
  return { indices, ids };
}
function findFireArea(state, start) {
  markBurning(state);
  return collectFireArea(BOARD[start].index);
}
function spreadableAreas(state) {
  markBurning(state);
  const areas = [];
  for (const start of BURNABLE_INDICES) {
    if (isUnvisited[start] === 0) continue;
    const { indices, ids } = collectFireArea(start);
    const sources = ids.filter((district3) => blockedSourceReason(state, district3) === null);
    if (sources.length > 0) areas.push({ indices, ids, sources });
  }
  return areas;
}

// packages/game/src/fire/target-rank.ts
function blockedTargetReason({ id, isPuddingLane, isCity }, state) {
  if (isPuddingLane) return "target-pudding-lane";
  if (!isCity) return "target-grass";
  if (state.demolished) return "target-demolished";
  return isBurningDistrict(state, id) ? "target-burning" : null;
}
function targetRank({ houses, bands }) {
  if (houses.length > 0) return bands === 0 ? 1 : 2;
  return bands === 0 ? 3 : 4;
}

// packages/game/src/fire/spread-options.ts
function spreadOptions(state, card3) {
  return spreadOptionsIn(state, spreadableAreas(state), card3);
}
function spreadOptionsIn(state, areas, card3) {
  const options = [];
  for (const area of areas) {
    const targets = spreadTargets(state, area, card3);
    if (targets.length > 0) options.push({ fire: area.ids, sources: area.sources, targets });
  }
  return options;
}
var UNVISITED = -1;
var BLOCKED = -2;
var targetIndexByDistrict = new Int8Array(DISTRICTS_BY_INDEX.length).fill(UNVISITED);
function spreadTargets(state, area, card3) {
  const cardTargets = CARD_TARGETS[card3];
  const districts = districtsByIndex(state);
  const visited = [];
  const targets = [];
  let best = Infinity;
  for (let i = 0; i < area.ids.length; i += 1) {
    const exit = area.ids[i];
    for (const next of cardTargets[area.indices[i]]) {
      const targetIndex = targetIndexByDistrict[next];
      if (targetIndex >= 0) targets[targetIndex]?.exits.push(exit);
      if (targetIndex !== UNVISITED) continue;
      visited.push(next);
      const boardDistrict = DISTRICTS_BY_INDEX[next];
      const district3 = districts[next];
      if (blockedTargetReason(boardDistrict, district3) !== null) {
        targetIndexByDistrict[next] = BLOCKED;
        continue;
      }
      targetIndexByDistrict[next] = targets.length;
      const rank = targetRank(district3);
      best = Math.min(best, rank);
      targets.push({ to: boardDistrict.id, rank, exits: [exit], legal: false });
    }
  }
  for (const index of visited) targetIndexByDistrict[index] = UNVISITED;
  for (const target of targets) target.legal = target.rank === best;
  return targets;
}
function isPlayable(state, card3) {
  return spreadOptions(state, card3).length > 0;
}

// packages/game/src/fire/discard.ts
function legalDiscards(state, seat2, { hand }) {
  if (checkTurn(state, seat2, ["spread"]) !== null) return [];
  const distinctCards = [...new Set(hand)];
  return distinctCards.some((card3) => isPlayable(state, card3)) ? [] : distinctCards;
}
function checkDiscard(state, seat2, { card: card3 }, { hand }) {
  const turnRefusal = checkTurn(state, seat2, ["spread"]);
  if (turnRefusal !== null) return turnRefusal;
  if (!hand.includes(card3)) return { rule: "FIRE-8", reason: "card-not-in-hand" };
  return hand.some((other) => isPlayable(state, other)) ? { rule: "FIRE-8", reason: "card-is-playable" } : null;
}
function sortByDirection(hand) {
  return DIRECTIONS.flatMap((card3) => hand.filter((other) => other === card3));
}
function applyDiscard(draft, seat2, { card: card3 }) {
  const cards = sortByDirection(draft.secret.hands[seat2] ?? []);
  discardFromHand(draft, seat2, card3);
  draft.turn.step = "intensify";
  draft.turn.intensifyBy = "discard";
  return [
    { type: "hand-shown", seat: seat2, cards, why: "no-playable-card" },
    { type: "card-discarded", seat: seat2, card: card3 }
  ];
}
function discardFromHand(draft, seat2, card3) {
  const hand = draft.secret.hands[seat2];
  const player = draft.seats[seat2];
  const index = hand?.indexOf(card3) ?? -1;
  if (hand === void 0 || player === void 0 || index < 0) throw new Error(`Seat ${seat2} has no ${card3}`);
  hand.splice(index, 1);
  player.hand = hand.length;
  draft.discards.push(card3);
}

// packages/game/src/fire/burn.ts
function burnInto(draft, seat2, id) {
  const wasContained = isContained(draft, id);
  addCones(draft, id, 1);
  if (isContained(draft, id))
    return { takesToken: false, events: [{ type: "fire-contained", district: id }] };
  const events = wasContained ? [{ type: "containment-broken", district: id }] : [];
  const { token: token2, houses } = draft.districts[id];
  if (houses.length > 0) {
    events.push({ type: "houses-burned", seat: seat2, district: id, houses: removeHouses(draft, id) });
  }
  events.push(...fillWithCones(draft, id));
  return { takesToken: token2, events };
}
function fillWithCones(draft, id) {
  const neededCones = BOARD[id].size - draft.districts[id].cones;
  if (neededCones <= 0) return [];
  const { cones, fromPuddingLane, events } = takeCones(draft, neededCones);
  addCones(draft, id, cones);
  return [
    { type: "cones-added", district: id, cones, fromPuddingLane, missing: neededCones - cones },
    ...events
  ];
}

// packages/game/src/fire/double-move.ts
function checkDoubleMove(state, seat2, card3, holdings) {
  const { turn } = state;
  const turnRefusal = checkTurn(state, seat2, ["act"]);
  if (turnRefusal !== null) return turnRefusal;
  if (turn.spreads === 0) return { rule: "FIRE-8", reason: "no-double-after-discard" };
  if (turn.spreads === 2) return { rule: "DBL-1", reason: "two-moves-at-most" };
  if (turn.actions > 0) return { rule: "DBL-2", reason: "second-move-before-actions" };
  if (!holdings.tokens.includes("double-move")) return { rule: "DBL-1", reason: "no-double-move-token" };
  return card3 === turn.card ? null : { rule: "DBL-1", reason: "card-of-first-move" };
}

// packages/game/src/fire/path-through-fire.ts
function pathThroughFire(state, from, exit) {
  if (!isBurning(state, from) || !isBurning(state, exit)) return [];
  const { indices, cameFrom } = breadthFirstSearch(markBurning(state), BOARD[from].index, BOARD[exit].index);
  const path = [];
  const last = indices.indexOf(BOARD[exit].index);
  for (let i = last; i >= 0; i = cameFrom[i]) {
    path.push(DISTRICTS_BY_INDEX[indices[i]].id);
  }
  return path.reverse();
}
function breadthFirstSearch(isUnvisited2, start, goal) {
  const indices = [start];
  const cameFrom = [-1];
  isUnvisited2[start] = 0;
  for (let i = 0; i < indices.length; i += 1) {
    const index = indices[i];
    if (index === goal) break;
    for (const next of FIRE_NEIGHBOURS[index]) {
      if (isUnvisited2[next] === 0) continue;
      isUnvisited2[next] = 0;
      indices.push(next);
      cameFrom.push(i);
    }
  }
  return { indices, cameFrom };
}

// packages/game/src/fire/spread.ts
function legalSpreads(state, seat2, holdings) {
  const cards = cardsToPlay(state, seat2, holdings);
  if (cards.length === 0) return [];
  const areas = spreadableAreas(state);
  return cards.map((card3) => ({ card: card3, options: spreadOptionsIn(state, areas, card3) })).filter(({ options }) => options.length > 0);
}
function cardsToPlay(state, seat2, holdings) {
  if (checkTurn(state, seat2, ["spread"]) === null) return [...new Set(holdings.hand)];
  const { card: card3 } = state.turn;
  return card3 !== null && checkDoubleMove(state, seat2, card3, holdings) === null ? [card3] : [];
}
function checkSpread(state, seat2, choice, holdings) {
  return checkTurn(state, seat2, ["spread", "act"]) ?? (state.turn.step === "spread" ? checkFirstSpread(choice, holdings) : checkSecondSpread(state, seat2, choice, holdings)) ?? checkConeMove(state, choice);
}
function checkFirstSpread(choice, holdings) {
  if (choice.token !== void 0) return { rule: "DBL-1", reason: "token-on-second-move-only" };
  return holdings.hand.includes(choice.card) ? null : { rule: "FIRE-1", reason: "card-not-in-hand" };
}
function checkSecondSpread(state, seat2, choice, holdings) {
  if (choice.token === void 0) return { rule: "FIRE-1", reason: "one-card-a-turn" };
  return checkDoubleMove(state, seat2, choice.card, holdings);
}
function checkConeMove(state, { card: card3, from, exit, to }) {
  const sourceReason = blockedSourceReason(state, from);
  if (sourceReason !== null) return { rule: "FIRE-2", reason: sourceReason };
  if (!isBurning(state, exit)) return { rule: "FIRE-3", reason: "exit-not-burning" };
  const link = linkBetween(exit, to);
  if (link === void 0 || !cardAllows(card3, link.bearing)) {
    return { rule: "FIRE-4", reason: "no-link-in-direction" };
  }
  const targetReason = blockedTargetReason(BOARD[to], state.districts[to]);
  if (targetReason !== null) return { rule: "FIRE-5", reason: targetReason };
  const area = findFireArea(state, from);
  if (!area.ids.includes(exit)) return { rule: "FIRE-3", reason: "exit-not-reached" };
  const rank = targetRank(state.districts[to]);
  const hasBetterTarget = rank > 1 && spreadTargets(state, area, card3).some((other) => other.rank < rank);
  return hasBetterTarget ? { rule: "FIRE-6", reason: "better-target" } : null;
}
function applySpread(draft, seat2, choice) {
  const events = [];
  if (choice.token === void 0) {
    discardFromHand(draft, seat2, choice.card);
  } else {
    spendToken(draft, seat2, "double-move");
    events.push({ type: "token-spent", seat: seat2, token: "double-move" });
  }
  const coneMove = moveCone(draft, seat2, choice);
  events.push(...coneMove.events);
  if (coneMove.takesToken) events.push(takeToken(draft, seat2, choice.to));
  draft.turn.step = "act";
  draft.turn.card = choice.card;
  draft.turn.spreads += 1;
  return events;
}
function moveCone(draft, seat2, choice) {
  const { card: card3, from, exit, to } = choice;
  const path = [...pathThroughFire(draft, from, exit), to];
  addCones(draft, from, -1);
  const refilled = from === PUDDING_LANE ? refillPuddingLane(draft) : [];
  const burn = burnInto(draft, seat2, to);
  const spread = { type: "fire-spread", seat: seat2, card: card3, path, double: choice.token !== void 0 };
  return { takesToken: burn.takesToken, events: [spread, ...refilled, ...burn.events] };
}

// packages/game/src/deck/draw.ts
function isStackCard(card3) {
  return card3.startsWith("#");
}
function isFireCard(card3) {
  return !isStackCard(card3);
}
function nextStackCard(deck) {
  for (let left = 0; left < deck.length; left += 1) {
    const card3 = deck[deck.length - 1 - left];
    if (card3 !== void 0 && isStackCard(card3)) return { letter: card3.slice(1), left };
  }
  return null;
}
function drawCard(draft, seat2) {
  const { deck, hands } = draft.secret;
  const card3 = deck.pop();
  const hand = hands[seat2];
  const player = draft.seats[seat2];
  if (card3 === void 0 || hand === void 0 || player === void 0) {
    throw new Error(`Seat ${seat2} cannot draw`);
  }
  hand.push(card3);
  player.hand = hand.length;
  const events = [{ type: "card-drawn", seat: seat2, card: card3 }];
  draft.stack = nextStackCard(deck);
  if (draft.stack?.left === 0) {
    events.push({ type: "stack-card-uncovered", seat: seat2, letter: draft.stack.letter });
    draft.turn.step = "intensify";
    draft.turn.intensifyBy = "stack";
  }
  return events;
}
function discardStackCard(draft) {
  draft.secret.deck.pop();
  draft.stack = nextStackCard(draft.secret.deck);
}

// packages/game/src/victory-points.ts
var STARTING_VP = 40;
var HOUSE_VP = 2;
var HERO_VP = 2;

// packages/game/src/scoring/objectives.ts
function hasSurvived(state, district3) {
  return state.districts[district3].houses.length > 0 && !isBurning(state, district3);
}
function objectiveState(state, objective2) {
  const { districts } = OBJECTIVES[objective2];
  if (!districts.every((district3) => hasSurvived(state, district3))) return "lost";
  if (districts.some((district3) => isContained(state, district3))) return "contained";
  const isThreatened = (district3) => BOARD[district3].fireNeighbours.some(({ id }) => isBurning(state, id));
  return districts.some(isThreatened) ? "in-reach" : "stands";
}
function objectiveVp(state, cards) {
  return cards.filter((card3) => OBJECTIVES[card3].districts.every((district3) => hasSurvived(state, district3))).reduce((sum, card3) => sum + OBJECTIVES[card3].vp, 0);
}

// packages/game/src/scoring/score.ts
function publicVp(state, seat2) {
  const player = state.seats[seat2];
  if (player === void 0 || player.colour === null) return null;
  return STARTING_VP - HOUSE_VP * state.lost[player.colour] + player.putOut + (state.hero === seat2 ? HERO_VP : 0);
}
function scoreOf(state, seat2) {
  const { colours, objectives, tokens } = state.secret;
  const colour2 = colours[seat2];
  if (colour2 === void 0) throw new Error(`No seat ${seat2}`);
  return scoreFor(state, seat2, { colour: colour2, objectives: objectives[seat2] ?? [], tokens: tokens[seat2] ?? [] });
}
function scoreFor(state, seat2, { colour: colour2, objectives, tokens }) {
  const player = state.seats[seat2];
  if (player === void 0) throw new Error(`No seat ${seat2}`);
  const lines = {
    houses: STARTING_VP - HOUSE_VP * state.lost[colour2],
    cones: player.putOut,
    objectives: objectiveVp(state, objectives),
    oneVp: tokens.filter((token2) => token2 === "one-vp").length,
    hero: state.hero === seat2 ? HERO_VP : 0
  };
  const total = lines.houses + lines.cones + lines.objectives + lines.oneVp + lines.hero;
  return { seat: seat2, ...lines, total };
}

// packages/game/src/scoring/winners.ts
function findWinners(scores) {
  let best = filterBest(scores, (score) => score.total);
  let decidedBy = null;
  for (const line of ["cones", "houses", "objectives"]) {
    if (best.length === 1) break;
    best = filterBest(best, (score) => score[line]);
    decidedBy = line;
  }
  if (best.length > 1) decidedBy = "shared";
  return { winners: best.map((score) => score.seat), decidedBy };
}
function filterBest(scores, value) {
  const max = Math.max(...scores.map(value));
  return scores.filter((score) => value(score) === max);
}

// packages/game/src/scoring/end.ts
function beginLastTurns(draft) {
  draft.lastTurns = draft.rules.players * draft.rules.lastTurnsEach;
  return [{ type: "last-turns-began", turns: draft.lastTurns }];
}
function isLastTurn(state) {
  return state.lastTurns !== null;
}
function endGame(draft) {
  const result = finalResult(draft);
  draft.turn.step = "over";
  draft.result = result;
  draft.seats.forEach((player, seat2) => {
    player.colour = draft.secret.colours[seat2] ?? null;
  });
  return [{ type: "game-ended", winners: result.winners }];
}
function finalResult(state) {
  const scores = state.seats.map((_, seat2) => scoreOf(state, seat2));
  return { scores, ...findWinners(scores), reveal: revealSecrets(state) };
}
function revealSecrets({ secret }) {
  const byName = (a, b) => a < b ? -1 : 1;
  return {
    colours: [...secret.colours],
    unowned: COLOURS.filter((colour2) => !secret.colours.includes(colour2)),
    objectives: secret.objectives.map((cards) => [...cards]),
    undealt: [...secret.undealt].sort(byName),
    tokens: secret.tokens.map((tokens) => [...tokens]),
    lying: { ...secret.lying },
    destroyed: { ...secret.destroyed },
    hands: secret.hands.map((hand) => [...hand]),
    deck: [...secret.deck],
    unused: [...secret.unused]
  };
}

// packages/game/src/undo/undo.ts
var UNDOABLE_TYPES = ["spread", "move-pawn", "move-band", "put-out", "demolish"];
function isUndoable(action) {
  return UNDOABLE_TYPES.some((type) => type === action.type);
}
function captureUndo(state, action) {
  const turn = { ...state.turn };
  switch (action.type) {
    case "move-pawn":
      return { action, districts: {}, state: { turn, seats: copySeats(state.seats) }, secret: {} };
    case "move-band":
      return { action, districts: pickDistricts(state, action.from, action.to), state: { turn }, secret: {} };
    case "put-out":
      return {
        action,
        districts: pickDistricts(state, action.district),
        state: { turn, seats: copySeats(state.seats), hero: state.hero },
        secret: {}
      };
    case "demolish":
      return {
        action,
        districts: pickDistricts(state, action.district),
        state: { turn, seats: copySeats(state.seats), lost: { ...state.lost } },
        secret: {
          tokens: copyLists(state.secret.tokens),
          lying: { ...state.secret.lying },
          destroyed: { ...state.secret.destroyed }
        }
      };
    case "spread":
      return {
        action,
        districts: pickDistricts(state, action.from, action.to, PUDDING_LANE),
        state: {
          turn,
          seats: copySeats(state.seats),
          lost: { ...state.lost },
          stock: state.stock,
          discards: [...state.discards]
        },
        secret: { hands: copyLists(state.secret.hands), tokens: copyLists(state.secret.tokens) }
      };
  }
}
function pickDistricts(state, ...ids) {
  const districts = {};
  for (const id of ids) districts[id] = state.districts[id];
  return districts;
}
function copySeats(seats) {
  return seats.map((player) => ({ ...player }));
}
function copyLists(lists) {
  return lists.map((list) => [...list]);
}
function recordUndo(draft, entry, events) {
  if (events.some(({ type }) => type === "token-taken")) return clearUndo(draft);
  draft.secret.undo.push(entry);
  draft.undoable = entry.action;
}
function clearUndo(draft) {
  draft.secret.undo = [];
  draft.undoable = null;
}
var MAX_UNDOS = 30;
function checkUndo(state, seat2) {
  const turnRefusal = checkTurn(state, seat2, ["act"]);
  if (turnRefusal !== null) return turnRefusal;
  if (state.turn.undos >= MAX_UNDOS) return { rule: "UNDO-1", reason: "no-undos-left" };
  if (state.undoable !== null) return null;
  return state.turn.spreads === 0 ? { rule: "UNDO-1", reason: "nothing-to-take-back" } : { rule: "UNDO-2", reason: "secret-was-shown" };
}
function applyUndo(draft, seat2) {
  const entry = draft.secret.undo.pop();
  if (entry === void 0) throw new Error("There is nothing to take back");
  for (const [id, district3] of Object.entries(entry.districts))
    setDistrict(draft, id, district3);
  const undos = draft.turn.undos + 1;
  Object.assign(draft, entry.state);
  draft.turn = { ...draft.turn, undos };
  Object.assign(draft.secret, entry.secret);
  draft.undoable = draft.secret.undo.at(-1)?.action ?? null;
  return [{ type: "taken-back", seat: seat2, action: { ...entry.action } }];
}

// packages/game/src/turn-flow.ts
function checkEndActions(state, seat2) {
  return checkTurn(state, seat2, ["act"]);
}
function applyEndActions(draft, seat2, _choice) {
  const events = [{ type: "actions-ended", seat: seat2, points: draft.turn.points }];
  clearUndo(draft);
  draft.turn.points = 0;
  if (!isLastTurn(draft)) events.push(...drawCard(draft, seat2));
  if (draft.turn.step !== "intensify") events.push(...passTurn(draft, seat2));
  return events;
}
function applyIntensify(draft, seat2, choice) {
  const events = [...placeCones(draft, seat2, choice)];
  if (draft.turn.intensifyBy === "discard") {
    draft.turn.step = "act";
    draft.turn.intensifyBy = null;
    return events;
  }
  discardStackCard(draft);
  if (draft.stack !== null) return [...events, ...passTurn(draft, seat2)];
  return [...events, ...beginLastTurns(draft), ...beginTurn(draft, nextSeat(draft, seat2))];
}
function passTurn(draft, seat2) {
  if (draft.lastTurns !== null) {
    draft.lastTurns -= 1;
    if (draft.lastTurns === 0) return endGame(draft);
  }
  return beginTurn(draft, nextSeat(draft, seat2));
}

// packages/game/src/setup/deal.ts
function createShuffle(sha2562, seed, contributions) {
  const key = sha2562(["great-fire-deal/1", seed, ...contributions].join("\n"));
  return (name, items) => {
    let hex = "";
    let blocks = 0;
    const numberBelow = (limit) => {
      if (hex === "") hex = sha2562(`${key}/${name}/${blocks++}`);
      const number = parseInt(hex.slice(0, 8), 16);
      hex = hex.slice(8);
      return number < 2 ** 32 - 2 ** 32 % limit ? number % limit : numberBelow(limit);
    };
    const list = [...items];
    for (let i = list.length - 1; i > 0; i -= 1) {
      const j = numberBelow(i + 1);
      [list[i], list[j]] = [list[j], list[i]];
    }
    return list;
  };
}
function dealTable(box, players, hiddenColours, shuffle) {
  const seats = Array.from({ length: players }, (_, seat2) => seat2);
  const cards = shuffle("fire-cards", box.fireCards);
  const decks = Object.entries(box.objectives).map(([deck, ids]) => shuffle(`objectives/${deck}`, ids));
  const colours = shuffle("colours", box.colours).slice(0, players);
  const tokens = shuffle("tokens", box.tokens);
  const houses = {};
  for (const [region, districts] of Object.entries(box.regions)) {
    const regionHouses = shuffle(`houses/${region}`, box.houses);
    for (const [id, size] of Object.entries(districts))
      houses[id] = regionHouses.splice(0, size);
  }
  return {
    startSeat: shuffle("start-seat", seats)[0] ?? 0,
    colours,
    pawnColours: hiddenColours ? shuffle("pawns", box.colours).slice(0, players) : colours,
    houses,
    tokens: Object.fromEntries(box.tokenDistricts.map((id, index) => [id, tokens[index]])),
    hands: seats.map((seat2) => cards.slice(seat2 * box.hand, (seat2 + 1) * box.hand)),
    objectives: seats.map((seat2) => decks.flatMap((deck) => deck.slice(seat2, seat2 + 1))),
    ...buildStacks(box, players, cards.slice(players * box.hand))
  };
}
function redealTable(box, cards, players, count3, shuffle) {
  const shuffled = shuffle(`redeal/${count3}`, cards);
  return { hand: shuffled.slice(0, box.hand), ...buildStacks(box, players, shuffled.slice(box.hand)) };
}
function buildStacks(box, players, cards) {
  const unused = [...cards];
  const deck = Object.entries(box.stacks[players]).flatMap(([letter, height]) => [
    `#${letter}`,
    ...unused.splice(0, height)
  ]);
  return { deck, unused };
}

// packages/game/src/setup/components.ts
var recordFrom = (names, value) => Object.fromEntries(names.map((name) => [name, value(name)]));
var repeat = (count3, item) => Array.from({ length: count3 }, () => item);
var ALL_FIRE_CARDS = DIRECTIONS.flatMap(
  (direction) => repeat(COMPONENT_COUNTS.fireCards[direction], direction)
);
var ALL_TOKENS = [
  ...repeat(COMPONENT_COUNTS.tokens.demolition, "demolition"),
  ...repeat(COMPONENT_COUNTS.tokens.doubleMove, "double-move"),
  ...repeat(COMPONENT_COUNTS.tokens.oneVp, "one-vp")
];
var HAND_SIZE = COMPONENT_COUNTS.fireCards.hand;
var TOKEN_DISTRICTS = DISTRICT_IDS.filter((id) => BOARD[id].map.token);
function cityDistrictsIn(region) {
  return CITY_DISTRICTS.filter((id) => BOARD[id].map.region === region);
}
function stackHeights(players) {
  const heights = COMPONENT_COUNTS.fireStack[players];
  return STACK_LETTERS.flatMap((letter) => {
    const cards = heights[letter];
    return cards === void 0 ? [] : [{ letter, cards }];
  });
}
var BOX = {
  colours: COLOURS,
  fireCards: ALL_FIRE_CARDS,
  hand: HAND_SIZE,
  stacks: {
    3: COMPONENT_COUNTS.fireStack[3],
    4: COMPONENT_COUNTS.fireStack[4],
    5: COMPONENT_COUNTS.fireStack[5],
    6: COMPONENT_COUNTS.fireStack[6]
  },
  tokens: ALL_TOKENS,
  tokenDistricts: TOKEN_DISTRICTS,
  houses: COLOURS.flatMap(
    (colour2) => repeat(COMPONENT_COUNTS.pieces.housesPerColour / REGIONS.length, colour2)
  ),
  regions: recordFrom(
    REGIONS,
    (region) => Object.fromEntries(cityDistrictsIn(region).map((id) => [id, BOARD[id].size]))
  ),
  objectives: recordFrom(
    OBJECTIVE_DECKS,
    (deck) => LONDON_MAP.objectives.filter((card3) => card3.deck === deck).map((card3) => card3.id)
  )
};
var buildDeck = (players, cards) => buildStacks(BOX, players, cards);
function preplacedBands(players) {
  const bands = {};
  for (const id of DISTRICT_IDS) {
    const count3 = players === 4 || players === 5 ? BOARD[id].map.preplacedBands[players] : void 0;
    if (count3 !== void 0) bands[id] = count3;
  }
  return bands;
}

// packages/game/src/setup/setup-flow.ts
function decisionCount(state, phase) {
  if (phase !== "band") return state.rules.players;
  const preplaced = Object.values(preplacedBands(state.rules.players)).reduce((sum, bands) => sum + bands, 0);
  return COMPONENT_COUNTS.pieces.trainedBands - preplaced;
}
var NEXT_PHASE = {
  redeal: "band",
  band: "pawn",
  pawn: "play"
};
function advanceSetup(draft) {
  const phase = draft.turn.step;
  draft.setupDone += 1;
  if (draft.setupDone === decisionCount(draft, phase)) {
    const next = NEXT_PHASE[phase];
    draft.setupDone = 0;
    if (next === "play") return beginTurn(draft, draft.startSeat);
    draft.turn.step = next;
  }
  draft.turn.seat = (draft.startSeat + draft.setupDone) % draft.rules.players;
  return [];
}

// packages/game/src/setup/placement.ts
var PLACEABLE_DISTRICTS = DISTRICT_IDS.filter((id) => !BOARD[id].isGreen);
function checkPlaceBand(state, seat2, { district: district3 }) {
  const turnRefusal = checkTurn(state, seat2, ["band"]);
  if (turnRefusal !== null) return turnRefusal;
  return BOARD[district3].isGreen ? { rule: "SET-10", reason: "not-in-green-region" } : null;
}
function applyPlaceBand(draft, seat2, { district: district3 }) {
  addBands(draft, district3, 1);
  return [{ type: "band-placed", seat: seat2, district: district3 }, ...advanceSetup(draft)];
}
function checkPlacePawn(state, seat2, { district: district3 }) {
  const turnRefusal = checkTurn(state, seat2, ["pawn"]);
  if (turnRefusal !== null) return turnRefusal;
  return BOARD[district3].isGreen ? { rule: "SET-11", reason: "not-in-green-region" } : null;
}
function applyPlacePawn(draft, seat2, { district: district3 }) {
  const player = draft.seats[seat2];
  if (player === void 0) throw new Error(`No seat ${seat2}`);
  player.pawn = district3;
  return [{ type: "pawn-placed", seat: seat2, district: district3 }, ...advanceSetup(draft)];
}

// packages/game/src/setup/redeal.ts
function isFiveIdentical(hand) {
  return hand.length === HAND_SIZE && new Set(hand).size === 1;
}
function mustAnswerRedeal({ rules, startSeat, setupDone, turn }, seat2) {
  const position = (seat2 - startSeat + rules.players) % rules.players;
  return turn.step === "redeal" && position >= setupDone;
}
function checkKeepHand(state, seat2) {
  return checkTurn(state, seat2, ["redeal"]);
}
function checkRedeal(state, seat2, _choice, { hand }) {
  const turnRefusal = checkTurn(state, seat2, ["redeal"]);
  if (turnRefusal !== null) return turnRefusal;
  return isFiveIdentical(hand) ? null : { rule: "SET-3", reason: "not-five-identical" };
}
function applyKeepHand(draft, seat2) {
  return [{ type: "hand-kept", seat: seat2 }, ...advanceSetup(draft)];
}
function cardsToRedeal({ secret }, seat2) {
  return [...secret.hands[seat2] ?? [], ...secret.deck.filter(isFireCard), ...secret.unused];
}
function applyRedeal(draft, seat2, cards) {
  const shownHand = [...draft.secret.hands[seat2] ?? []];
  draft.secret.hands[seat2] = [...cards.hand];
  draft.secret.deck = [...cards.deck];
  draft.secret.unused = [...cards.unused];
  draft.secret.redeals += 1;
  return [
    { type: "hand-shown", seat: seat2, cards: shownHand, why: "redeal" },
    { type: "hand-redealt", seat: seat2 }
  ];
}

// packages/game/src/check-action.ts
var CHECK_FUNCTIONS = {
  "keep-hand": checkKeepHand,
  redeal: checkRedeal,
  "place-band": checkPlaceBand,
  "place-pawn": checkPlacePawn,
  spread: checkSpread,
  discard: checkDiscard,
  "move-pawn": checkPawnMove,
  "move-band": checkBandMove,
  "put-out": checkPutOut,
  demolish: checkDemolish,
  "end-actions": checkEndActions,
  intensify: checkIntensify,
  undo: checkUndo
};
var FIELDS = {
  "keep-hand": [],
  redeal: [],
  "place-band": ["district"],
  "place-pawn": ["district"],
  spread: ["card", "from", "exit", "to"],
  discard: ["card"],
  "move-pawn": ["to"],
  "move-band": ["from", "to"],
  "put-out": ["district"],
  demolish: ["district"],
  "end-actions": [],
  intensify: ["districts"],
  undo: []
};
var isDistrict = (value) => DISTRICT_IDS.includes(value);
function isFieldValid(field, value) {
  if (field === "card") return DIRECTIONS.includes(value);
  return field === "districts" ? Array.isArray(value) && value.every(isDistrict) : isDistrict(value);
}
function isAction(value) {
  if (typeof value !== "object" || value === null || !("type" in value)) return false;
  const { type } = value;
  if (typeof type !== "string" || !Object.hasOwn(FIELDS, type)) return false;
  return FIELDS[type].every(
    (field) => isFieldValid(field, value[field])
  );
}
function holdingsOf(state, seat2) {
  return { hand: state.secret.hands[seat2] ?? [], tokens: state.secret.tokens[seat2] ?? [] };
}
function checkActionFor(state, seat2, action, holdings) {
  const check = CHECK_FUNCTIONS[action.type];
  return check(state, seat2, action, holdings);
}
function checkAction(state, seat2, action) {
  return checkActionFor(state, seat2, action, holdingsOf(state, seat2));
}

// packages/game/src/legal-actions.ts
function isSeatView(view) {
  return typeof view === "object" && view !== null && "own" in view && view.own !== null;
}
function checkActionOnView(view, action) {
  if (!isSeatView(view)) return { rule: "SET-9", reason: "not-your-turn" };
  if (!isAction(action)) return { rule: "SET-9", reason: "not-an-action" };
  return checkActionFor(view, view.viewer, action, view.own);
}
function legalChoices(view) {
  return isSeatView(view) ? legalChoicesFor(view, view.viewer, view.own) : { actions: [], spreads: [], intensify: null };
}
function legalActions(view) {
  return listActions(legalChoices(view));
}
function legalActionsFor(state, seat2, holdings) {
  return listActions(legalChoicesFor(state, seat2, holdings));
}
function listActions({ actions, spreads, intensify }) {
  if (intensify !== null) return listIntensifies(intensify);
  return spreads.length === 0 ? actions : [...listSpreads(spreads), ...actions];
}
function listSpreads(choices) {
  const spreads = [];
  for (const { card: card3, token: token2, sources, targets } of choices) {
    for (const { to, exits } of targets) {
      for (const exit of exits) {
        for (const from of sources) {
          if (token2 !== void 0) spreads.push({ type: "spread", card: card3, from, exit, to, token: token2 });
          else spreads.push({ type: "spread", card: card3, from, exit, to });
        }
      }
    }
  }
  return spreads;
}
function legalChoicesFor(state, seat2, holdings) {
  const step = state.turn.seat === seat2 ? state.turn.step : "over";
  return {
    actions: otherActions(state, seat2, holdings),
    spreads: step === "spread" || step === "act" ? spreadChoices(state, seat2, holdings) : [],
    intensify: step === "intensify" ? legalIntensify(state) : null
  };
}
function spreadChoices(state, seat2, holdings) {
  const token2 = state.turn.step === "act" ? { token: "double-move" } : {};
  return legalSpreads(state, seat2, holdings).flatMap(
    ({ card: card3, options }) => options.map(({ sources, targets }) => {
      const legalTargets = targets.flatMap(({ to, exits, legal }) => legal ? [{ to, exits }] : []);
      return { card: card3, ...token2, sources, targets: legalTargets };
    })
  );
}
function otherActions(state, seat2, holdings) {
  if (state.turn.seat !== seat2) return [];
  switch (state.turn.step) {
    case "redeal":
      return isFiveIdentical(holdings.hand) ? [{ type: "keep-hand" }, { type: "redeal" }] : [{ type: "keep-hand" }];
    case "band":
      return PLACEABLE_DISTRICTS.map((district3) => ({ type: "place-band", district: district3 }));
    case "pawn":
      return PLACEABLE_DISTRICTS.map((district3) => ({ type: "place-pawn", district: district3 }));
    case "spread":
      return legalDiscards(state, seat2, holdings).map((card3) => ({ type: "discard", card: card3 }));
    case "act":
      return otherActPhaseActions(state, seat2, holdings);
    case "intensify":
    case "over":
      return [];
  }
}
function otherActPhaseActions(state, seat2, holdings) {
  return [
    ...legalPawnMoves(state, seat2).map((to) => ({ type: "move-pawn", to })),
    ...legalBandMoves(state, seat2),
    ...legalPutOuts(state, seat2).map((district3) => ({ type: "put-out", district: district3 })),
    ...legalDemolitions(state, seat2, holdings).map((district3) => ({
      type: "demolish",
      district: district3
    })),
    { type: "end-actions" },
    ...checkUndo(state, seat2) === null ? [{ type: "undo" }] : []
  ];
}

// packages/game/node_modules/@noble/hashes/esm/utils.js
function isBytes(a) {
  return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array";
}
function abytes(b, ...lengths) {
  if (!isBytes(b))
    throw new Error("Uint8Array expected");
  if (lengths.length > 0 && !lengths.includes(b.length))
    throw new Error("Uint8Array expected of length " + lengths + ", got length=" + b.length);
}
function aexists(instance, checkFinished = true) {
  if (instance.destroyed)
    throw new Error("Hash instance has been destroyed");
  if (checkFinished && instance.finished)
    throw new Error("Hash#digest() has already been called");
}
function aoutput(out, instance) {
  abytes(out);
  const min = instance.outputLen;
  if (out.length < min) {
    throw new Error("digestInto() expects output buffer of length at least " + min);
  }
}
function clean(...arrays) {
  for (let i = 0; i < arrays.length; i++) {
    arrays[i].fill(0);
  }
}
function createView(arr) {
  return new DataView(arr.buffer, arr.byteOffset, arr.byteLength);
}
function rotr(word, shift) {
  return word << 32 - shift | word >>> shift;
}
var hasHexBuiltin = /* @__PURE__ */ (() => (
  // @ts-ignore
  typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function"
))();
var hexes = /* @__PURE__ */ Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
function bytesToHex(bytes) {
  abytes(bytes);
  if (hasHexBuiltin)
    return bytes.toHex();
  let hex = "";
  for (let i = 0; i < bytes.length; i++) {
    hex += hexes[bytes[i]];
  }
  return hex;
}
function utf8ToBytes(str) {
  if (typeof str !== "string")
    throw new Error("string expected");
  return new Uint8Array(new TextEncoder().encode(str));
}
function toBytes(data) {
  if (typeof data === "string")
    data = utf8ToBytes(data);
  abytes(data);
  return data;
}
var Hash = class {
};
function createHasher(hashCons) {
  const hashC = (msg) => hashCons().update(toBytes(msg)).digest();
  const tmp = hashCons();
  hashC.outputLen = tmp.outputLen;
  hashC.blockLen = tmp.blockLen;
  hashC.create = () => hashCons();
  return hashC;
}

// packages/game/node_modules/@noble/hashes/esm/_md.js
function setBigUint64(view, byteOffset, value, isLE) {
  if (typeof view.setBigUint64 === "function")
    return view.setBigUint64(byteOffset, value, isLE);
  const _32n = BigInt(32);
  const _u32_max = BigInt(4294967295);
  const wh = Number(value >> _32n & _u32_max);
  const wl = Number(value & _u32_max);
  const h = isLE ? 4 : 0;
  const l = isLE ? 0 : 4;
  view.setUint32(byteOffset + h, wh, isLE);
  view.setUint32(byteOffset + l, wl, isLE);
}
function Chi(a, b, c) {
  return a & b ^ ~a & c;
}
function Maj(a, b, c) {
  return a & b ^ a & c ^ b & c;
}
var HashMD = class extends Hash {
  constructor(blockLen, outputLen, padOffset, isLE) {
    super();
    this.finished = false;
    this.length = 0;
    this.pos = 0;
    this.destroyed = false;
    this.blockLen = blockLen;
    this.outputLen = outputLen;
    this.padOffset = padOffset;
    this.isLE = isLE;
    this.buffer = new Uint8Array(blockLen);
    this.view = createView(this.buffer);
  }
  update(data) {
    aexists(this);
    data = toBytes(data);
    abytes(data);
    const { view, buffer, blockLen } = this;
    const len = data.length;
    for (let pos = 0; pos < len; ) {
      const take = Math.min(blockLen - this.pos, len - pos);
      if (take === blockLen) {
        const dataView = createView(data);
        for (; blockLen <= len - pos; pos += blockLen)
          this.process(dataView, pos);
        continue;
      }
      buffer.set(data.subarray(pos, pos + take), this.pos);
      this.pos += take;
      pos += take;
      if (this.pos === blockLen) {
        this.process(view, 0);
        this.pos = 0;
      }
    }
    this.length += data.length;
    this.roundClean();
    return this;
  }
  digestInto(out) {
    aexists(this);
    aoutput(out, this);
    this.finished = true;
    const { buffer, view, blockLen, isLE } = this;
    let { pos } = this;
    buffer[pos++] = 128;
    clean(this.buffer.subarray(pos));
    if (this.padOffset > blockLen - pos) {
      this.process(view, 0);
      pos = 0;
    }
    for (let i = pos; i < blockLen; i++)
      buffer[i] = 0;
    setBigUint64(view, blockLen - 8, BigInt(this.length * 8), isLE);
    this.process(view, 0);
    const oview = createView(out);
    const len = this.outputLen;
    if (len % 4)
      throw new Error("_sha2: outputLen should be aligned to 32bit");
    const outLen = len / 4;
    const state = this.get();
    if (outLen > state.length)
      throw new Error("_sha2: outputLen bigger than state");
    for (let i = 0; i < outLen; i++)
      oview.setUint32(4 * i, state[i], isLE);
  }
  digest() {
    const { buffer, outputLen } = this;
    this.digestInto(buffer);
    const res = buffer.slice(0, outputLen);
    this.destroy();
    return res;
  }
  _cloneInto(to) {
    to || (to = new this.constructor());
    to.set(...this.get());
    const { blockLen, buffer, length, finished, destroyed, pos } = this;
    to.destroyed = destroyed;
    to.finished = finished;
    to.length = length;
    to.pos = pos;
    if (length % blockLen)
      to.buffer.set(buffer);
    return to;
  }
  clone() {
    return this._cloneInto();
  }
};
var SHA256_IV = /* @__PURE__ */ Uint32Array.from([
  1779033703,
  3144134277,
  1013904242,
  2773480762,
  1359893119,
  2600822924,
  528734635,
  1541459225
]);

// packages/game/node_modules/@noble/hashes/esm/sha2.js
var SHA256_K = /* @__PURE__ */ Uint32Array.from([
  1116352408,
  1899447441,
  3049323471,
  3921009573,
  961987163,
  1508970993,
  2453635748,
  2870763221,
  3624381080,
  310598401,
  607225278,
  1426881987,
  1925078388,
  2162078206,
  2614888103,
  3248222580,
  3835390401,
  4022224774,
  264347078,
  604807628,
  770255983,
  1249150122,
  1555081692,
  1996064986,
  2554220882,
  2821834349,
  2952996808,
  3210313671,
  3336571891,
  3584528711,
  113926993,
  338241895,
  666307205,
  773529912,
  1294757372,
  1396182291,
  1695183700,
  1986661051,
  2177026350,
  2456956037,
  2730485921,
  2820302411,
  3259730800,
  3345764771,
  3516065817,
  3600352804,
  4094571909,
  275423344,
  430227734,
  506948616,
  659060556,
  883997877,
  958139571,
  1322822218,
  1537002063,
  1747873779,
  1955562222,
  2024104815,
  2227730452,
  2361852424,
  2428436474,
  2756734187,
  3204031479,
  3329325298
]);
var SHA256_W = /* @__PURE__ */ new Uint32Array(64);
var SHA256 = class extends HashMD {
  constructor(outputLen = 32) {
    super(64, outputLen, 8, false);
    this.A = SHA256_IV[0] | 0;
    this.B = SHA256_IV[1] | 0;
    this.C = SHA256_IV[2] | 0;
    this.D = SHA256_IV[3] | 0;
    this.E = SHA256_IV[4] | 0;
    this.F = SHA256_IV[5] | 0;
    this.G = SHA256_IV[6] | 0;
    this.H = SHA256_IV[7] | 0;
  }
  get() {
    const { A, B, C, D, E, F, G, H } = this;
    return [A, B, C, D, E, F, G, H];
  }
  // prettier-ignore
  set(A, B, C, D, E, F, G, H) {
    this.A = A | 0;
    this.B = B | 0;
    this.C = C | 0;
    this.D = D | 0;
    this.E = E | 0;
    this.F = F | 0;
    this.G = G | 0;
    this.H = H | 0;
  }
  process(view, offset) {
    for (let i = 0; i < 16; i++, offset += 4)
      SHA256_W[i] = view.getUint32(offset, false);
    for (let i = 16; i < 64; i++) {
      const W15 = SHA256_W[i - 15];
      const W2 = SHA256_W[i - 2];
      const s0 = rotr(W15, 7) ^ rotr(W15, 18) ^ W15 >>> 3;
      const s1 = rotr(W2, 17) ^ rotr(W2, 19) ^ W2 >>> 10;
      SHA256_W[i] = s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16] | 0;
    }
    let { A, B, C, D, E, F, G, H } = this;
    for (let i = 0; i < 64; i++) {
      const sigma1 = rotr(E, 6) ^ rotr(E, 11) ^ rotr(E, 25);
      const T1 = H + sigma1 + Chi(E, F, G) + SHA256_K[i] + SHA256_W[i] | 0;
      const sigma0 = rotr(A, 2) ^ rotr(A, 13) ^ rotr(A, 22);
      const T2 = sigma0 + Maj(A, B, C) | 0;
      H = G;
      G = F;
      F = E;
      E = D + T1 | 0;
      D = C;
      C = B;
      B = A;
      A = T1 + T2 | 0;
    }
    A = A + this.A | 0;
    B = B + this.B | 0;
    C = C + this.C | 0;
    D = D + this.D | 0;
    E = E + this.E | 0;
    F = F + this.F | 0;
    G = G + this.G | 0;
    H = H + this.H | 0;
    this.set(A, B, C, D, E, F, G, H);
  }
  roundClean() {
    clean(SHA256_W);
  }
  destroy() {
    this.set(0, 0, 0, 0, 0, 0, 0, 0);
    clean(this.buffer);
  }
};
var sha256 = /* @__PURE__ */ createHasher(() => new SHA256());

// packages/game/src/setup/sha256-browser.ts
var hexSha256 = (text) => bytesToHex(sha256(utf8ToBytes(text)));

// packages/game/src/setup/commitments.ts
var seededShuffle = (seed, contributions) => createShuffle(hexSha256, seed, contributions);
var seedCommitment = (seed) => hexSha256(seed);

// packages/game/src/setup/redeal-cards.ts
function shuffleRedeal(state, seat2) {
  const { seed, entropies, redeals } = state.secret;
  const cards = cardsToRedeal(state, seat2);
  return redealTable(BOX, cards, state.rules.players, redeals + 1, seededShuffle(seed, entropies));
}

// packages/game/src/apply-action.ts
var APPLY_FUNCTIONS = {
  "keep-hand": applyKeepHand,
  redeal: (draft, seat2) => applyRedeal(draft, seat2, shuffleRedeal(draft, seat2)),
  "place-band": applyPlaceBand,
  "place-pawn": applyPlacePawn,
  spread: applySpread,
  discard: applyDiscard,
  "move-pawn": applyPawnMove,
  "move-band": applyBandMove,
  "put-out": applyPutOut,
  demolish: applyDemolish,
  "end-actions": applyEndActions,
  intensify: applyIntensify,
  undo: applyUndo
};
var IllegalActionError = class extends Error {
  constructor(refusal, action) {
    super(`${refusal.rule}: ${refusal.reason} (${JSON.stringify(action)})`);
    this.refusal = refusal;
    this.action = action;
  }
  refusal;
  action;
};
function applyAction(draft, seat2, action) {
  const refusal = checkAction(draft, seat2, action);
  if (refusal !== null) throw new IllegalActionError(refusal, action);
  if (!isUndoable(action)) return applyUnchecked(draft, seat2, action);
  const entry = captureUndo(draft, action);
  const events = applyUnchecked(draft, seat2, action);
  recordUndo(draft, entry, events);
  return events;
}
function applyUnchecked(draft, seat2, action) {
  const apply = APPLY_FUNCTIONS[action.type];
  return apply(draft, seat2, action);
}
function applyRecordedRedeal(draft, seat2, cards) {
  const refusal = checkAction(draft, seat2, { type: "redeal" });
  if (refusal !== null) throw new IllegalActionError(refusal, { type: "redeal" });
  return applyRedeal(draft, seat2, cards);
}

// packages/game/src/draft.ts
function createDraft(state) {
  const { lost, turn, stack } = state;
  const shared = state;
  return {
    rules: shared.rules,
    startSeat: state.startSeat,
    districts: copyOnWriteDistricts.share(shared.districts),
    stock: state.stock,
    lost: {
      red: lost.red,
      blue: lost.blue,
      green: lost.green,
      white: lost.white,
      yellow: lost.yellow,
      black: lost.black
    },
    seats: state.seats.map(({ colour: colour2, pawnColour, pawn, putOut, tokens, hand }) => ({
      colour: colour2,
      pawnColour,
      pawn,
      putOut,
      tokens,
      hand
    })),
    hero: state.hero,
    turn: {
      number: turn.number,
      seat: turn.seat,
      step: turn.step,
      card: turn.card,
      spreads: turn.spreads,
      points: turn.points,
      actions: turn.actions,
      undos: turn.undos,
      intensifyBy: turn.intensifyBy
    },
    setupDone: state.setupDone,
    discards: [...state.discards],
    stack: stack && { letter: stack.letter, left: stack.left },
    lastTurns: state.lastTurns,
    undoable: shared.undoable,
    result: shared.result,
    secret: copySecret(shared.secret)
  };
}
function copySecret(secret) {
  return {
    seed: secret.seed,
    entropies: secret.entropies,
    redeals: secret.redeals,
    colours: secret.colours,
    hands: secret.hands.map((hand) => [...hand]),
    objectives: secret.objectives,
    undealt: secret.undealt,
    tokens: secret.tokens.map((tokens) => [...tokens]),
    lying: copyOnWriteBoardTokens.share(secret.lying),
    destroyed: { ...secret.destroyed },
    deck: [...secret.deck],
    unused: secret.unused,
    undo: [...secret.undo]
  };
}

// packages/game/src/variants/variant-rules.ts
var CONE_COUNTS = [65, 100];
var STANDARD_OPTIONS = { hiddenColours: false, moreDestruction: false, cones: 65 };
function createRuleSet(players, options) {
  return {
    players,
    hiddenColours: options.hiddenColours,
    lastTurnsEach: options.moreDestruction ? 2 : 1,
    cones: options.cones
  };
}
function toGameOptions(rules) {
  return {
    hiddenColours: rules.hiddenColours,
    moreDestruction: rules.lastTurnsEach === 2,
    cones: rules.cones
  };
}

// packages/game/src/setup/create-game.ts
function createGame({
  players,
  options,
  seed,
  entropies = [],
  dealt,
  position
}) {
  if (position !== void 0) return structuredClone(position);
  const rules = createRuleSet(players, options);
  const deal = dealt ?? dealTable(BOX, players, options.hiddenColours, seededShuffle(seed, entropies));
  return createInitialState(rules, deal, seed, entropies);
}
function createInitialState(rules, deal, seed, entropies) {
  const dealtObjectives = new Set(deal.objectives.flat());
  return {
    rules,
    startSeat: deal.startSeat,
    districts: createDistricts(rules, deal),
    stock: rules.cones - COMPONENT_COUNTS.pieces.puddingLaneStart,
    lost: Object.fromEntries(COLOURS.map((colour2) => [colour2, 0])),
    seats: deal.colours.map((colour2, seat2) => ({
      colour: rules.hiddenColours ? null : colour2,
      pawnColour: deal.pawnColours[seat2] ?? colour2,
      pawn: null,
      putOut: 0,
      tokens: 0,
      hand: deal.hands[seat2]?.length ?? 0
    })),
    hero: null,
    turn: {
      number: 0,
      seat: deal.startSeat,
      step: "redeal",
      card: null,
      spreads: 0,
      points: 0,
      actions: 0,
      undos: 0,
      intensifyBy: null
    },
    setupDone: 0,
    discards: [],
    stack: nextStackCard(deal.deck),
    lastTurns: null,
    undoable: null,
    result: null,
    secret: {
      seed,
      entropies: [...entropies],
      redeals: 0,
      colours: [...deal.colours],
      hands: deal.hands.map((hand) => [...hand]),
      objectives: deal.objectives.map((cards) => [...cards]),
      undealt: OBJECTIVE_IDS.filter((id) => !dealtObjectives.has(id)),
      tokens: deal.colours.map(() => []),
      lying: { ...deal.tokens },
      destroyed: {},
      deck: [...deal.deck],
      unused: [...deal.unused],
      undo: []
    }
  };
}
function createDistricts(rules, deal) {
  const bands = preplacedBands(rules.players);
  return byDistrict((id) => ({
    houses: [...deal.houses[id] ?? []],
    cones: id === PUDDING_LANE ? COMPONENT_COUNTS.pieces.puddingLaneStart : 0,
    bands: bands[id] ?? 0,
    demolished: false,
    token: BOARD[id].map.token
  }));
}

// packages/game/src/view/view-event.ts
function viewEvent(event, viewer) {
  switch (event.type) {
    case "card-drawn":
      return event.seat === viewer ? event : { type: event.type, seat: event.seat };
    case "token-taken":
      return event.seat === viewer ? event : { type: event.type, seat: event.seat, district: event.district };
    default:
      return event;
  }
}

// packages/game/src/view/view-for.ts
function viewFor(state, viewer) {
  return { ...publicView(state), viewer, own: viewer === null ? null : ownSecrets(state, viewer) };
}
function publicView(state) {
  return {
    rules: state.rules,
    startSeat: state.startSeat,
    districts: state.districts,
    stock: state.stock,
    lost: state.lost,
    seats: state.seats,
    hero: state.hero,
    turn: state.turn,
    setupDone: state.setupDone,
    discards: state.discards,
    stack: state.stack,
    lastTurns: state.lastTurns,
    undoable: state.undoable,
    result: state.result
  };
}
function ownSecrets({ secret }, seat2) {
  const colour2 = secret.colours[seat2];
  const hand = secret.hands[seat2];
  const objectives = secret.objectives[seat2];
  const tokens = secret.tokens[seat2];
  if (!colour2 || !hand || !objectives || !tokens) return null;
  return { colour: colour2, hand, objectives, tokens };
}

// packages/game/src/schemas.ts
import * as z from "zod";
var districtSchema = z.enum(DISTRICT_IDS);
var district = districtSchema;
var card = z.enum(DIRECTIONS);
var actionSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("keep-hand") }),
  z.strictObject({ type: z.literal("redeal") }),
  z.strictObject({ type: z.literal("place-band"), district }),
  z.strictObject({ type: z.literal("place-pawn"), district }),
  z.strictObject({
    type: z.literal("spread"),
    card,
    from: district,
    exit: district,
    to: district,
    token: z.literal("double-move").exactOptional()
  }),
  z.strictObject({ type: z.literal("discard"), card }),
  z.strictObject({ type: z.literal("move-pawn"), to: district }),
  z.strictObject({ type: z.literal("move-band"), from: district, to: district }),
  z.strictObject({ type: z.literal("put-out"), district }),
  z.strictObject({ type: z.literal("demolish"), district }),
  z.strictObject({ type: z.literal("end-actions") }),
  z.strictObject({ type: z.literal("intensify"), districts: z.array(district).max(3).readonly() }),
  z.strictObject({ type: z.literal("undo") })
]);
var gameOptionsSchema = z.strictObject({
  hiddenColours: z.boolean(),
  moreDestruction: z.boolean(),
  cones: z.union([z.literal(65), z.literal(100)], "must be 65 or 100")
});

// packages/game/src/notation/letters.ts
var COLOUR_LETTER = {
  red: "r",
  blue: "b",
  green: "g",
  white: "w",
  yellow: "y",
  black: "k"
};
var TOKEN_LETTER = {
  demolition: "d",
  "double-move": "m",
  "one-vp": "v"
};
function parseColourLetter(letter) {
  return COLOURS.find((colour2) => COLOUR_LETTER[colour2] === letter);
}
function parseTokenLetter(letter) {
  return TOKENS.find((token2) => TOKEN_LETTER[token2] === letter);
}

// packages/game/src/notation/tokenize.ts
var NotationError = class extends Error {
};
function tokenizeSection(text) {
  const [name = "", ...words] = text.split(/\s+/);
  const keyed = /* @__PURE__ */ new Map();
  const positional = [];
  for (const word of words) {
    const colon = word.indexOf(":");
    if (colon < 0) {
      positional.push(word);
      continue;
    }
    const key = word.slice(0, colon);
    keyed.set(key, [...keyed.get(key) ?? [], word.slice(colon + 1)]);
  }
  return { name, positional, keyed };
}
function keyedValue(section, key) {
  return section?.keyed.get(key)?.[0];
}
function isDistrictId(name) {
  return Object.hasOwn(BOARD, name);
}
function parseDistrictId(text) {
  if (!isDistrictId(text)) throw new NotationError(`Unknown district: ${text}`);
  return text;
}
function parseNumber(text) {
  if (text === void 0 || !/^\d+$/.test(text))
    throw new NotationError(`Not a number: ${text ?? "nothing"}`);
  return Number(text);
}
function parseOneOf(list, text) {
  const found = list.find((item) => item === text);
  if (found === void 0) throw new NotationError(`${text} is none of ${list.join(", ")}`);
  return found;
}
function parseLetters(text, parseLetter) {
  return [...text].map((letter) => {
    const found = parseLetter(letter);
    if (found === void 0) throw new NotationError(`Unknown letter ${letter} in ${text}`);
    return found;
  });
}

// packages/game/src/notation/read-seats.ts
function readSeat(section, seat2) {
  const colour2 = parseOneOf(COLOURS, section?.positional[1] ?? COLOURS[seat2] ?? "red");
  const pawnDistrict = keyedValue(section, "at");
  const objectives = keyedValue(section, "objectives");
  return {
    colour: colour2,
    pawnColour: parseOneOf(COLOURS, keyedValue(section, "pawn") ?? colour2),
    pawn: pawnDistrict === "none" ? null : parseDistrictId(pawnDistrict ?? "moorfields"),
    putOut: parseNumber(keyedValue(section, "put-out") ?? "0"),
    hand: parseCards(keyedValue(section, "hand") ?? "NESWN"),
    tokens: parseLetters(keyedValue(section, "tokens") ?? "", parseTokenLetter),
    objectives: objectives === void 0 ? OBJECTIVE_DECKS.flatMap(
      (deck) => LONDON_MAP.objectives.filter((card3) => card3.deck === deck)[seat2]?.id ?? []
    ) : objectives.split(",").map((id) => parseOneOf(OBJECTIVE_IDS, id))
  };
}
function parseCards(text) {
  return parseLetters(text, (letter) => DIRECTIONS.find((direction) => direction === letter));
}
var STACK_CARDS = STACK_LETTERS.map((letter) => `#${letter}`);
function readCards(discards, deck, unused, seats) {
  const parseFireCards = (section) => (section?.positional ?? []).map((word) => parseOneOf(DIRECTIONS, word));
  const remaining = [...ALL_FIRE_CARDS];
  for (const card3 of [
    ...seats.flatMap((seat2) => seat2.hand),
    ...parseFireCards(discards),
    ...parseFireCards(unused)
  ]) {
    const index = remaining.indexOf(card3);
    if (index >= 0) remaining.splice(index, 1);
  }
  return {
    discards: parseFireCards(discards),
    unused: parseFireCards(unused),
    deck: deck === void 0 ? ["#A", ...remaining.slice(0, ALL_FIRE_CARDS.length - HAND_SIZE)] : deck.positional.map((word) => parseOneOf([...DIRECTIONS, ...STACK_CARDS], word))
  };
}

// packages/game/src/notation/read.ts
function readPosition(text) {
  const sections = text.split(/[|\n]/).map((part) => part.trim()).filter((part) => part !== "").map(tokenizeSection);
  const sectionNamed = (name) => sections.find((section) => section.name === name);
  const rules = readRules(sectionNamed("rules"));
  const boardSections = sections.filter((section) => isDistrictId(section.name));
  const unknown = sections.find(
    (section) => !isDistrictId(section.name) && !TABLE_SECTION_NAMES.has(section.name)
  );
  if (unknown !== void 0) throw new NotationError(`Unknown part: ${unknown.name}`);
  const board = readBoard(boardSections);
  const seats = Array.from(
    { length: rules.players },
    (_, seat2) => readSeat(
      sections.find((section) => section.name === "seat" && section.positional[0] === String(seat2)),
      seat2
    )
  );
  const cards = readCards(sectionNamed("discards"), sectionNamed("deck"), sectionNamed("unused"), seats);
  const turn = readTurn(sectionNamed("turn"));
  const conesOnBoard = DISTRICT_IDS.reduce((sum, id) => sum + board.districts[id].cones, 0);
  const conesHeld = seats.reduce((sum, seat2) => sum + seat2.putOut, 0);
  const stock = sectionNamed("stock");
  const hero = sectionNamed("hero");
  const lastTurnsSection = sectionNamed("last");
  const seed = sectionNamed("seed");
  const dealtObjectives = new Set(seats.flatMap((seat2) => seat2.objectives));
  const position = {
    rules,
    startSeat: parseNumber(sectionNamed("start")?.positional[0] ?? "0"),
    districts: board.districts,
    stock: stock === void 0 ? remainingStock(rules.cones - conesOnBoard - conesHeld, board.districts) : parseNumber(stock.positional[0]),
    lost: readLost(sectionNamed("lost"), board.districts),
    seats: seats.map((seat2) => ({
      colour: rules.hiddenColours && turn.step !== "over" ? null : seat2.colour,
      pawnColour: seat2.pawnColour,
      pawn: seat2.pawn,
      putOut: seat2.putOut,
      tokens: seat2.tokens.length,
      hand: seat2.hand.length
    })),
    hero: hero === void 0 ? null : parseNumber(hero.positional[0]),
    turn,
    setupDone: parseNumber(keyedValue(sectionNamed("turn"), "setup") ?? "0"),
    discards: cards.discards,
    stack: nextStackCard(cards.deck),
    lastTurns: lastTurnsSection === void 0 ? null : parseNumber(lastTurnsSection.positional[0]),
    undoable: null,
    result: null,
    secret: {
      seed: seed?.positional[0] ?? "notation",
      entropies: seed?.keyed.get("entropy") ?? [],
      redeals: parseNumber(keyedValue(seed, "redeals") ?? "0"),
      colours: seats.map((seat2) => seat2.colour),
      hands: seats.map((seat2) => seat2.hand),
      objectives: seats.map((seat2) => seat2.objectives),
      undealt: OBJECTIVE_IDS.filter((id) => !dealtObjectives.has(id)),
      tokens: seats.map((seat2) => seat2.tokens),
      lying: board.lying,
      destroyed: readDestroyed(sectionNamed("destroyed")),
      deck: cards.deck,
      unused: cards.unused,
      undo: []
    }
  };
  return turn.step === "over" ? { ...position, result: finalResult(position) } : position;
}
var TABLE_SECTION_NAMES = new Set(
  "rules start stock lost hero turn last seat discards deck unused destroyed seed".split(" ")
);
function remainingStock(cones, districts) {
  return districts[PUDDING_LANE].cones > 0 ? Math.max(0, cones) : 0;
}
function readRules(section) {
  const players = parseNumber(keyedValue(section, "players") ?? "3");
  if (players < 3 || players > 6) throw new NotationError(`No game for ${players} players`);
  return createRuleSet(players, {
    hiddenColours: section?.positional.includes("hidden") ?? false,
    moreDestruction: section?.positional.includes("more") ?? false,
    cones: keyedValue(section, "cones") === "100" ? 100 : 65
  });
}
function readBoard(sections) {
  const lying = {};
  const createEmptyDistrict = () => ({
    houses: [],
    cones: 0,
    bands: 0,
    demolished: false,
    token: false
  });
  const districts = byDistrict(createEmptyDistrict);
  for (const section of sections) {
    const id = parseDistrictId(section.name);
    const parseCount = (letter) => parseNumber(section.positional.find((word) => word.startsWith(letter))?.slice(1) ?? "0");
    const unknownWord = section.positional.find((word) => !/^([FB]\d+|X|T)$/.test(word));
    if (unknownWord !== void 0) throw new NotationError(`Unknown mark ${unknownWord} of ${id}`);
    const tokenLetter = keyedValue(section, "T");
    const token2 = tokenLetter !== void 0 || section.positional.includes("T");
    if (token2) lying[id] = parseLetters(tokenLetter ?? "v", parseTokenLetter)[0] ?? "one-vp";
    districts[id] = {
      houses: parseLetters(keyedValue(section, "H") ?? "", parseColourLetter),
      cones: parseCount("F"),
      bands: parseCount("B"),
      demolished: section.positional.includes("X"),
      token: token2
    };
  }
  return { districts, lying };
}
function readTurn(section) {
  const [number = "1", step = "spread"] = section?.positional ?? [];
  const card3 = keyedValue(section, "card");
  const intensifyCause = keyedValue(section, "by");
  return {
    number: parseNumber(number),
    seat: parseNumber(keyedValue(section, "seat") ?? "0"),
    step: parseOneOf(TURN_PHASES, step),
    card: card3 === void 0 ? null : parseOneOf(DIRECTIONS, card3),
    spreads: parseNumber(keyedValue(section, "spreads") ?? (card3 === void 0 ? "0" : "1")),
    points: parseNumber(keyedValue(section, "points") ?? "4"),
    actions: parseNumber(keyedValue(section, "actions") ?? "0"),
    undos: 0,
    intensifyBy: intensifyCause === void 0 ? null : parseOneOf(["stack", "discard"], intensifyCause)
  };
}
function readLost(section, districts) {
  const housesOnBoard = DISTRICT_IDS.flatMap((id) => districts[id].houses);
  const countsByColour = new Map(
    (section?.positional ?? []).map(
      (word) => [parseColourLetter(word.slice(0, 1)), parseNumber(word.slice(1))]
    )
  );
  return Object.fromEntries(
    COLOURS.map((colour2) => [
      colour2,
      countsByColour.get(colour2) ?? Math.max(
        0,
        COMPONENT_COUNTS.pieces.housesPerColour - housesOnBoard.filter((other) => other === colour2).length
      )
    ])
  );
}
function readDestroyed(section) {
  const destroyed = {};
  for (const [id, [kind = ""]] of section?.keyed ?? []) {
    destroyed[parseDistrictId(id)] = parseLetters(kind, parseTokenLetter)[0] ?? "one-vp";
  }
  return destroyed;
}

// packages/game/src/notation/write.ts
function writeDistrict(state, id, lying) {
  const { houses, cones, bands, demolished, token: token2 } = state.districts[id];
  const knownToken = lying?.[id];
  return [
    id,
    houses.length > 0 ? `H:${houses.map((colour2) => COLOUR_LETTER[colour2]).join("")}` : "",
    cones > 0 ? `F${cones}` : "",
    bands > 0 ? `B${bands}` : "",
    demolished ? "X" : "",
    token2 ? `T${knownToken === void 0 ? "" : `:${TOKEN_LETTER[knownToken]}`}` : ""
  ].filter((part) => part !== "").join(" ");
}
function writePosition(state) {
  const districts = DISTRICT_IDS.map((id) => writeDistrict(state, id, state.secret.lying));
  return [...districts.filter((text) => text.includes(" ")), ...tableSections(state)].join(" | ");
}
function tableSections(state) {
  const { rules, turn, secret } = state;
  const variants = [
    rules.hiddenColours ? "hidden" : "",
    rules.lastTurnsEach === 2 ? "more" : "",
    rules.cones === 100 ? "cones:100" : ""
  ];
  const destroyed = Object.entries(secret.destroyed).map(([id, token2]) => `${id}:${TOKEN_LETTER[token2]}`);
  return [
    joinWords("rules", `players:${rules.players}`, ...variants),
    `start ${state.startSeat}`,
    `stock ${state.stock}`,
    joinWords("lost", ...COLOURS.map((colour2) => `${COLOUR_LETTER[colour2]}${state.lost[colour2]}`)),
    state.hero === null ? "" : `hero ${state.hero}`,
    joinWords(
      `turn ${turn.number}`,
      `seat:${turn.seat}`,
      turn.step,
      `points:${turn.points}`,
      turn.card === null ? "" : `card:${turn.card}`,
      `spreads:${turn.spreads}`,
      `actions:${turn.actions}`,
      turn.intensifyBy === null ? "" : `by:${turn.intensifyBy}`,
      `setup:${state.setupDone}`
    ),
    state.lastTurns === null ? "" : `last ${state.lastTurns}`,
    ...state.seats.map((_, seat2) => seatSection(state, seat2)),
    joinWords("discards", ...state.discards),
    joinWords("deck", ...secret.deck),
    joinWords("unused", ...secret.unused),
    destroyed.length === 0 ? "" : joinWords("destroyed", ...destroyed),
    joinWords(
      "seed",
      secret.seed,
      `redeals:${secret.redeals}`,
      ...secret.entropies.map((text) => `entropy:${text}`)
    )
  ].filter((text) => text !== "");
}
function seatSection({ seats, secret }, seat2) {
  const player = seats[seat2];
  const colour2 = secret.colours[seat2];
  if (player === void 0 || colour2 === void 0) throw new Error(`No seat ${seat2}`);
  return joinWords(
    `seat ${seat2}`,
    colour2,
    `pawn:${player.pawnColour}`,
    `at:${player.pawn ?? "none"}`,
    `put-out:${player.putOut}`,
    `hand:${(secret.hands[seat2] ?? []).join("")}`,
    `tokens:${(secret.tokens[seat2] ?? []).map((token2) => TOKEN_LETTER[token2]).join("")}`,
    `objectives:${(secret.objectives[seat2] ?? []).join(",")}`
  );
}
function joinWords(...parts) {
  return parts.filter((part) => part !== "").join(" ");
}

// packages/game/src/fire/preview.ts
function previewSpread(state, spread) {
  const draft = copyForPreview(state);
  const { takesToken, events } = moveCone(draft, state.turn.seat, spread);
  const eventsOfType = (type) => events.filter((event) => event.type === type);
  const added = eventsOfType("cones-added")[0];
  const houses = eventsOfType("houses-burned")[0]?.houses ?? {};
  const returningSeats = eventsOfType("cones-returned").flatMap((event) => event.seats);
  const conesBeforeAfter = (id) => ({
    before: state.districts[id].cones,
    after: draft.districts[id].cones
  });
  return {
    path: eventsOfType("fire-spread")[0]?.path ?? [],
    contained: isContained(draft, spread.to),
    reignites: eventsOfType("containment-broken").length > 0,
    houses,
    takesToken,
    conesAdded: added?.cones ?? 0,
    conesMissing: added?.missing ?? 0,
    source: conesBeforeAfter(spread.from),
    stock: { before: state.stock, after: draft.stock },
    puddingLane: conesBeforeAfter(PUDDING_LANE),
    conesRefilled: eventsOfType("pudding-lane-refilled").reduce((sum, event) => sum + event.cones, 0),
    returningSeats,
    vpChanges: state.rules.hiddenColours ? null : state.seats.map(({ colour: colour2 }, seat2) => spreadVpChange({ houses, returningSeats }, seat2, colour2))
  };
}
function spreadVpChange({ houses, returningSeats }, seat2, colour2) {
  const lost = colour2 === null ? 0 : houses[colour2] ?? 0;
  return 0 - HOUSE_VP * lost - returningSeats.filter((giver) => giver === seat2).length;
}
function copyForPreview(state) {
  const shared = state;
  return {
    ...shared,
    districts: copyOnWriteDistricts.share(shared.districts),
    lost: { ...state.lost },
    seats: state.seats.map((seat2) => ({ ...seat2 }))
  };
}

// packages/game/src/deck/preview.ts
function previewIntensify(state, cones) {
  const draft = copyForPreview(state);
  const supply = takeCones(draft, cones);
  return {
    fromStock: supply.cones - supply.fromPuddingLane,
    fromPuddingLane: supply.fromPuddingLane,
    stock: { before: state.stock, after: draft.stock },
    returningSeats: supply.events.flatMap((event) => event.type === "cones-returned" ? event.seats : [])
  };
}

// packages/game/src/record/log.ts
function isDecision(entry) {
  return "action" in entry;
}
function effectiveDecisions(log) {
  const decisions = [];
  for (const entry of log) {
    if (isDecision(entry)) decisions.push(entry);
    else decisions.length = Math.min(decisions.length, entry.keep);
  }
  return decisions;
}
function replayLog(setup, log) {
  const draft = createGame(setup);
  for (const { seat: seat2, action } of effectiveDecisions(log)) applyAction(draft, seat2, action);
  return draft;
}
function checkTakeback(decisions, { keep, consent }, humans) {
  if (!Number.isInteger(keep) || keep < 0 || keep >= decisions) {
    return { rule: "UNDO-3", reason: "nothing-to-take-back" };
  }
  return humans.every((seat2) => consent.includes(seat2)) ? null : { rule: "UNDO-3", reason: "consent-missing" };
}

// packages/game/src/record/check-setup.ts
var count = (list, item) => list.filter((other) => other === item).length;
var allDistinct = (list) => new Set(list).size === list.length;
function checkSetup(record) {
  for (const [rule, check] of CHECKS) {
    const why = check(record);
    if (why !== null) return { rule, why };
  }
  return null;
}
var checkSeats = ({ players, setup }) => {
  if (!players.every(({ seat: seat2 }, index) => seat2 === index)) return "players must be listed by seat";
  if (setup.hands.length !== players.length) return "there must be one hand a player";
  return setup.objectives.length === players.length ? null : "there must be one set of objectives a player";
};
var checkColours = ({ players, options }) => {
  if (!allDistinct(players.map(({ colour: colour2 }) => colour2))) return "two players have one colour";
  if (!allDistinct(players.map(({ pawn }) => pawn))) return "two players have one pawn";
  const pawnsMatchColours = options.hiddenColours || players.every(({ colour: colour2, pawn }) => colour2 === pawn);
  return pawnsMatchColours ? null : "with open colours each pawn has its player\u2019s colour";
};
var checkHands = ({ setup }) => setup.hands.every((hand) => hand.length === HAND_SIZE) ? null : `each hand has ${HAND_SIZE} cards`;
var checkHouses = ({ setup }) => {
  for (const id of DISTRICT_IDS) {
    const houses = setup.houses[id] ?? [];
    if (houses.length !== BOARD[id].size) return `${id} holds ${houses.length} houses, not ${BOARD[id].size}`;
  }
  for (const region of REGIONS) {
    const houses = cityDistrictsIn(region).flatMap((id) => setup.houses[id] ?? []);
    const wrongColour = COLOURS.find((colour2) => count(houses, colour2) !== houses.length / COLOURS.length);
    if (wrongColour !== void 0)
      return `the ${region} region has ${count(houses, wrongColour)} ${wrongColour} houses`;
  }
  return CITY_DISTRICTS.every((id) => setup.houses[id] !== void 0) ? null : "a city district is missing";
};
var checkTokens = ({ setup }) => {
  const placed = Object.values(setup.tokens);
  if (!TOKEN_DISTRICTS.every((id) => setup.tokens[id] !== void 0) || placed.length !== ALL_TOKENS.length) {
    return "one token lies on each district with a yellow label, and nowhere else";
  }
  const wrongToken = TOKENS.find((token2) => count(placed, token2) !== count(ALL_TOKENS, token2));
  return wrongToken === void 0 ? null : `there are ${count(placed, wrongToken)} ${wrongToken} tokens`;
};
var checkObjectives = ({ setup }) => {
  const fromEachDeck = setup.objectives.every(
    (cards) => cards.length === OBJECTIVE_DECKS.length && OBJECTIVE_DECKS.every(
      (deck) => count(
        cards.map((card3) => OBJECTIVES[card3].deck),
        deck
      ) === 1
    )
  );
  if (!fromEachDeck) return "each player has one objective of each deck";
  return allDistinct(setup.objectives.flat()) ? null : "an objective was dealt twice";
};
var checkPreplacedBands = ({ setup, players }) => {
  const expectedBands = preplacedBands(players.length);
  const wrongDistrict = DISTRICT_IDS.find((id) => (setup.bands[id] ?? 0) !== (expectedBands[id] ?? 0));
  return wrongDistrict === void 0 ? null : `${wrongDistrict} begins with ${expectedBands[wrongDistrict] ?? 0} bands`;
};
var checkAllCards = ({ setup, players }) => checkFireCards(players.length, setup.hands, setup.deck, setup.unused, ALL_FIRE_CARDS);
function checkFireCards(players, hands, deck, unused, cards) {
  const drawn = deck.filter(isFireCard);
  const expectedDeck = buildDeck(players, drawn).deck;
  if (expectedDeck.length !== deck.length || expectedDeck.some((card3, index) => isStackCard(card3) && card3 !== deck[index])) {
    return "the stacks do not have their heights";
  }
  const all = [...hands.flat(), ...drawn, ...unused];
  const wrongCard = DIRECTIONS.find((direction) => count(all, direction) !== count(cards, direction));
  return wrongCard === void 0 ? null : `there are ${count(all, wrongCard)} cards ${wrongCard}, not ${count(cards, wrongCard)}`;
}
var CHECKS = [
  ["SET-1", checkSeats],
  ["SET-6", checkColours],
  ["SET-3", checkHands],
  ["SET-4", checkAllCards],
  ["SET-5", checkHouses],
  ["SET-7", checkTokens],
  ["SET-8", checkObjectives],
  ["SET-9", ({ startSeat, players }) => startSeat < players.length ? null : "the start player has no seat"],
  ["SET-10", checkPreplacedBands]
];

// packages/game/src/record/replay.ts
function dealFromRecord({ players, setup, startSeat }) {
  return {
    ...setup,
    startSeat,
    colours: players.map(({ colour: colour2 }) => colour2),
    pawnColours: players.map(({ pawn }) => pawn)
  };
}
function createStateFromRecord(record) {
  const { players, seed, entropies = [] } = record;
  const rules = createRuleSet(players.length, record.options);
  return createInitialState(rules, dealFromRecord(record), seed, entropies);
}
function replayRecord(record, onAction) {
  const setupViolation = checkSetup(record);
  if (setupViolation !== null) return { ok: false, violation: { location: "setup", ...setupViolation } };
  const draft = createStateFromRecord(record);
  for (const [index, action] of record.actions.entries()) {
    applyImpliedKeepHands(draft, action);
    const violation = checkRecordedAction(draft, action);
    if (violation !== null) return { ok: false, violation: { location: index, ...violation } };
    const events = applyAsRecorded(draft, action);
    onAction?.(draft, events, index);
  }
  if (draft.result === null) {
    return {
      ok: false,
      violation: { location: record.actions.length, rule: "END-1", why: "the game is not over" }
    };
  }
  return { ok: true, state: draft };
}
function applyImpliedKeepHands(draft, action) {
  while (draft.turn.step === "redeal") {
    if (action.type === "redeal" && action.seat === draft.turn.seat) return;
    applyAction(draft, draft.turn.seat, { type: "keep-hand" });
  }
}
function checkRecordedAction(state, recorded) {
  const { seat: seat2, ...action } = recorded;
  if (seat2 >= state.rules.players) return { rule: "SET-1", why: `there is no seat ${seat2}` };
  const refusal = checkAction(
    state,
    seat2,
    action.type === "redeal" ? { type: "redeal" } : action
  );
  if (refusal !== null) return { rule: refusal.rule, why: describeRefusal(refusal) };
  if (recorded.type !== "redeal") return null;
  const cardsBefore = cardsToRedeal(state, seat2);
  const why = checkFireCards(
    state.rules.players,
    [recorded.hand],
    recorded.deck,
    recorded.unused,
    cardsBefore
  );
  if (why !== null) return { rule: "SET-3", why };
  return recorded.hand.length === HAND_SIZE ? null : { rule: "SET-3", why: "a new hand has five cards" };
}
function applyRecordedAction(draft, action) {
  applyImpliedKeepHands(draft, action);
  return applyAsRecorded(draft, action);
}
function applyAsRecorded(draft, recorded) {
  const { seat: seat2, ...action } = recorded;
  return action.type === "redeal" ? applyRecordedRedeal(draft, seat2, action) : applyAction(draft, seat2, action);
}

// packages/game/src/record/fork.ts
function forkGameAt(record, moveCount) {
  const recordedActions = record.actions.slice(0, moveCount);
  const players = record.players.length;
  const { hands: dealtHands, ...restOfDeal } = dealFromRecord(record);
  const hands = [...dealtHands];
  let { deck, unused } = restOfDeal;
  const log = [];
  for (const { seat: seat2, ...action } of recordedActions) {
    if (action.type === "redeal") {
      hands[seat2] = action.hand;
      ({ deck, unused } = action);
    } else {
      if (log.length === 0) log.push(...keepHandDecisions(players, record.startSeat));
      log.push({ seat: seat2, action });
    }
  }
  return { setup: { players, options: record.options, dealt: { ...restOfDeal, hands, deck, unused } }, log };
}
var keepHandDecisions = (players, startSeat) => Array.from({ length: players }, (_, turn) => ({
  seat: (startSeat + turn) % players,
  action: { type: "keep-hand" }
}));

// packages/game/src/record/stats.ts
function computeSeatStats(state, events) {
  const { result } = state;
  if (result === null) throw new Error("The game is not over");
  return result.scores.map((score) => {
    const { seat: seat2, total } = score;
    const betterCount = result.scores.filter((other) => compareScores(other, score) > 0).length;
    const tiedCount = result.scores.filter((other) => compareScores(other, score) === 0).length;
    const objectives = result.reveal.objectives[seat2] ?? [];
    const kept = objectives.filter(
      (card3) => OBJECTIVES[card3].districts.every((district3) => hasSurvived(state, district3))
    ).length;
    return {
      ...{ seat: seat2, total, kept },
      place: betterCount + 1,
      isShared: tiedCount > 1,
      houses: (score.houses - STARTING_VP) / HOUSE_VP + INITIAL_HOUSES_PER_COLOUR,
      putOut: countConesPutOut(events, seat2),
      lost: objectives.length - kept,
      burnt: countHousesBurnt(events, seat2, result.reveal.colours[seat2] ?? null)
    };
  });
}
var INITIAL_HOUSES_PER_COLOUR = STARTING_VP / HOUSE_VP;
function compareScores(a, b) {
  for (const criterion of ["total", "cones", "houses", "objectives"])
    if (a[criterion] !== b[criterion]) return a[criterion] - b[criterion];
  return 0;
}
function countConesPutOut(events, seat2) {
  let cones = 0;
  for (const event of events) {
    if (event.type === "cone-put-out" && event.seat === seat2) cones += 1;
    if (event.type === "taken-back" && event.seat === seat2 && event.action.type === "put-out") cones -= 1;
  }
  return cones;
}
function countHousesBurnt(events, seat2, ownColour) {
  const burntBySpread = [];
  for (const event of events) {
    if (!("seat" in event) || event.seat !== seat2) continue;
    if (event.type === "fire-spread") burntBySpread.push(0);
    if (event.type === "houses-burned")
      burntBySpread.push((burntBySpread.pop() ?? 0) + countOtherHouses(event.houses, ownColour));
    if (event.type === "taken-back" && event.action.type === "spread") burntBySpread.pop();
  }
  return burntBySpread.reduce((sum, houses) => sum + houses, 0);
}
var countOtherHouses = (houses, ownColour) => Object.entries(houses).reduce((sum, [colour2, count3]) => colour2 === ownColour ? sum : sum + count3, 0);

// packages/game/src/record/schema.ts
import * as z2 from "zod";
var RECORD_FORMAT = "great-fire-record/1";
var colour = z2.enum(COLOURS);
var card2 = z2.enum(DIRECTIONS);
var district2 = z2.enum(DISTRICT_IDS);
var objective = z2.enum(OBJECTIVE_IDS);
var token = z2.enum(TOKENS);
var stackCard = z2.enum(STACK_LETTERS.map((letter) => `#${letter}`));
var deckCard = z2.union([card2, stackCard]);
var seat = z2.int().min(0).max(5);
var count2 = z2.int().min(0).max(200);
var byDistrict2 = (value) => z2.partialRecord(district2, value);
var recordedAction = z2.discriminatedUnion("type", [
  z2.object({
    seat,
    type: z2.literal("redeal"),
    hand: z2.array(card2).max(60),
    deck: z2.array(deckCard).max(70),
    unused: z2.array(card2).max(60)
  }),
  z2.object({ seat, type: z2.literal("place-band"), district: district2 }),
  z2.object({ seat, type: z2.literal("place-pawn"), district: district2 }),
  z2.object({
    seat,
    type: z2.literal("spread"),
    card: card2,
    from: district2,
    exit: district2,
    to: district2,
    token: z2.literal("double-move").exactOptional()
  }),
  z2.object({ seat, type: z2.literal("discard"), card: card2 }),
  z2.object({ seat, type: z2.literal("move-pawn"), to: district2 }),
  z2.object({ seat, type: z2.literal("move-band"), from: district2, to: district2 }),
  z2.object({ seat, type: z2.literal("put-out"), district: district2 }),
  z2.object({ seat, type: z2.literal("demolish"), district: district2 }),
  z2.object({ seat, type: z2.literal("end-actions") }),
  z2.object({ seat, type: z2.literal("intensify"), districts: z2.array(district2).max(60) })
]);
var setupSchema = z2.object({
  houses: byDistrict2(z2.array(colour).max(20)),
  tokens: byDistrict2(token),
  bands: byDistrict2(count2),
  hands: z2.array(z2.array(card2).max(60)).max(6),
  objectives: z2.array(z2.array(objective).max(24)).max(6),
  deck: z2.array(deckCard).max(70),
  unused: z2.array(card2).max(60)
});
var dealSchema = setupSchema.omit({ bands: true }).extend({
  startSeat: seat,
  colours: z2.array(colour).max(6),
  pawnColours: z2.array(colour).max(6)
});
var recordSchema = z2.object({
  format: z2.literal(RECORD_FORMAT),
  map: z2.literal("london-1666"),
  rules: z2.string().max(40).exactOptional(),
  seed: z2.string().max(1e3),
  entropies: z2.array(z2.string().max(1e3)).max(6).exactOptional(),
  commitment: z2.string().max(200),
  options: z2.object({
    hiddenColours: z2.boolean(),
    moreDestruction: z2.boolean(),
    cones: z2.union([z2.literal(65), z2.literal(100)])
  }),
  players: z2.array(
    z2.object({
      seat,
      name: z2.string().max(200),
      colour,
      pawn: colour,
      bot: z2.string().max(40).nullable()
    })
  ).min(3).max(6),
  startSeat: seat,
  setup: setupSchema,
  actions: z2.array(recordedAction).max(2e4),
  undone: z2.array(
    z2.object({
      after: z2.int().min(-1),
      actions: z2.array(recordedAction).max(2e3),
      consent: z2.array(seat).max(6)
    })
  ).max(2e4).exactOptional(),
  substitutions: z2.array(z2.object({ after: z2.int().min(-1), seat, by: z2.string().max(40) })).max(1e4).exactOptional(),
  final: z2.object({
    cones: byDistrict2(count2).default({}),
    houses: byDistrict2(z2.array(colour).max(20)).default({}),
    bands: byDistrict2(count2).default({}),
    pawns: z2.array(district2).max(6),
    demolished: z2.array(district2).max(80).default([]),
    stock: count2.default(0),
    hands: z2.array(z2.array(card2).max(60)).max(6)
  }),
  result: z2.object({
    scores: z2.array(
      z2.object({
        seat,
        houses: z2.int(),
        cones: z2.int(),
        objectives: z2.int(),
        oneVp: z2.int(),
        hero: z2.int(),
        total: z2.int()
      })
    ).max(6),
    winners: z2.array(seat).max(6)
  })
});
function readRecord(text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, field: "record", why: "it is not JSON" };
  }
  return parseRecord(value);
}
function parseRecord(value) {
  const parsed = recordSchema.safeParse(value);
  if (parsed.success) return { ok: true, record: parsed.data };
  const issue = parsed.error.issues[0];
  const field = issue === void 0 || issue.path.length === 0 ? "record" : issue.path.join(".");
  return { ok: false, field, why: (issue?.message ?? "it cannot be read").toLowerCase() };
}

// packages/game/src/record/write.ts
function writeRecord(setup, players, log) {
  const initialState = createGame(setup);
  const recordHead = {
    format: RECORD_FORMAT,
    map: "london-1666",
    rules: RULES_VERSION,
    seed: setup.seed,
    entropies: [...initialState.secret.entropies],
    commitment: seedCommitment(setup.seed),
    options: toGameOptions(initialState.rules),
    players: players.map(({ name, bot }, seat2) => ({
      ...toRecordColours(initialState, seat2),
      seat: seat2,
      name,
      bot
    })),
    startSeat: initialState.startSeat,
    setup: toRecordSetup(initialState)
  };
  const { actions, undone } = recordLog(setup, log);
  const end = replayActions(initialState, actions);
  if (end.result === null) throw new Error("The match is not over");
  return {
    ...recordHead,
    actions,
    ...undone.length > 0 ? { undone } : {},
    final: toRecordFinal(end),
    result: toRecordResult(end)
  };
}
function toRecordColours(state, seat2) {
  const colour2 = state.secret.colours[seat2];
  const player = state.seats[seat2];
  if (colour2 === void 0 || player === void 0) throw new Error(`No seat ${seat2}`);
  return { colour: colour2, pawn: player.pawnColour };
}
function toRecordSetup(start) {
  const { hands, objectives, lying, deck, unused } = start.secret;
  return {
    houses: Object.fromEntries(CITY_DISTRICTS.map((id) => [id, [...start.districts[id].houses]])),
    tokens: { ...lying },
    bands: countByDistrict(start, (district3) => district3.bands),
    hands: hands.map((hand) => [...hand]),
    objectives: objectives.map((cards) => [...cards]),
    deck: [...deck],
    unused: [...unused]
  };
}
function toRecordFinal(end) {
  return {
    cones: countByDistrict(end, (district3) => district3.cones),
    houses: Object.fromEntries(
      CITY_DISTRICTS.flatMap((id) => {
        const { houses } = end.districts[id];
        return houses.length > 0 ? [[id, [...houses]]] : [];
      })
    ),
    bands: countByDistrict(end, (district3) => district3.bands),
    pawns: end.seats.flatMap(({ pawn }) => pawn === null ? [] : [pawn]),
    demolished: DISTRICT_IDS.filter((id) => end.districts[id].demolished),
    stock: end.stock,
    hands: end.secret.hands.map((hand) => [...hand])
  };
}
function toRecordResult(end) {
  if (end.result === null) throw new Error("The match is not over");
  const { scores, winners } = end.result;
  return { scores: scores.map((score) => ({ ...score })), winners: [...winners] };
}
function countByDistrict(state, readCount) {
  const counts = {};
  for (const id of DISTRICT_IDS) {
    const number = readCount(state.districts[id]);
    if (number > 0) counts[id] = number;
  }
  return counts;
}
function recordLog(setup, log) {
  const undone = [];
  const decisions = [];
  const lastActions = [null];
  for (const entry of log) {
    const last = lastActions.at(-1) ?? null;
    if (!isDecision(entry)) {
      const kept = lastBefore(last, ({ decisionIndex }) => decisionIndex < entry.keep);
      undone.push({
        after: countOf(kept) - 1,
        actions: actionsBetween(kept, last),
        consent: [...entry.consent]
      });
      decisions.length = Math.min(decisions.length, entry.keep);
      lastActions.length = decisions.length + 1;
      continue;
    }
    const { action } = entry;
    decisions.push(entry);
    if (action.type === "undo") {
      const previous = last?.previous ?? null;
      if (last !== null) undone.push({ after: countOf(previous) - 1, actions: [last.recorded], consent: [] });
      lastActions.push(previous);
    } else if (action.type === "keep-hand") lastActions.push(last);
    else {
      const recorded = toRecordedAction(setup, entry.seat, action, decisions);
      const decisionIndex = decisions.length - 1;
      lastActions.push({ recorded, decisionIndex, count: countOf(last) + 1, previous: last });
    }
  }
  lowerToLaterUndos(undone);
  return { actions: actionsBetween(null, lastActions.at(-1) ?? null), undone };
}
var countOf = (last) => last?.count ?? 0;
function lastBefore(last, isKept) {
  let action = last;
  while (action !== null && !isKept(action)) action = action.previous;
  return action;
}
function actionsBetween(from, to) {
  const actions = [];
  for (let action = to; action !== null && action !== from; action = action.previous)
    actions.push(action.recorded);
  return actions.reverse();
}
function lowerToLaterUndos(undone) {
  let lowest = Infinity;
  for (const entry of [...undone].reverse()) {
    lowest = Math.min(lowest, entry.after);
    entry.after = lowest;
  }
}
function toRecordedAction(setup, seat2, action, decisions) {
  switch (action.type) {
    case "redeal":
      return recordRedeal(setup, seat2, decisions);
    case "intensify":
      return { seat: seat2, type: "intensify", districts: [...action.districts] };
    default:
      return { seat: seat2, ...action };
  }
}
function recordRedeal(setup, seat2, decisions) {
  const { hands, deck, unused } = replayLog(setup, decisions).secret;
  return { seat: seat2, type: "redeal", hand: [...hands[seat2] ?? []], deck: [...deck], unused: [...unused] };
}
function replayActions(initialState, actions) {
  const draft = createDraft(initialState);
  for (const action of actions) applyRecordedAction(draft, action);
  return draft;
}

// packages/game/src/record/verify.ts
function verifyText(text) {
  const read = readRecord(text);
  return read.ok ? verifyRecord(read.record) : { ok: false, format: { field: read.field, why: read.why } };
}
function verifyRecord(record) {
  const replayed = replayRecord(record);
  if (!replayed.ok) return replayed;
  const final = findDifference([], toRecordFinal(replayed.state), omitEmptyEntries(record.final));
  if (final !== null) return violationVerdict("final", "END-1", final);
  const result = findDifference([], toRecordResult(replayed.state), record.result);
  if (result === null) return { ok: true };
  return violationVerdict("result", result.path[0] === "winners" ? "END-4" : "END-2", result);
}
function violationVerdict(location, rule, difference) {
  const { path, expected, actual } = difference;
  const why = `${path.join(".")} is ${actual}, not ${expected}`;
  return { ok: false, violation: { location, rule, why } };
}
function omitEmptyEntries(final) {
  const omitEmpty = (entries) => Object.fromEntries(
    Object.entries(entries).filter(([, value]) => Array.isArray(value) ? value.length > 0 : value !== 0)
  );
  return {
    ...final,
    cones: omitEmpty(final.cones),
    houses: omitEmpty(final.houses),
    bands: omitEmpty(final.bands)
  };
}
function findDifference(path, expected, actual) {
  const compare = (a, b) => a === b ? null : { path, expected: a, actual: b };
  if (Array.isArray(expected) && Array.isArray(actual) && expected.every((item) => typeof item === "string")) {
    const isUnordered = path.at(-1) !== "pawns";
    const text = (list) => (isUnordered ? [...list].sort() : list).join(" ");
    return compare(text(expected), text(actual));
  }
  if (typeof expected === "object" && expected !== null && typeof actual === "object" && actual !== null) {
    for (const key of /* @__PURE__ */ new Set([...Object.keys(expected), ...Object.keys(actual)])) {
      const inner = findDifference([...path, key], Reflect.get(expected, key), Reflect.get(actual, key));
      if (inner !== null) return inner;
    }
    return null;
  }
  return expected === actual ? null : { path, expected: String(expected), actual: String(actual) };
}
function formatVerdict(verdict) {
  if (verdict.ok) return "ok";
  if ("format" in verdict) return `format: ${verdict.format.field}: ${verdict.format.why}`;
  const { location, rule, why } = verdict.violation;
  return `${typeof location === "number" ? `action ${location}` : location}: ${rule}: ${why}`;
}

// packages/game/src/record/fairness.ts
function checkFairness(record, evidence = {}) {
  const comparisons = [
    ...compareEvidence(record, evidence),
    ...compareContributions(record),
    ...compareShuffles(record),
    ...compareRedeals(record)
  ];
  const checks = comparisons.map((comparison) => ({
    ...comparison,
    ok: JSON.stringify(comparison.expected) === JSON.stringify(comparison.actual)
  }));
  return { fair: checks.every(({ ok }) => ok), checks };
}
function compareEvidence({ commitment: recorded, entropies = [] }, { commitment, contribution }) {
  const isOwn = (other) => other === contribution;
  return [
    ...commitment === void 0 ? [] : [{ name: "own/commitment", expected: commitment, actual: recorded }],
    ...contribution === void 0 ? [] : [{ name: "own/part", expected: contribution, actual: entropies.find(isOwn) ?? null }]
  ];
}
function compareContributions({
  seed,
  commitment,
  entropies = [],
  players
}) {
  const contributors = entropies.length === 0 ? [] : players;
  return [
    { name: "commitment", expected: seedCommitment(seed), actual: commitment },
    ...contributors.map(({ bot }, seat2) => {
      const contribution = entropies[seat2] ?? null;
      const isCopy = entropies.indexOf(contribution ?? "") < seat2;
      const isAllowed = bot === null && CONTRIBUTION.test(contribution ?? "") && !isCopy;
      return { name: `part/${seat2}`, expected: isAllowed ? contribution : "", actual: contribution };
    }),
    // The server could search for a contribution beyond the seats, as for one of a bot.
    { name: "part/surplus", expected: [], actual: entropies.slice(players.length) }
  ];
}
var CONTRIBUTION = /^[0-9a-f]{32}$/;
function compareShuffles(record) {
  const { seed, entropies = [], players, options } = record;
  const shuffle = seededShuffle(seed, entropies);
  const expectedShuffles = groupByShuffle(
    dealTable(BOX, players.length, options.hiddenColours, shuffle)
  );
  const actualShuffles = groupByShuffle(dealFromRecord(record));
  return expectedShuffles.map(([name, value], index) => ({
    name,
    expected: value,
    actual: actualShuffles[index]?.[1]
  }));
}
function groupByShuffle(deal) {
  return [
    ...Object.entries(BOX.regions).map(([region, districts]) => {
      const houses = Object.keys(districts).map((id) => [
        id,
        deal.houses[id] ?? null
      ]);
      return [`houses/${region}`, houses];
    }),
    ["colours", deal.colours],
    ["pawns", deal.pawnColours],
    ["tokens", Object.entries(deal.tokens).sort(([a], [b]) => a < b ? -1 : 1)],
    ...Object.keys(BOX.objectives).map(
      (deck, index) => [`objectives/${deck}`, deal.objectives.map((cards) => cards[index] ?? null)]
    ),
    ["fire-cards", { hands: deal.hands, deck: deal.deck, unused: deal.unused }],
    ["start-seat", deal.startSeat]
  ];
}
function compareRedeals(record) {
  const { seed, entropies = [], players, setup, actions } = record;
  const shuffle = seededShuffle(seed, entropies);
  const hands = setup.hands.map((hand) => [...hand]);
  let { deck, unused } = setup;
  return actions.filter((action) => action.type === "redeal").map(({ seat: seat2, ...recordedRedeal }, index) => {
    const handBefore = hands[seat2] ?? [];
    const cards = [...handBefore, ...deck.filter(isFireCard), ...unused];
    const playerCount = players.length;
    const expectedRedeal = isFiveIdentical(handBefore) ? redealTable(BOX, cards, playerCount, index + 1, shuffle) : null;
    hands[seat2] = recordedRedeal.hand;
    ({ deck, unused } = recordedRedeal);
    const { hand } = recordedRedeal;
    return {
      name: `redeal/${index + 1}`,
      expected: expectedRedeal && {
        seat: seat2,
        hand: expectedRedeal.hand,
        deck: expectedRedeal.deck,
        unused: expectedRedeal.unused
      },
      actual: { seat: seat2, hand, deck, unused }
    };
  });
}

// packages/game/src/engine.ts
var ENGINE = {
  version: RULES_VERSION,
  createGame,
  checkAction,
  createDraft,
  applyAction,
  isOnFire,
  publicView,
  viewFor,
  ownSecrets,
  viewEvent,
  legalActions,
  legalChoices,
  replayLog,
  writeRecord
};
export {
  ACTION_POINTS,
  ACTION_TYPES,
  ALL_FIRE_CARDS,
  ALL_TOKENS,
  BOARD,
  BURNABLE_DISTRICTS,
  BURNABLE_INDICES,
  CARD_TARGETS,
  CITY_DISTRICTS,
  COLOURS,
  COMPONENT_COUNTS,
  CONE_COUNTS,
  DEFAULT_OPENING_HAND_ANSWER,
  DIRECTIONS,
  DISTRICTS_BY_INDEX,
  DISTRICT_IDS,
  ENGINE,
  FIRE_NEIGHBOURS,
  HERO_VP,
  HOUSE_VP,
  IllegalActionError,
  LONDON_MAP,
  MAX_UNDOS,
  NotationError,
  OBJECTIVES,
  OBJECTIVE_DECKS,
  OBJECTIVE_IDS,
  OPENING_HAND_ANSWERS,
  PLACEABLE_DISTRICTS,
  PUDDING_LANE,
  REASONS,
  RECORD_FORMAT,
  REGIONS,
  RULES_VERSION,
  RULE_IDS,
  STACK_LETTERS,
  STANDARD_OPTIONS,
  STARTING_VP,
  TIE_BREAKS,
  TOKENS,
  TURN_PHASES,
  actionSchema,
  applyAction,
  applyRecordedAction,
  applyUnchecked,
  buildDeck,
  byDistrict,
  cardAllows,
  checkAction,
  checkActionFor,
  checkActionOnView,
  checkFairness,
  checkTakeback,
  computeSeatStats,
  createDraft,
  createGame,
  createRuleSet,
  createStateFromRecord,
  dealSchema,
  describeRefusal,
  districtSchema,
  districtsWithFreeBands,
  districtsWithRoom,
  effectiveDecisions,
  findSupplierAfterStock,
  forkGameAt,
  formatVerdict,
  freeBands,
  gameOptionsSchema,
  hasSurvived,
  holdingsOf,
  intensifyConeCount,
  isAdjacent,
  isBurning,
  isContained,
  isDecision,
  isFiveIdentical,
  isOnFire,
  isPlayable,
  legalActions,
  legalActionsFor,
  legalBandMoves,
  legalChoices,
  legalChoicesFor,
  legalDemolitions,
  legalDiscards,
  legalPawnMoves,
  legalPutOuts,
  legalSpreads,
  linkBetween,
  mustAnswerRedeal,
  objectiveState,
  objectiveVp,
  parseRecord,
  pathThroughFire,
  preplacedBands,
  previewIntensify,
  previewSpread,
  publicView,
  publicVp,
  reachableDistricts,
  readPosition,
  readRecord,
  recordSchema,
  replayLog,
  replayRecord,
  scoreFor,
  seedCommitment,
  seededShuffle,
  spreadOptions,
  spreadVpChange,
  stackHeights,
  toGameOptions,
  toRecordFinal,
  toRecordResult,
  uncontainedConesAfterBand,
  verifyRecord,
  verifyText,
  viewEvent,
  viewFor,
  writeDistrict,
  writePosition,
  writeRecord
};
/*! Bundled license information:

@noble/hashes/esm/utils.js:
  (*! noble-hashes - MIT License (c) 2022 Paul Miller (paulmillr.com) *)
*/
