import { useTranslation } from '../i18n/use-translation';
import { SwitchField } from '../ui/switch';
import { listOptionSwitches } from './option-switches';
import type { TableVariants } from './table-options';

interface VariantSwitchesProps {
  readonly variants: TableVariants;
  readonly onChange: (variants: TableVariants) => void;
  readonly isLocal?: boolean; // a game on one device; hides `private`
}

export function VariantSwitches({ variants, onChange, isLocal = false }: VariantSwitchesProps) {
  const { t } = useTranslation('tableOptions');
  const switches = listOptionSwitches(variants, variants.private);
  return (
    <ul>
      {switches
        .filter(({ name }) => !isLocal || name !== 'private')
        .map(({ name, isOn, toggled }) => (
          <li key={name} className="row spread gap-14 line-above touch">
            <SwitchField
              label={t(name)}
              isStrong
              hint={<small className="block leading-1-2">{t(`${name}Hint`)}</small>}
              checked={isOn}
              onChange={() => onChange({ ...variants, ...toggled })}
            />
          </li>
        ))}
    </ul>
  );
}
