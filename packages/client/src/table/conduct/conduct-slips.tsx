import type { ReactNode } from 'react';
import { useTable } from '../table-context';
import { AbortAskedSlip, AbortAwaitedSlip, AbortedSlip } from './abort-slips';
import { AwaySlip } from './away-slip';
import { OpenSeatSlip } from './open-seat-slip';
import { PauseAskedSlip, PauseAwaitedSlip } from './pause-asked-slip';
import { PausedSlip } from './paused-slip';
import type { SlipProps } from './slip-props';
import type { SlipKind } from './standing';
import { slipsFor } from './standing';
import { TakeBackAskedSlip, TakeBackAwaitedSlip } from './take-back-slips';
import { VoteOnMeSlip, VoteSlip } from './vote-slip';

const SLIPS: Readonly<Record<SlipKind, (props: SlipProps) => ReactNode>> = {
  aborted: AbortedSlip,
  paused: PausedSlip,
  away: AwaySlip,
  'pause-asked': PauseAskedSlip,
  'pause-awaited': PauseAwaitedSlip,
  'take-back-asked': TakeBackAskedSlip,
  'take-back-awaited': TakeBackAwaitedSlip,
  'abort-asked': AbortAskedSlip,
  'abort-awaited': AbortAwaitedSlip,
  vote: VoteSlip,
  'vote-on-me': VoteOnMeSlip,
  'open-seat': OpenSeatSlip,
};

/** What the table asks of this viewer beside the game, each on a slip of its own. */
export function ConductSlips(props: SlipProps) {
  const { conduct, match, view } = useTable();
  return slipsFor(conduct, match, view.viewer).map((kind) => {
    const Shown = SLIPS[kind];
    return <Shown key={kind} {...props} />;
  });
}
