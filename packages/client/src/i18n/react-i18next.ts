/** Stands for the package of this name until every import has moved over (tsconfig.json, vite, jest). */
export { Trans } from './trans';
export { useTranslation } from './use-translation';
