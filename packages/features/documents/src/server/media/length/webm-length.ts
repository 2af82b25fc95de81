import { childrenOf, type Element, elementAt, endOfCluster, ids } from '../webm.ts';

const facts = { scale: 0x2ad7b1, duration: 0x4489 };
const inCluster = { time: 0xe7, simpleBlock: 0xa3, group: 0xa0, block: 0xa1 };
const nanoseconds = 1e9;

/** WebM: its length where it is written, else the time of the last picture or sound: a browser that records writes none. */
export function webmSeconds(content: Buffer): number | null {
  let segment: Element | null = null;
  for (let at = 0; at < content.length && segment?.id !== ids.segment; at = segment.end) segment = elementAt(content, at, content.length);
  if (segment?.id !== ids.segment) return null;
  let [scale, last]: [number, number | null] = [1e6, null];
  for (let at = segment.body; at < segment.end;) {
    const found = elementAt(content, at, segment.end);
    const element = found.isOpen ? { ...found, end: endOfCluster(content, found) } : found;
    if (element.id === ids.info) {
      const info = childrenOf(content, element);
      scale =
        numberIn(
          content,
          info.find(({ id }) => id === facts.scale),
        ) ?? scale;
      const length = floatIn(
        content,
        info.find(({ id }) => id === facts.duration),
      );
      if (length !== null && length > 0) return (length * scale) / nanoseconds;
    }
    if (element.id === ids.cluster) last = Math.max(last ?? 0, lastIn(content, element));
    at = element.end;
  }
  return last === null ? null : (last * scale) / nanoseconds;
}

/** When the last block of a cluster begins, in the units of the file. */
function lastIn(content: Buffer, cluster: Element): number {
  const parts = childrenOf(content, cluster);
  const begin =
    numberIn(
      content,
      parts.find(({ id }) => id === inCluster.time),
    ) ?? 0;
  const blocks = parts.flatMap((part) =>
    part.id === inCluster.group
      ? childrenOf(content, part).filter(({ id }) => id === inCluster.block)
      : part.id === inCluster.simpleBlock
        ? [part]
        : [],
  );
  // Behind the number of the track, which takes as many bytes as its first one says.
  return blocks.reduce(
    (last, { body }) => Math.max(last, begin + content.readInt16BE(body + Math.clz32(content.readUInt8(body)) - 23)),
    begin,
  );
}

function numberIn(content: Buffer, element: Element | undefined): number | null {
  const bytes = element ? element.end - element.body : 0;
  return element && bytes > 0 ? content.readUIntBE(element.body, Math.min(6, bytes)) : null;
}

function floatIn(content: Buffer, element: Element | undefined): number | null {
  if (!element) return null;
  return element.end - element.body === 8 ? content.readDoubleBE(element.body) : content.readFloatBE(element.body);
}
