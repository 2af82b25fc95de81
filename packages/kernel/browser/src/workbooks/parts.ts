import { strFromU8, unzipSync } from 'fflate';
import { elements, parsed } from './xml.ts';

interface Related {
  readonly id: string;
  /** The last word of its address: worksheet, styles, drawing, comments. */
  readonly type: string;
  readonly path: string;
}

export interface Parts {
  readonly textOf: (path: string) => string | null;
  /** Null where there is no such part. Throws for one that is no XML. */
  readonly partOf: (path: string) => Document | null;
  /** The parts that a part names; those of the whole for an empty path. */
  readonly relatedTo: (path: string) => readonly Related[];
}

/** Bytes of all parts together that a tablet can unpack. */
const mostBytes = 120 * 1024 * 1024;

/** The parts of a document of Office (ISO 29500-2). Throws for what is none, or unpacks to too much. */
export function openParts(content: ArrayBuffer): Parts {
  let bytes = 0;
  const files = unzipSync(new Uint8Array(content), {
    filter({ name, originalSize }) {
      const isRead = /\.(?:xml|rels)$/i.test(name);
      if (isRead) bytes += originalSize;
      if (bytes > mostBytes) throw new RangeError('too much to unpack');
      return isRead;
    },
  });
  const textOf = (path: string): string | null => {
    const file = files[path];
    return file ? strFromU8(file) : null;
  };
  const partOf = (path: string): Document | null => {
    const text = textOf(path);
    return text === null ? null : parsed(text);
  };
  const relatedTo = (path: string): readonly Related[] => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const relations = partOf(`${folder}_rels/${path.slice(folder.length)}.rels`);
    return (relations ? elements(relations, 'Relationship') : []).map((one) => ({
      id: one.getAttribute('Id') ?? '',
      type: (one.getAttribute('Type') ?? '').split('/').at(-1) ?? '',
      path: resolved(folder, one.getAttribute('Target') ?? ''),
    }));
  };
  return { textOf, partOf, relatedTo };
}

/** A part is named by its place seen from the folder of who names it, or from the top. */
function resolved(folder: string, target: string): string {
  const path: string[] = [];
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}
