export const RECORD_FORMAT = 'great-fire-record/1';
