import { describeSchema } from '../../testing/describe-schema';
import { rematchSchema, revealSchema, setCommitmentSchema } from './deal-commitments';

const HEX_64 = '0123456789abcdef'.repeat(4);
const HEX_32 = HEX_64.slice(0, 32);
const wrongHex = (hex: string) => [hex.slice(1), `${hex}0`, hex.toUpperCase(), `g${hex.slice(1)}`];

describeSchema('a commitment', setCommitmentSchema, {
  examples: [{ commitment: HEX_64 }],
  rejects: { commitment: wrongHex(HEX_64) },
  messages: { commitment: 'is not 64 lower-case hex digits' },
});

describeSchema('a contribution', revealSchema, {
  examples: [{ contribution: HEX_32 }],
  rejects: { contribution: [...wrongHex(HEX_32), `0${HEX_32}`] },
  messages: { contribution: 'is not 32 lower-case hex digits' },
});

describeSchema('a rematch', rematchSchema, { examples: [{}, { commitment: HEX_64 }] });
