import { cellReader } from './cells.ts';
import { openParts, type Parts } from './parts.ts';
import { type ReadSheet, readSheet } from './read-sheet.ts';
import { elements } from './xml.ts';

export interface ReadWorkbook {
  /** Those that Excel shows, in their order. */
  readonly sheets: readonly (ReadSheet & Beside)[];
  /** Names of those that somebody has hidden. */
  readonly hiddenSheets: readonly string[];
}

/** What lies over the cells of a sheet, or hangs at them, and is not read. */
interface Beside {
  readonly comments: number;
  /** Pictures, diagrams and shapes. */
  readonly drawings: number;
}

interface Bounds {
  /** Rows and columns of a sheet that are read; what lies beyond is not. */
  readonly rows: number;
  readonly columns: number;
}

/** An Excel workbook (xlsx) with its cells as Excel shows them, without what is hidden in it. Throws for what is none, or unpacks to too much. */
export function readWorkbook(content: ArrayBuffer, bounds: Bounds): ReadWorkbook {
  const parts = openParts(content);
  const main = parts.relatedTo('').find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml';
  const workbook = parts.partOf(main);
  if (!workbook) throw new Error('no workbook');
  const related = parts.relatedTo(main);
  const partOfType = (type: string) => parts.partOf(related.find((part) => part.type === type)?.path ?? '');
  const read = cellReader({
    strings: partOfType('sharedStrings'),
    styles: partOfType('styles'),
    is1904: ['1', 'true'].includes(elements(workbook, 'workbookPr')[0]?.getAttribute('date1904') ?? ''),
  });
  const sheets: (ReadSheet & Beside)[] = [];
  const hiddenSheets: string[] = [];
  for (const sheet of elements(workbook, 'sheet')) {
    const name = sheet.getAttribute('name') ?? '';
    const id = [...sheet.attributes].find(({ localName, prefix }) => localName === 'id' && prefix !== null)?.value;
    const part = related.find((one) => one.id === id);
    const text = part?.type === 'worksheet' ? parts.textOf(part.path) : null;
    if ((sheet.getAttribute('state') ?? 'visible') !== 'visible') hiddenSheets.push(name);
    else if (part && text !== null) sheets.push({ ...readSheet(name, text, read, bounds), ...besideIn(parts, part.path) });
  }
  return { sheets, hiddenSheets };
}

function besideIn(parts: Parts, path: string): Beside {
  const count = (type: string, ...names: readonly string[]) =>
    parts
      .relatedTo(path)
      .flatMap((one) => (one.type === type ? [parts.partOf(one.path)] : []))
      .flatMap((part) => (part ? names.flatMap((name) => elements(part, name)) : [])).length;
  return { comments: count('comments', 'comment'), drawings: count('drawing', 'twoCellAnchor', 'oneCellAnchor', 'absoluteAnchor') };
}
