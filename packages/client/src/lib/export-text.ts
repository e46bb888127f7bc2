/** Takes a text out of the page: to the clipboard, or as a file. */

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

/** Offers a text as a file download. */
export function downloadFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
