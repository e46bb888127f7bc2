import type { Standing } from '@great-fire/protocol';
import type { ComponentType } from 'react';
import { currentLanguage } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import { ConeOutlineIcon } from '../pieces/cone-count';
import { FlameIcon } from '../pieces/flame';
import { BurntPlotIcon } from '../pieces/house';
import type { IconProps } from '../ui/icon';
import { UserText } from '../ui/user-text';
import styles from './groups.module.css';

type HonourName = keyof Standing['honours'];

// An honour that is missing does not compile.
const ICONS: Readonly<Record<HonourName, ComponentType<IconProps>>> = {
  fiercest: FlameIcon,
  firefighter: ConeOutlineIcon,
  hardestLoss: BurntPlotIcon,
};
const HONOURS = Object.keys(ICONS) as readonly HonourName[];

/** A row for each member. The honours have an icon each, which is explained below the table. */
export function StandingsTable({ standings }: { readonly standings: readonly Standing[] }) {
  const { t } = useTranslation(['groups', 'scoring']);
  const toText = (value: number) =>
    value.toLocaleString(currentLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
      <div className="scroll-across">
        <table className={`figures ${styles['standings']}`}>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('games')}</th>
              <th scope="col">{t('wins')}</th>
              <th scope="col">{t('averagePlace')}</th>
              <th scope="col">{t('averagePoints')}</th>
              {HONOURS.map((honour) => {
                const Icon = ICONS[honour];
                return (
                  <th key={honour} scope="col">
                    <Icon size={18} title={t(`scoring:honours.${honour}`)} />
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {standings.map(({ member, name, isMe, games, wins, averagePlace, averagePoints, honours }) => (
              <tr key={member} className={isMe ? 'on-card' : ''}>
                <th scope="row">
                  <UserText>{name ?? t('unnamed')}</UserText>
                </th>
                <td>{games}</td>
                <td>{wins}</td>
                <td>{toText(averagePlace)}</td>
                <td>{toText(averagePoints)}</td>
                {HONOURS.map((honour) => (
                  <td key={honour}>{honours[honour]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="flex wrap quiet text-14-5 gap-4-20 pad-top-8" aria-label={t('scoring:honours.title')}>
        {HONOURS.map((honour) => {
          const Icon = ICONS[honour];
          return (
            <li className="row gap-6" key={honour}>
              <Icon size={18} />
              {t(`scoring:honours.${honour}`)}
            </li>
          );
        })}
      </ul>
    </>
  );
}
