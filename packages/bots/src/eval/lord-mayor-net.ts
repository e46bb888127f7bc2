/** The net of the Lord Mayor, which also values turns in reviews and hints. */
import BURN_NET from './burn-net.json';
import { packNet } from './learned-burn-risk';

export const LORD_MAYOR_NET = packNet(BURN_NET);
