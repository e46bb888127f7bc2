/**
 * Ends a process of the tests once its event loop is empty. Node 20 sometimes spins for ever after that, in
 * `Environment::CleanupHandles` without a handle or request in progress, and jest then reports that a worker did not
 * exit. An open handle keeps the process alive as before, because `beforeExit` comes only when nothing is left.
 */
process.once('beforeExit', () => process.exit());
