import { useTranslation } from '../../i18n/use-translation';
import { Link, useLocation } from 'wouter';
import { basePath } from '../../connection/base-path';
import { BookIcon } from '../../table/pieces';
import iconButton from '../../ui/icon-button.module.css';

/** The rules, one press away; beside a table, so that the game stays open. */
export function RulesLink() {
  const { t } = useTranslation();
  const [address] = useLocation();
  const look = { className: iconButton['button'], 'aria-label': t('rules'), title: t('rules') };
  const book = <BookIcon size={20} />;
  if (!address.startsWith('/t/')) {
    return (
      <Link href="/rules" {...look}>
        {book}
      </Link>
    );
  }
  return (
    <a href={`${basePath()}/rules`} target="_blank" {...look}>
      {book}
    </a>
  );
}
