/**
 * Types of the imports `*?bytes` and `*?text`: files that the bundler inlines into the script of the preview worker.
 */
declare module '*?bytes' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
declare module '*?text' {
  const text: string;
  export default text;
}
