/** What every storage must do; each adapter's test runs this suite on itself. */
import type { Storage } from './storage';
import { chatContract } from './contract/chat';
import { moveContract } from './contract/moves';
import { personContract } from './contract/persons';
import { seatContract } from './contract/seats';
import { tableContract } from './contract/tables';

/** `fresh` opens an empty storage of its own for each test; the suite closes it. */
export function storageContract(name: string, fresh: () => Promise<Storage>): void {
  const using = (work: (storage: Storage) => Promise<void>) => async (): Promise<void> => {
    const storage = await fresh();
    try {
      await work(storage);
    } finally {
      await storage.close();
    }
  };
  describe(name, () => {
    personContract(using);
    tableContract(using);
    seatContract(using);
    moveContract(using);
    chatContract(using);
  });
}

export type Using = (work: (storage: Storage) => Promise<void>) => () => Promise<void>;
