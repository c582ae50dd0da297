const PATIENCE = 60_000;

/** Downloads a file. Throws if the browser can't; a blocked download gives no sign. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  saveAddress(name, address);
  setTimeout(() => URL.revokeObjectURL(address), PATIENCE);
}

/** As `saveFile`, for an object URL that the caller revokes. */
export function saveAddress(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
