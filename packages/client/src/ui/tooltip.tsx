import { type DOMAttributes, type ReactNode, useState } from 'react';
import styles from './tooltip.module.css';

type TriggerProps = Required<
  Pick<
    DOMAttributes<HTMLElement>,
    'onPointerEnter' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'onKeyDown'
  >
> & { readonly 'aria-label': string };

interface Tooltip {
  readonly triggerProps: TriggerProps; // of the button
  readonly tooltip: ReactNode; // the last child of the button
}

/** Names a button that shows only an icon. Shows the name on hover and on keyboard focus; Escape hides it. */
export function useTooltip(label: string, side: 'above' | 'below' = 'below'): Tooltip {
  const [isOpen, setOpen] = useState(false);
  const hide = () => setOpen(false);
  return {
    triggerProps: {
      'aria-label': label,
      onPointerEnter: ({ pointerType }) => setOpen(pointerType === 'mouse'),
      onPointerLeave: hide,
      onPointerDown: hide,
      onFocus: ({ currentTarget }) => setOpen(currentTarget.matches(':focus-visible')),
      onBlur: hide,
      onKeyDown: ({ key }) => key === 'Escape' && hide(),
    },
    tooltip: isOpen && (
      <span
        className={`any-break framed on-bar left-text bar-ground round-6 ${styles['tooltip']} ${styles[side]}`}
        aria-hidden="true"
      >
        {label}
      </span>
    ),
  };
}
