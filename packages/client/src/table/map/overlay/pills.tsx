import type { DistrictId } from '@great-fire/game';
import { useTranslation } from '../../../i18n/use-translation';
import type { DrawnDistrict } from '../district/use-layouts';
import { layoutDistrict } from '../layout/district-layout';
import { occupied } from '../layout/spots';
import type { Reachable, Verb, VerbMark } from '../marks';
import { coinBox } from './coin-places';
import { Pill } from './pill';
import { placePills } from './pill-places';

interface PillsProps {
  readonly verbs: readonly VerbMark[];
  readonly reach: readonly Reachable[]; // coins that a pill should not cover
  readonly drawn: readonly DrawnDistrict[];
  readonly onVerb: (district: DistrictId, verb: Verb) => void;
}

const EMPTY = { houses: [], token: false, cones: 0, bands: 0, pawns: [] };

/** The verbs that are legal, each on its district. */
export function Pills({ verbs, reach, drawn, onVerb }: PillsProps) {
  const { t } = useTranslation('map');
  const layoutOf = ({ district }: VerbMark) =>
    drawn.find(({ id }) => id === district)?.layout ?? layoutDistrict(district, EMPTY, false);
  const names = verbs.length === 0 ? [] : drawn.flatMap(({ id, layout }) => occupied(id, layout));
  const coins = verbs.length === 0 ? [] : reach.flatMap((one) => coinBox(one, drawn) ?? []);
  const covered = [...names, ...coins];
  const pills = placePills(verbs, { layoutOf, wordOf: ({ verb }) => t(`verb.${verb}`), names: covered });
  return pills.map((pill) => (
    <Pill
      key={`${pill.mark.verb} ${pill.mark.district}`}
      pill={pill}
      onVerb={({ district, verb }) => onVerb(district, verb)}
    />
  ));
}
