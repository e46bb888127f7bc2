import { CODE_LENGTH, readCode, signsIn } from '@great-fire/protocol';
import { useState } from 'react';
import { claimByCode } from '../connection/me-api';
import { useTranslation } from '../i18n/use-translation';
import { FailedNote } from '../lobby/failed-note';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import { SitsAlready, useClaim, useSitting } from './claim';
import { Leaf } from './leaf';
import styles from './recover-page.module.css';

/** A recovery code is typed from paper; what is mistyped is told before anybody is asked. */
export function ByCode({ onMail }: { readonly onMail: () => void }) {
  const { t } = useTranslation('recover');
  const { isBusy, failed, claim } = useClaim();
  const me = useSitting();
  const [text, setText] = useState('');
  const [isTold, setTold] = useState(false); // that what was typed is no code
  const [unknown, setUnknown] = useState<string | null>(null); // a code that nobody has
  const code = readCode(text);
  const isWrong = code === null && (isTold || signsIn(text).length >= CODE_LENGTH);
  const isUnknown = code !== null && code === unknown && failed?.code === 'not-found';
  const goOn = () => {
    setTold(code === null);
    setUnknown(code);
    if (code !== null) void claim((secret) => claimByCode({ code, secret }));
  };
  return (
    <Leaf
      title={t('code.title')}
      why={t('code.why')}
      slip={
        <form
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault();
            goOn();
          }}
        >
          <SitsAlready me={me} />
          <TextField
            label={t('code.label')}
            placeholder="XXXX-XXXX-XXXX-XXXX-XXXX-XXXX"
            value={text}
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={isWrong || isUnknown}
            onChange={(typed) => {
              setText(typed);
              setTold(false);
            }}
            data-testid="code"
          />
          {(isWrong || isUnknown) && (
            <p role="alert" className={styles['warning']}>
              {t(isWrong ? 'code.wrong' : 'code.unknown')}
            </p>
          )}
          <Button
            type="submit"
            kind="primary"
            size="big"
            wide
            disabled={isBusy || me === undefined}
            data-testid="take-over"
          >
            {t('takeOver')}
          </Button>
          <FailedNote failed={isUnknown ? null : failed} />
          {me?.hasMail === true && (
            <Button wide data-testid="by-mail" onClick={onMail}>
              {t('mail.title')}
            </Button>
          )}
        </form>
      }
      listTitle={t('happens')}
    >
      <li>{t('here')}</li>
      <li>{t('there')}</li>
      <li>{t('code.stays')}</li>
    </Leaf>
  );
}
