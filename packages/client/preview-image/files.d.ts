/** Files that the bundler puts into the painter's script. */
declare module '*?bytes' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
declare module '*?text' {
  const text: string;
  export default text;
}
