import { useTranslation } from '../i18n/use-translation';
import { SwitchField } from '../ui/switch';
import styles from './create-table-form.module.css';
import type { TableVariants } from './table-options';

interface VariantSwitchesProps {
  readonly variants: TableVariants;
  readonly onChange: (variants: TableVariants) => void;
  readonly isLocal?: boolean; // a game on one device; hides `private`
}

/** Switches for the variants of a table. */
export function VariantSwitches({ variants, onChange, isLocal = false }: VariantSwitchesProps) {
  const { t } = useTranslation('lobby');
  const change = (patch: Partial<TableVariants>) => onChange({ ...variants, ...patch });
  const rows = [
    {
      key: 'hiddenColours',
      checked: variants.hiddenColours,
      set: (checked: boolean) => change({ hiddenColours: checked }),
    },
    {
      key: 'moreDestruction',
      checked: variants.moreDestruction,
      set: (checked: boolean) => change({ moreDestruction: checked }),
    },
    {
      key: 'manyCones',
      checked: variants.cones === 100,
      set: (checked: boolean) => change({ cones: checked ? 100 : 65 }),
    },
    ...(isLocal
      ? []
      : [
          {
            key: 'private' as const,
            checked: variants.private,
            set: (checked: boolean) => change({ private: checked }),
          },
        ]),
  ] as const;
  return (
    <ul>
      {rows.map(({ key, checked, set }) => (
        <li key={key} className={styles['rule']}>
          <SwitchField
            label={t(key)}
            isStrong
            hint={<small>{t(`${key}Hint`)}</small>}
            checked={checked}
            onChange={set}
          />
        </li>
      ))}
    </ul>
  );
}
