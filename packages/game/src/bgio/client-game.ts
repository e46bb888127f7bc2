/** The page's definition. The page sends moves and never applies them, so it loads neither deal nor rules with this. */
import { createBgioGame } from './flow';

export const bgioClientGame = createBgioGame(() => () => undefined);
