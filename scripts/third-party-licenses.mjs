/** `node scripts/third-party-licenses.mjs FILE`: writes the licences of the packages that the product contains. */
import { writeFileSync } from 'node:fs';
import { thirdPartyLicensesText } from './lib/third-party-licenses.mjs';
import { printHelp } from './lib/help.mjs';

printHelp(import.meta.url);
writeFileSync(process.argv[2] ?? 'THIRD_PARTY_LICENSES', thirdPartyLicensesText());
