/** Before each test file of the client. */
import { configure } from '@testing-library/dom';

// A last resort for waitFor and findBy. Their default of a second fails on a busy machine.
if (typeof document !== 'undefined') configure({ asyncUtilTimeout: 120_000 });
