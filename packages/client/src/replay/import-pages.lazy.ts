export { ImportPage } from './import-page';
export { ImportedRecord } from './imported-record';
