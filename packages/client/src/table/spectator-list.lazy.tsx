import { useState } from 'react';
import { formatList } from '../i18n/format';
import { useTranslation } from '../i18n/use-translation';
import { removeStored, writeStored, readStored } from '../lib/local-storage';
import { Dialog, DialogHead } from '../ui/dialog';
import { SwitchField } from '../ui/switch';
import { EyeIcon } from '../ui/icons';
import { useTable } from './model/table-context';

/** Lists the spectators: some by name, the rest as a number. Spectators can switch off their own name here. */
export function SpectatorList() {
  const { t } = useTranslation(['session', 'table']);
  const { presence, view } = useTable('presence', 'view');
  const { spectators, spectatorNames = [] } = presence;
  const unnamedCount = spectators - spectatorNames.length;
  const all = [
    ...spectatorNames,
    ...(unnamedCount > 0 && spectatorNames.length > 0
      ? [t('spectators.unnamedCount', { count: unnamedCount })]
      : []),
  ];
  return (
    <section className="stack gap-8 text-15" data-testid="spectators">
      <p className="flex gap-8 any-break">
        <EyeIcon size={20} />
        <span>
          <b>{t('table:spectatorCount', { count: spectators })}</b>
          {all.length > 0 && (
            <span className="block" data-testid="spectator-names">
              {formatList(all)}
            </span>
          )}
        </span>
      </p>
      {view.viewer === null && <AnonymitySwitch />}
    </section>
  );
}

/** Switches whether the table sees the viewer's name. Reconnects, because the server reads the setting on connect. */
function AnonymitySwitch() {
  const { t } = useTranslation('session');
  const { reconnect } = useTable('reconnect');
  const [showsName, setShowsName] = useState(readStored('anonymous-spectator') === null);
  const changeShowsName = (isShown: boolean) => {
    if (isShown) removeStored('anonymous-spectator');
    else writeStored('anonymous-spectator', 'yes');
    setShowsName(isShown);
    reconnect();
  };
  return (
    <div className="row spread gap-12 line-above pad-top-8">
      <SwitchField
        label={t('spectators.showMyName')}
        hint={<span className="quiet text-14 block leading-1-3">{t('spectators.showMyNameHint')}</span>}
        checked={showsName}
        onChange={changeShowsName}
        testId="show-name"
      />
    </div>
  );
}

/** The spectator list in a dialog below its button in the bar. */
export function SpectatorsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('session');
  return (
    <Dialog className="below-bar" onClose={onClose} data-testid="spectators-dialog">
      {() => (
        <div className="stack gap-10 pad-14-16" tabIndex={-1} data-autofocus>
          <DialogHead title={t('spectators.title')} />
          <SpectatorList />
        </div>
      )}
    </Dialog>
  );
}
