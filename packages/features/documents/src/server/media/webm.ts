import { type Element, type Elements, elementsOf } from './elements.ts';

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
  const elements = elementsOf(content);
  for (const element of elements.in({ body: 0, end: content.length })) {
    if (element.id === ids.segment) {
      hasSegment = true;
      if (!blankSegment(elements, element)) return false;
    } else if (element.id !== ids.head) makeVoid(content, element);
  }
  return hasSegment;
}

function blankSegment(elements: Elements, segment: Element): boolean {
  const { content } = elements;
  for (const element of inSegment(elements, segment)) {
    if (!keptInSegment.has(element.id)) makeVoid(content, element);
    if (element.id === ids.info) for (const fact of elements.in(element)) if (!keptInInfo.has(fact.id)) makeVoid(content, fact);
    if (element.id === ids.tracks && !trackTypes(elements, element).every((type) => type === video || type === audio)) return false;
  }
  return true;
}

/** The parts of a segment, those of an open length too. */
export function* inSegment(elements: Elements, segment: Element): Generator<Element> {
  for (let at = segment.body; at < segment.end;) {
    const found = elements.at(at, segment.end);
    const element = found.isOpen ? { ...found, end: endOfCluster(elements, found) } : found;
    yield element;
    at = element.end;
  }
}

/** What each track is; null for one that does not say it. */
function trackTypes(elements: Elements, tracks: Element): readonly (number | null)[] {
  const types: (number | null)[] = [];
  for (const entry of elements.in(tracks)) {
    if (entry.id !== ids.entry) continue;
    const type = elements.first(entry, ids.type);
    types.push(type && elements.content.readUIntBE(type.body, Math.min(6, type.end - type.body)));
  }
  return types;
}

/** Whether a WebM has sound and nothing else. Throws RangeError where it cannot be read. */
export function isSoundInWebm(content: Buffer): boolean {
  const elements = elementsOf(content);
  const segment = elements.first({ body: 0, end: content.length }, ids.segment);
  const tracks = segment && elements.first(segment, ids.tracks);
  const types = tracks ? trackTypes(elements, tracks) : [];
  return types.length > 0 && types.every((type) => type === audio);
}

/** A browser that records writes clusters before it knows how long they get; they end where something else than their parts begins. */
function endOfCluster(elements: Elements, { id, body, end }: Element): number {
  if (id !== ids.cluster) throw new RangeError('open element');
  let at = body;
  while (at < end) {
    const part = elements.at(at, end);
    if (!inCluster.has(part.id)) return at;
    at = part.end;
  }
  return at;
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
