/**
 * Copies a text. Resolves to false on failure. The clipboard API needs a secure context, which plain http on a local
 * network is not; there, selects the text field and uses `execCommand`.
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
