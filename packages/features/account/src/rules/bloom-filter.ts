/** Hashes a word to at least eight bytes; the server gives SHA-256. */
type WordHash = (word: string) => Uint8Array;

/** Bits that each word sets. With 21 bits a word about one foreign word in 25,000 is taken for a known one. */
const rounds = 14;

function* bitsOf(word: string, bytes: number, hash: WordHash): Generator<number> {
  const digest = hash(word);
  const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  const [first, step] = [view.getUint32(0), (view.getUint32(4) | 1) >>> 0];
  // Two hashes make all others (Kirsch and Mitzenmacher, "Less Hashing, Same Performance").
  for (let round = 0; round < rounds; round += 1) yield (first + round * step) % (bytes * 8);
}

/** A filter of so many bytes that knows these words. */
export function makeBloomFilter(words: Iterable<string>, bytes: number, hash: WordHash): Uint8Array {
  const filter = new Uint8Array(bytes);
  for (const word of words) for (const bit of bitsOf(word, bytes, hash)) filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
  return filter;
}

/** True for every word that the filter was made of, and for very few others. */
export function isInBloomFilter(filter: Uint8Array, word: string, hash: WordHash): boolean {
  for (const bit of bitsOf(word, filter.length, hash)) if (((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
  return true;
}
