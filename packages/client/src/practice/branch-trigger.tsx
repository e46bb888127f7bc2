import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import { loadMessages } from '../i18n/i18n';
import type { BranchProps } from './branch-dialog';
import { lazyWithRetry } from '../lib/lazy-with-retry';

const BranchDialog = lazyWithRetry(async () => {
  const [module] = await Promise.all([import('./branch-dialog'), loadMessages('practice')]);
  return { default: module.BranchDialog };
});

interface BranchTriggerProps extends Omit<BranchProps, 'onClose'> {
  readonly children: (open: () => void) => ReactNode; // what opens it
}

/** A way to play on against bots from a position that is looked at. */
export function BranchTrigger({ children, ...branchProps }: BranchTriggerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {children(() => setOpen(true))}
      {isOpen && (
        <Suspense fallback={null}>
          <BranchDialog {...branchProps} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
