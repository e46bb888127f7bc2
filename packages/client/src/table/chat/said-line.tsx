import type { ChatLine } from '@great-fire/protocol';
import { useTranslation } from '../../i18n/use-translation';

/** Something said at the table; text stays text. */
export function SaidLine({ line, className }: { readonly line: ChatLine; readonly className: string }) {
  const { t } = useTranslation('table');
  return (
    <p className={className}>
      <b>{line.name}</b>
      {line.seat === null && ` (${t('chat.spectator')})`} {line.text}
    </p>
  );
}
