import { type Element, type Elements, elementsOf } from '../elements.ts';
import { ids, inSegment } from '../webm.ts';

const facts = { scale: 0x2ad7b1, duration: 0x4489 };
const inCluster = { time: 0xe7, simpleBlock: 0xa3, group: 0xa0, block: 0xa1 };
const nanoseconds = 1e9;

/** WebM: its length where it is written, else the time of the last picture or sound: a browser that records writes none. */
export function webmSeconds(content: Buffer): number | null {
  const elements = elementsOf(content);
  const segment = elements.first({ body: 0, end: content.length }, ids.segment);
  if (!segment) return null;
  let [scale, last]: [number, number | null] = [1e6, null];
  for (const element of inSegment(elements, segment)) {
    if (element.id === ids.info) {
      scale = numberIn(content, elements.first(element, facts.scale)) ?? scale;
      const length = floatIn(content, elements.first(element, facts.duration));
      if (length !== null && length > 0) return (length * scale) / nanoseconds;
    }
    if (element.id === ids.cluster) last = Math.max(last ?? 0, lastIn(elements, element));
  }
  return last === null ? null : (last * scale) / nanoseconds;
}

/** When the last block of a cluster begins, in the units of the file. */
function lastIn(elements: Elements, cluster: Element): number {
  const { content } = elements;
  let [begin, last] = [0, 0];
  // Behind the number of the track, which takes as many bytes as its first one says.
  const timeOf = ({ body }: Element) => content.readInt16BE(body + Math.clz32(content.readUInt8(body)) - 23);
  for (const part of elements.in(cluster)) {
    if (part.id === inCluster.time) begin = numberIn(content, part) ?? 0;
    if (part.id === inCluster.simpleBlock) last = Math.max(last, timeOf(part));
    if (part.id === inCluster.group)
      for (const block of elements.in(part)) if (block.id === inCluster.block) last = Math.max(last, timeOf(block));
  }
  return begin + last;
}

function numberIn(content: Buffer, element: Element | null): number | null {
  const bytes = element ? element.end - element.body : 0;
  return element && bytes > 0 ? content.readUIntBE(element.body, Math.min(6, bytes)) : null;
}

function floatIn(content: Buffer, element: Element | null): number | null {
  if (!element) return null;
  return element.end - element.body === 8 ? content.readDoubleBE(element.body) : content.readFloatBE(element.body);
}
