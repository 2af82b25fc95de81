const keepMs = 60_000;

/** Hands a file to the browser's downloads, under its name. Call it from what somebody pressed; other calls browsers may refuse. */
export function saveFile(fileName: string, content: BlobPart, mimeType: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: mimeType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  // In the document, as any link: not every browser follows one that is nowhere.
  link.hidden = true;
  document.body.append(link);
  link.click();
  // Some browsers read the address and the name only after the click is over.
  setTimeout(() => {
    link.remove();
    URL.revokeObjectURL(address);
  }, keepMs);
}

/** Bytes of a file that a call answered as base64. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
}
