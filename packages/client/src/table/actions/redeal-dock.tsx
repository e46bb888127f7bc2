import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { useDecision } from '../decision';
import { Dock } from './dock';

/** A hand of five alike may be shown and dealt anew. */
export function RedealDock() {
  const { t } = useTranslation('table');
  const { busy, send } = useDecision();
  return (
    <Dock
      title={t('ask.redealMay')}
      hint={t('ask.redealHint')}
      left={
        <Button
          size="small"
          data-testid="keep-hand"
          disabled={busy}
          onClick={() => send({ type: 'keep-hand' })}
        >
          {t('ask.keep')}
        </Button>
      }
    >
      <Button
        kind="primary"
        size="small"
        data-testid="redeal"
        disabled={busy}
        onClick={() => send({ type: 'redeal' })}
      >
        {t('ask.redealButton')}
      </Button>
    </Dock>
  );
}
