import { useState } from 'react';
import { useMutation } from '../api/use-mutation';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import { ConfirmGroup } from '../ui/confirm-group';
import { GroupError } from './group-error';

interface ConfirmedActionProps {
  readonly label: string;
  readonly fullLabel?: string; // with what it is about, for screen readers; default: the label
  readonly hint: string; // the consequences
  readonly isDangerous?: boolean;
  readonly testId?: string;
  readonly run: () => Promise<undefined>;
  readonly onDone: () => Promise<void> | void;
}

/** A button that says its consequences before it acts. */
export function ConfirmedAction({
  label,
  fullLabel = label,
  hint,
  isDangerous = false,
  testId,
  run,
  onDone,
}: ConfirmedActionProps) {
  const { t } = useTranslation('groups');
  const [isAsking, setAsking] = useState(false);
  const [hasAsked, setAsked] = useState(false); // the button then gets the focus back
  const { isPending, error, runVoid } = useMutation();
  if (!isAsking)
    return (
      <Button
        size="small"
        aria-label={fullLabel}
        autoFocus={hasAsked}
        onClick={() => setAsking(true)}
        {...(testId !== undefined && { 'data-testid': testId })}
      >
        {label}
      </Button>
    );
  const close = () => {
    setAsking(false);
    setAsked(true);
  };
  const confirm = async () => {
    if (await runVoid(() => run().then(onDone))) close();
  };
  return (
    <>
      <ConfirmGroup
        className="max-640"
        label={fullLabel}
        question={hint}
        cancelLabel={t('cancel')}
        onCancel={close}
        isPending={isPending}
        size="small"
      >
        <Button
          size="small"
          variant={isDangerous ? 'danger' : 'secondary'}
          disabled={isPending}
          onClick={() => void confirm()}
          data-testid="confirm-group-action"
        >
          {label}
        </Button>
      </ConfirmGroup>
      <GroupError error={error} />
    </>
  );
}
