import type { ReactNode } from 'react';
import { Suspense, useState } from 'react';
import { loadMessages } from '../i18n/i18n';
import type { BranchProps } from './branch-dialog.lazy';
import { lazyWithRetry } from '../lib/lazy-with-retry';

const BranchDialog = lazyWithRetry(async () => {
  const [module] = await Promise.all([import('./branch-dialog.lazy'), loadMessages('practice')]);
  return { default: module.BranchDialog };
});

interface BranchTriggerProps extends Omit<BranchProps, 'onClose'> {
  readonly children: (open: () => void) => ReactNode; // the trigger
}

/** Opens the dialog that plays on against bots from the displayed position. */
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
