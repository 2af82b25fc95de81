export interface Element {
  readonly id: number;
  readonly start: number;
  readonly body: number;
  readonly end: number;
  readonly isOpen: boolean;
}

export const ids = {
  segment: 0x18538067,
  head: 0x1a45dfa3,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  entry: 0xae,
  type: 0x83,
  cluster: 0x1f43b675,
};
/** What stays of a segment: where things are, its facts, tracks, pictures and sound, and empty space (RFC 9559). */
const keptInSegment = new Set([0x114d9b74, ids.info, ids.tracks, ids.cluster, 0x1c53bb6b, 0xec]);
/** Of the facts: units, length, and the programs' names, without which players refuse. */
const keptInInfo = new Set([0x2ad7b1, 0x4489, 0x4d80, 0x5741, 0xec]);
const inCluster = new Set([0xe7, 0xa3, 0xa0, 0xab, 0xa7, 0x5854, 0xec, 0xbf]);
const [video, audio] = [1, 2];

/** WebM: tags, attachments, chapters, titles and dates become empty space. A track that is neither picture nor sound is not taken. */
export function blankWebm(content: Buffer): boolean {
  let hasSegment = false;
  for (let at = 0; at < content.length;) {
    const element = elementAt(content, at, content.length);
    if (element.id === ids.segment) {
      hasSegment = true;
      if (!blankSegment(content, element)) return false;
    } else if (element.id !== ids.head) makeVoid(content, element);
    at = element.end;
  }
  return hasSegment;
}

function blankSegment(content: Buffer, segment: Element): boolean {
  for (let at = segment.body; at < segment.end;) {
    const found = elementAt(content, at, segment.end);
    const element = found.isOpen ? { ...found, end: endOfCluster(content, found) } : found;
    if (!keptInSegment.has(element.id)) makeVoid(content, element);
    if (element.id === ids.info) for (const fact of childrenOf(content, element)) if (!keptInInfo.has(fact.id)) makeVoid(content, fact);
    if (element.id === ids.tracks && !hasOnlyPictureAndSound(content, element)) return false;
    at = element.end;
  }
  return true;
}

/** What each track is; null for one that does not say it. */
function trackTypes(content: Buffer, tracks: Element): readonly (number | null)[] {
  return childrenOf(content, tracks)
    .filter(({ id }) => id === ids.entry)
    .map((entry) => {
      const type = childrenOf(content, entry).find(({ id }) => id === ids.type);
      return type === undefined ? null : content.readUIntBE(type.body, Math.min(6, type.end - type.body));
    });
}

const hasOnlyPictureAndSound = (content: Buffer, tracks: Element): boolean =>
  trackTypes(content, tracks).every((type) => type === video || type === audio);

/** Whether a WebM has sound and nothing else. Throws RangeError where it cannot be read. */
export function isSoundInWebm(content: Buffer): boolean {
  const within = (start: number, end: number, wanted: number): Element | null => {
    for (let at = start; at < end;) {
      const element = elementAt(content, at, end);
      if (element.id === wanted) return element;
      at = element.end;
    }
    return null;
  };
  const segment = within(0, content.length, ids.segment);
  const tracks = segment && within(segment.body, segment.end, ids.tracks);
  const types = tracks ? trackTypes(content, tracks) : [];
  return types.length > 0 && types.every((type) => type === audio);
}

/** The elements inside of a range, one after the other; those that are open end where their range does. Throws RangeError. */
export function childrenOf(content: Buffer, { body, end }: Pick<Element, 'body' | 'end'>): Element[] {
  const children: Element[] = [];
  for (let at = body; at < end; at = children.at(-1)?.end ?? end) children.push(elementAt(content, at, end));
  return children;
}

/** A browser that records writes clusters before it knows how long they get; they end where something else than their parts begins. */
export function endOfCluster(content: Buffer, { id, body, end }: Element): number {
  if (id !== ids.cluster) throw new RangeError('open element');
  let at = body;
  while (at < end) {
    const part = elementAt(content, at, end);
    if (!inCluster.has(part.id)) return at;
    at = part.end;
  }
  return at;
}

/** The element at a place: an id and a length of as many bytes as their first ones say (RFC 8794). */
export function elementAt(content: Buffer, start: number, limit: number): Element {
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
  return { id, start, body, end, isOpen: isOpen && id !== ids.segment };
}

/** Empty space of the same length: its id, a length of one or eight bytes, and zeros. */
function makeVoid(content: Buffer, { start, end }: Element): void {
  const length = end - start;
  const sizeBytes = length - 2 < 127 ? 1 : 8;
  content.fill(0, start, end);
  content.writeUInt8(0xec, start);
  if (sizeBytes === 1) return void content.writeUInt8(0x80 | (length - 2), start + 1);
  content.writeUInt8(0x01, start + 1);
  content.writeUIntBE(length - 9, start + 3, 6);
}
