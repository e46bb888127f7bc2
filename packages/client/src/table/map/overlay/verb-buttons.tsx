import type { DistrictId } from '@great-fire/game';
import { useTranslation } from '../../../i18n/use-translation';
import type { DistrictView } from '../district/use-district-layouts';
import { layoutDistrict } from '../layout/district-layout';
import { occupiedBoxes } from '../layout/free-spot';
import type { Destination, Verb, VerbMark } from '../marks';
import { badgeBox, placeCostBadges } from './cost-badge-placement';
import { VerbButton } from './verb-button';
import { placeVerbs } from './verb-placement';

interface VerbButtonsProps {
  readonly verbs: readonly VerbMark[];
  readonly destinations: readonly Destination[]; // badges to avoid
  readonly districts: readonly DistrictView[];
  readonly markScale: number;
  readonly onVerb: (district: DistrictId, verb: Verb) => void;
}

const NO_OCCUPANTS = { houses: [], token: false, cones: 0, bands: 0, pawns: [] };

/** The buttons of the legal verbs, each on its district. */
export function VerbButtons({ verbs, destinations, districts, markScale, onVerb }: VerbButtonsProps) {
  const { t } = useTranslation('map');
  const getLayout = ({ district }: VerbMark) =>
    districts.find(({ id }) => id === district)?.layout ?? layoutDistrict(district, NO_OCCUPANTS, false);
  const occupied = verbs.length === 0 ? [] : districts.flatMap(({ id, layout }) => occupiedBoxes(id, layout));
  const badges = verbs.length === 0 ? [] : placeCostBadges(destinations, districts, markScale).map(badgeBox);
  const avoidedBoxes = [...occupied, ...badges];
  const placedVerbs = placeVerbs(verbs, {
    getLayout,
    getLabel: ({ verb }) => t(`verb.${verb}`),
    avoidedBoxes: avoidedBoxes,
    scale: markScale,
  });
  return placedVerbs.map((placedVerb) => (
    <VerbButton
      key={`${placedVerb.mark.verb} ${placedVerb.mark.district}`}
      placedVerb={placedVerb}
      onVerb={({ district, verb }) => onVerb(district, verb)}
    />
  ));
}
