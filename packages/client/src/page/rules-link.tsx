import { useTranslation } from '../i18n/use-translation';
import { Link, useLocation } from 'wouter';
import { basePath } from '../lib/base-path';
import { BookIcon } from '../pieces';
import iconButton from '../ui/icon-button.module.css';

/** Link to the rules. At a table it opens a new tab, so that the game stays open. */
export function RulesLink() {
  const { t } = useTranslation();
  const [path] = useLocation();
  const linkProps = { className: iconButton['button'], 'aria-label': t('rules'), title: t('rules') };
  const icon = <BookIcon size={20} />;
  if (!path.startsWith('/t/')) {
    return (
      <Link href="/rules" {...linkProps}>
        {icon}
      </Link>
    );
  }
  return (
    <a href={`${basePath()}/rules`} target="_blank" {...linkProps}>
      {icon}
    </a>
  );
}
