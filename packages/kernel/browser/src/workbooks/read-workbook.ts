import { strFromU8, unzipSync } from 'fflate';
import { cellReader } from './cells.ts';
import { type ReadSheet, readSheet } from './read-sheet.ts';
import { elements, parsed } from './xml.ts';

export interface ReadWorkbook {
  /** Those that Excel shows, in their order. */
  readonly sheets: readonly ReadSheet[];
  /** Names of those that somebody has hidden. */
  readonly hiddenSheets: readonly string[];
}

interface Bounds {
  /** Rows and columns of a sheet that are read; what lies beyond is not. */
  readonly rows: number;
  readonly columns: number;
}

/** Bytes of all parts together that a tablet can unpack. */
const mostBytes = 120 * 1024 * 1024;

/** An Excel workbook (xlsx) with its cells as Excel shows them, without what is hidden in it. Throws for what is none, or unpacks to too much. */
export function readWorkbook(content: ArrayBuffer, bounds: Bounds): ReadWorkbook {
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
    const file = files[path.replace(/^\//, '')];
    return file ? strFromU8(file) : null;
  };
  const partOf = (path: string): Document | null => {
    const text = textOf(path);
    return text === null ? null : parsed(text);
  };
  const main = targets(partOf('_rels/.rels'), '').find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml';
  const workbook = partOf(main);
  if (!workbook) throw new Error('no workbook');
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const parts = targets(partOf(`${folder}_rels/${main.slice(folder.length)}.rels`), folder);
  const pathOfType = (type: string) => parts.find((part) => part.type === type)?.path ?? '';
  const read = cellReader({
    strings: partOf(pathOfType('sharedStrings')),
    styles: partOf(pathOfType('styles')),
    is1904: ['1', 'true'].includes(elements(workbook, 'workbookPr')[0]?.getAttribute('date1904') ?? ''),
  });
  const sheets: ReadSheet[] = [];
  const hiddenSheets: string[] = [];
  for (const sheet of elements(workbook, 'sheet')) {
    const name = sheet.getAttribute('name') ?? '';
    const id = [...sheet.attributes].find(({ localName, prefix }) => localName === 'id' && prefix !== null)?.value;
    const part = parts.find((one) => one.id === id);
    const text = part?.type === 'worksheet' ? textOf(part.path) : null;
    if ((sheet.getAttribute('state') ?? 'visible') !== 'visible') hiddenSheets.push(name);
    else if (text !== null) sheets.push(readSheet(name, text, read, bounds));
  }
  return { sheets, hiddenSheets };
}

interface Target {
  readonly id: string;
  /** The last word of its address. */
  readonly type: string;
  readonly path: string;
}

/** Where the parts lie that a part names, seen from its folder. */
function targets(relations: Document | null, folder: string): readonly Target[] {
  return (relations ? elements(relations, 'Relationship') : []).map((one) => {
    const target = one.getAttribute('Target') ?? '';
    return {
      id: one.getAttribute('Id') ?? '',
      type: (one.getAttribute('Type') ?? '').split('/').at(-1) ?? '',
      path: target.startsWith('/') ? target.slice(1) : folder + target.replace(/^\.\//, ''),
    };
  });
}
