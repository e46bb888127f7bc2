/** What every storage must do; each adapter's test runs this suite on itself. */
import type { Storage } from './storage';
import { againContract } from './contract/again';
import { arrangingContract } from './contract/arranging';
import { blockContract } from './contract/blocks';
import { botContract } from './contract/bots';
import { careContract } from './contract/care';
import { chatContract } from './contract/chat';
import { conductContract } from './contract/conduct';
import { dealingContract } from './contract/dealing';
import { forgettingContract } from './contract/forgetting';
import { listContract } from './contract/lists';
import { mailContract } from './contract/mail';
import { moveContract } from './contract/moves';
import { noteContract } from './contract/notes';
import { noticeContract, reachContract } from './contract/notices';
import { personContract } from './contract/persons';
import { resultContract } from './contract/results';
import { seatContract } from './contract/seats';
import { tableContract } from './contract/tables';
import type { Using } from './contract/using';

/** `fresh` gives each test an empty storage, which the suite closes. */
export function storageContract(name: string, fresh: () => Promise<Storage>): void {
  const using: Using = (work) => async () => {
    const storage = await fresh();
    try {
      await work(storage);
    } finally {
      await storage.close();
    }
  };
  describe(name, () => {
    personContract(using);
    forgettingContract(using);
    tableContract(using);
    listContract(using);
    seatContract(using);
    arrangingContract(using);
    againContract(using);
    dealingContract(using);
    botContract(using);
    moveContract(using);
    conductContract(using);
    chatContract(using);
    careContract(using);
    blockContract(using);
    noteContract(using);
    resultContract(using);
    noticeContract(using);
    reachContract(using);
    mailContract(using);
  });
}
