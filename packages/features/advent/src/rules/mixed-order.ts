/**
 * Where each door stands: for position 0, 1, … the number of its door. The same calendar is mixed the same way for everybody and for
 * ever: its id is the seed.
 */
export function doorOrder(count: number, isMixed: boolean, seed: string): readonly number[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  if (!isMixed) return numbers;
  const next = randomFrom(seed);
  for (let index = count - 1; index > 0; index -= 1) {
    const other = Math.floor(next() * (index + 1));
    const [a = 0, b = 0] = [numbers[index], numbers[other]];
    numbers[index] = b;
    numbers[other] = a;
  }
  return numbers;
}

/** Numbers from 0 to below 1 that follow from a text (FNV-1a, then mulberry32); nothing secret hangs on them. */
function randomFrom(seed: string): () => number {
  let state = 2_166_136_261;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
