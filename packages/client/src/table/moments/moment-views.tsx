/** The pictures of the moments, above the page. */
import type { ReactNode } from 'react';
import { LastRoundMoment, StackCardMoment } from './banner-moments';
import { BurntOutMoment, DemolitionMoment, FireGrowsMoment } from './fire-moments';
import { HeroMoment } from './hero-moment';
import type { MomentProps } from './moment-props';
import type { MomentKind } from './moments';
import { TokenMoment } from './token-moment';

export interface MomentView<K extends MomentKind> {
  readonly place: 'banner' | 'map' | 'page'; // in the column at its top, at a place of it, or flying over the page
  readonly View: (props: MomentProps<K>) => ReactNode;
}

export const MOMENT_VIEWS: { readonly [K in MomentKind]: MomentView<K> } = {
  token: { place: 'page', View: TokenMoment },
  'stack-card': { place: 'banner', View: StackCardMoment },
  'fire-grows': { place: 'map', View: FireGrowsMoment },
  'burnt-out': { place: 'map', View: BurntOutMoment },
  demolition: { place: 'map', View: DemolitionMoment },
  hero: { place: 'page', View: HeroMoment },
  'last-round': { place: 'banner', View: LastRoundMoment },
};
