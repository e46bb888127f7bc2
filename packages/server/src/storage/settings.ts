/** Values by name, such as keys. All processes share them. */
export interface SettingStore {
  /** Stores a value unless the name has one. Resolves to the stored value. */
  getOrCreate(name: string, value: string): Promise<string>;
  find(name: string): Promise<string | null>;
  /** Stores a value in place of an earlier one. */
  set(name: string, value: string): Promise<void>;
}
