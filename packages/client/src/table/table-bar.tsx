import { useTranslation } from 'react-i18next';
import { useIsWide } from '../shell/media';
import { TopBar } from '../ui/top-bar';
import { EyeIcon } from './pieces';
import { Stepper } from './stepper';
import { useTable } from './table-context';

/** The bar over a table. */
export function TableBar() {
  const { t } = useTranslation(['table', 'common']);
  const { view, presence } = useTable();
  const isWide = useIsWide();
  const colours = view.rules.hiddenColours
    ? t('common:variant.hiddenColours')
    : t('common:variant.openColours');
  const { spectators } = presence;
  return (
    <TopBar
      short={!isWide}
      {...(isWide && { sub: `${colours}, ${t('common:players', { count: view.rules.players })}` })}
      middle={<Stepper />}
      {...(isWide &&
        spectators > 0 && {
          aside: (
            <span
              style={{ display: 'flex', alignItems: 'center', gap: 5 }}
              title={t('watchers', { count: spectators })}
            >
              <EyeIcon size={20} />
              <span aria-hidden="true">{spectators}</span>
              <span className="visually-hidden">{t('watchers', { count: spectators })}</span>
            </span>
          ),
        })}
    />
  );
}
