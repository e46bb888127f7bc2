import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import type { Failed } from '../lobby/use-request';
import { Button, buttonClass } from '../ui/button';
import { Leaf } from './leaf';

interface PressLeafProps {
  readonly title: string;
  readonly why: string;
  readonly warning?: ReactNode; // before the press
  readonly press: string; // what its button says
  readonly isOut: boolean; // it cannot be pressed now
  readonly onPress: () => void;
  readonly failed: Failed | null;
  readonly children: ReactNode; // what happens then
  readonly 'data-testid': string;
}

/** What a link does, at one press and not before: programs open links too. */
export function PressLeaf({
  title,
  why,
  warning,
  press,
  isOut,
  onPress,
  failed,
  children,
  ...rest
}: PressLeafProps) {
  const { t } = useTranslation('recover');
  return (
    <Leaf
      title={title}
      why={why}
      slip={
        <>
          {warning}
          <Button kind="primary" size="big" wide disabled={isOut} onClick={onPress} {...rest}>
            {press}
          </Button>
          <FailedNote failed={failed} />
        </>
      }
      listTitle={t('happens')}
    >
      {children}
    </Leaf>
  );
}

/** The way home, as the first thing to press. */
export function HomeLink() {
  const { t } = useTranslation('common');
  return (
    <Link href="/" className={buttonClass({ kind: 'primary', size: 'big', wide: true })}>
      {t('home')}
    </Link>
  );
}
