/** The rules of a table around its game: pure functions, for server, page and practice. */
export * from './after-move';
export * from './commands';
export { hasDaysOff, timeBetween } from './clock';
export * from './deadlines';
export {
  announceDaysOff,
  bringHolidays,
  endDaysOff,
  findHoliday,
  findHolidayRejection,
  firstHolidayStart,
  holidayDaysLeft,
  type DaysOff,
} from './holidays';
export * from './moves';
export * from './postpone';
export { isProposalOpen, seatsToAsk } from './proposals';
export * from './rejection';
export { assignBot, reconnectOwner, substitute } from './seat-control';
export * from './setup';
export * from './table-state';
