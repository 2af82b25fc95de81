export interface Box {
  readonly type: string;
  readonly start: number;
  /** Where its content begins. */
  readonly body: number;
  readonly end: number;
}

/** A film that was cut into pieces of a second has two for each. */
const boxesAtMost = 200_000;

/** The boxes inside of a range, one after the other. Throws RangeError where one leads out of it, and when there are too many. */
export function boxesIn(content: Buffer, { body, end: limit }: Pick<Box, 'body' | 'end'>): Box[] {
  const boxes: Box[] = [];
  let at = body;
  while (at + 8 <= limit) {
    const short = content.readUInt32BE(at);
    const size = short === 1 ? Number(content.readBigUInt64BE(at + 8)) : short === 0 ? limit - at : short;
    const head = short === 1 ? 16 : 8;
    if (size < head || at + size > limit || boxes.length >= boxesAtMost) throw new RangeError('box');
    boxes.push({ type: content.toString('latin1', at + 4, at + 8), start: at, body: at + head, end: at + size });
    at += size;
  }
  // Fewer bytes than a box has: some programs end a list with zeros.
  content.fill(0, at, limit);
  return boxes;
}

/** Free space in the place of a box: same length, nothing in it. */
export function makeFree(content: Buffer, { start, body, end }: Box): void {
  content.write('free', start + 4, 'latin1');
  content.fill(0, body, end);
}
