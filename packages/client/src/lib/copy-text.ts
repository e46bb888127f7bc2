/**
 * Copies a text. The clipboard API needs a secure context, which plain http on a local network is not:
 * there the shown field is selected and copied the old way. Resolves to false when neither works.
 */
export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return field !== null && document.execCommand('copy');
  }
}
