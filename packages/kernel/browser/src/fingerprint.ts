/** Enough to know words again, and too little to read them: whoever looks into the storage of a shared tablet learns nothing (FNV-1a, 32 bits). */
export function fingerprint(words: string): string {
  let hash = 0x811c9dc5;
  for (const sign of words) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
