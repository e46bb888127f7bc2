/** The requirements for every storage. The test of each adapter runs this suite. */
import type { Storage } from '../storage';
import { rematchContract } from './rematch';
import { tableSetupContract } from './table-setup';
import { blockContract } from './blocks';
import { botContract } from './bots';
import { moderationContract } from './moderation';
import { changeFeedContract } from './changes';
import { publishedChangesContract } from './published-changes';
import { chatContract } from './chat';
import { tableStateContract } from './table-state';
import { dealContributionContract } from './deal-contributions';
import { erasureContract } from './erasure';
import { listContract } from './lists';
import { dateContract } from './dates';
import { groupContract } from './groups';
import { heartbeatContract } from './heartbeat';
import { emailContract } from './emails';
import { moveContract } from './moves';
import { noteContract } from './notes';
import { notificationContract, notificationTargetContract } from './notifications';
import { openingHandContract } from './opening-hand';
import { personContract } from './persons';
import { resultContract } from './results';
import { retentionContract } from './retention';
import { seatContract } from './seats';
import { statisticsContract } from './statistics';
import { tableInvitationContract } from './table-invitations';
import { tableContract } from './tables';
import type { WithStorage } from './with-storage';

/** `createStorage` gives each test an empty storage, which the suite closes. */
export function storageContract(name: string, createStorage: () => Promise<Storage>): void {
  const withStorage: WithStorage = (testBody) => async () => {
    const storage = await createStorage();
    try {
      await testBody(storage);
    } finally {
      await storage.close();
    }
  };
  describe(name, () => {
    personContract(withStorage);
    erasureContract(withStorage);
    tableContract(withStorage);
    listContract(withStorage);
    seatContract(withStorage);
    tableSetupContract(withStorage);
    openingHandContract(withStorage);
    rematchContract(withStorage);
    dealContributionContract(withStorage);
    botContract(withStorage);
    moveContract(withStorage);
    tableStateContract(withStorage);
    chatContract(withStorage);
    moderationContract(withStorage);
    blockContract(withStorage);
    noteContract(withStorage);
    groupContract(withStorage);
    tableInvitationContract(withStorage);
    dateContract(withStorage);
    resultContract(withStorage);
    notificationContract(withStorage);
    notificationTargetContract(withStorage);
    emailContract(withStorage);
    heartbeatContract(withStorage);
    changeFeedContract(withStorage);
    publishedChangesContract(withStorage);
    retentionContract(withStorage);
    statisticsContract(withStorage);
  });
}
