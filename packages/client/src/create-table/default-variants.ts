/** The default rules of a table. */
import type { OpenTable } from '@great-fire/protocol';

export interface TableVariants {
  readonly hiddenColours: boolean;
  readonly moreDestruction: boolean;
  readonly cones: OpenTable['options']['cones'];
  readonly private: boolean;
}

export const DEFAULT_VARIANTS: TableVariants = {
  hiddenColours: false,
  moreDestruction: false,
  cones: 65,
  private: false,
};
