import { type ReactNode, useState } from 'react';
import { lazyExtra } from '../i18n/lazy-with-messages';
import type { BranchProps } from './branch-dialog.lazy';

const BranchDialog = lazyExtra(
  () => import('./branch-dialog.lazy').then((module) => module.BranchDialog),
  'practice',
);

interface BranchTriggerProps extends Omit<BranchProps, 'onClose'> {
  readonly children: (open: () => void) => ReactNode; // the trigger
}

/** Opens the dialog that plays on against bots from the displayed position. */
export function BranchTrigger({ children, ...branchProps }: BranchTriggerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {children(() => setOpen(true))}
      {isOpen && <BranchDialog {...branchProps} onClose={() => setOpen(false)} />}
    </>
  );
}
