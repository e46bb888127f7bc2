/**
 * zod without generated code. The build puts this module in the place of `zod`. Otherwise zod tries `new Function` once,
 * and Firefox logs a violation of the content security policy on every page.
 */
import { config } from 'zod/v4';

config({ jitless: true });

export * from 'zod/v4';
