/** Values that the first start creates and later starts must find, such as keys. All processes share them. */
export interface SettingStore {
  /** Stores a value unless the name has one. Resolves to the stored value. */
  getOrCreate(name: string, value: string): Promise<string>;
}
