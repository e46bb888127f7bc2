/** Installs the packages of tests and tools if they are missing, for commands that start a tool directly. */
import { exitWithError } from './lib/exec.mjs';
import { install } from './lib/install.mjs';

await install().catch(exitWithError);
