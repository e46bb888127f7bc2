import { sqlBlocks } from './blocks';
import { sqlChat } from './chat';
import { sqlDates } from './dates';
import { sqlEmails } from './emails';
import { sqlGroups } from './groups';
import { sqlHeartbeat } from './heartbeat';
import { sqlMatches } from './matches';
import { sqlModeration } from './moderation';
import { sqlNotes } from './notes';
import { sqlNotificationTargets } from './notification-targets';
import { sqlNotifications } from './notifications';
import { sqlPersons } from './persons';
import { sqlResults } from './results';
import { sqlRetention } from './retention';
import type { SqlDatabase } from './sql-database';
import { sqlSettings } from './settings';
import { sqlStatistics } from './statistics';
import { sqlTableInvitations } from './table-invitations';
import { sqlTableState } from './table-state';

/** Returns the stores that are written once for both databases. `protect` wraps each of them. */
export const sqlStores = (database: SqlDatabase, protect: <T extends object>(store: T) => T) => ({
  persons: protect(sqlPersons(database)),
  matches: protect(sqlMatches(database)),
  tableState: protect(sqlTableState(database)),
  results: protect(sqlResults(database)),
  chat: protect(sqlChat(database)),
  moderation: protect(sqlModeration(database)),
  blocks: protect(sqlBlocks(database)),
  notes: protect(sqlNotes(database)),
  groups: protect(sqlGroups(database)),
  tableInvitations: protect(sqlTableInvitations(database)),
  dates: protect(sqlDates(database)),
  notifications: protect(sqlNotifications(database)),
  notificationTargets: protect(sqlNotificationTargets(database)),
  settings: protect(sqlSettings(database)),
  heartbeat: protect(sqlHeartbeat(database)),
  emails: protect(sqlEmails(database)),
  retention: protect(sqlRetention(database)),
  statistics: protect(sqlStatistics(database)),
});

export type SqlStores = Readonly<ReturnType<typeof sqlStores>>;
