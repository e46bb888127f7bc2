/** The schemas of all answers and of the messages of the server. The client imports their types alone. */
export * from './schemas/account-responses';
export * from './schemas/game-view-schemas';
export * from './schemas/group-responses';
export * from './schemas/invitation-responses';
export * from './schemas/profile-responses';
export * from './schemas/table-responses';
export * from './schemas/socket-messages';
