const PATIENCE = 60_000;

/** Hands a file to the browser's downloads. Throws if the browser cannot; one that blocks it gives no sign of it. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  saveAddress(name, address);
  setTimeout(() => URL.revokeObjectURL(address), PATIENCE);
}

/** Like `saveFile`, for a file whose object URL its holder revokes. */
export function saveAddress(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
