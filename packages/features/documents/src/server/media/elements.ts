export interface Element {
  readonly id: number;
  readonly start: number;
  readonly body: number;
  readonly end: number;
  readonly isOpen: boolean;
}

/** The elements of a WebM, read one by one. */
export interface Elements {
  readonly content: Buffer;
  at(start: number, limit: number): Element;
  /** Those inside of a range; those that are open end where their range does. */
  in(range: Range): Generator<Element>;
  /** The first one with this id inside of a range; null where there is none. */
  first(range: Range, id: number): Element | null;
}

type Range = Pick<Element, 'body' | 'end'>;

/** Ten hours of sound have as many; a file of the same size could be made of six times as many, which say nothing. */
const elementsAtMost = 2_000_000;
const segmentId = 0x18538067;

/** Reads a WebM. Throws RangeError where an element leads out of its range, and when there are too many of them. */
export function elementsOf(content: Buffer): Elements {
  let left = elementsAtMost;
  const at = (start: number, limit: number): Element => {
    left -= 1;
    if (left < 0) throw new RangeError('too many elements');
    return elementAt(content, start, limit);
  };
  function* inside({ body, end }: Range): Generator<Element> {
    for (let place = body; place < end;) {
      const element = at(place, end);
      // Whoever looks at it may empty it; where it ends is known before.
      yield element;
      place = element.end;
    }
  }
  return {
    content,
    at,
    in: inside,
    first(range, id) {
      for (const element of inside(range)) if (element.id === id) return element;
      return null;
    },
  };
}

/** The element at a place: an id and a length of as many bytes as their first ones say (RFC 8794). */
function elementAt(content: Buffer, start: number, limit: number): Element {
  const idBytes = Math.clz32(content.readUInt8(start)) - 23;
  if (idBytes > 4) throw new RangeError('id');
  const id = content.readUIntBE(start, idBytes);
  const first = content.readUInt8(start + idBytes);
  const sizeBytes = Math.clz32(first) - 23;
  if (sizeBytes > 8) throw new RangeError('length');
  let size = first & (0xff >> sizeBytes);
  let isOpen = size === 0xff >> sizeBytes;
  for (let index = 1; index < sizeBytes; index += 1) {
    const byte = content.readUInt8(start + idBytes + index);
    isOpen &&= byte === 0xff;
    size = size * 256 + byte;
  }
  const body = start + idBytes + sizeBytes;
  const end = isOpen ? limit : body + size;
  if (end > limit) throw new RangeError('element');
  return { id, start, body, end, isOpen: isOpen && id !== segmentId };
}
