/** The harnesses are patient under `npx jest` too: they strike servers, which then take seconds to recover. */
process.env['FAST'] = '0'; // before the import
import { TEST_DEADLINE_MS } from '@great-fire/testkit/deadlines';

jest.setTimeout(TEST_DEADLINE_MS);
