/** The storage cannot be reached or written to for now. It is unknown whether the rejected work was done. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}
