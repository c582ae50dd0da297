const PATIENCE = 60_000;

/** Hands a file to the browser's downloads. Throws where the browser cannot; one that blocks it does not say so. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  saveAddress(name, address);
  setTimeout(() => URL.revokeObjectURL(address), PATIENCE);
}

/** As `saveFile`, for a file that is held under an address until its holder frees it. */
export function saveAddress(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
