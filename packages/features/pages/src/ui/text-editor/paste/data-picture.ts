const address = /^data:(image\/(png|jpeg|gif|webp));base64,([A-Za-z0-9+/=\s]+)$/;

/** A picture that is written out in its address, or null. */
export function dataPicture(source: string): File | null {
  const [, type = '', ending = '', base64 = ''] = address.exec(source.trim()) ?? [];
  if (type === '') return null;
  const bytes = Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (letter) => letter.codePointAt(0) ?? 0);
  return new File([bytes], `bild.${ending === 'jpeg' ? 'jpg' : ending}`, { type });
}
