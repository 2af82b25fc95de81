import { readWorkbook, type ReadWorkbook } from '@pausenplatz/kernel-browser/workbooks';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { columnLetters } from '../rules/column-letters.ts';
import { previewTexts as texts } from '../texts.preview.ts';
import { inScroller } from './in-scroller.ts';

/** As much of a table as a tablet holds. */
const bounds = { rows: 500, columns: 50 };

/**
 * Shows the sheets of an Excel workbook one below the other, its cells as Excel shows them, with the letters and numbers that people know
 * of it. Answers what is not shown.
 */
export async function showTable(place: HTMLElement, content: ArrayBuffer): Promise<string> {
  const workbook = readWorkbook(content, bounds);
  const sheets = workbook.sheets.filter(({ rows }) => rows.length > 0);
  place.replaceChildren();
  for (const { name, columns, rows } of sheets) {
    const table = element('table');
    table.append(element('thead', row([corner(), ...columns.map((column) => heading(columnLetters(column), 'col'))])));
    table.append(
      element(
        'tbody',
        ...rows.map(({ number, cells }) =>
          row([heading(String(number), 'row'), ...cells.map(({ words, isNumber }) => cell(words, isNumber))]),
        ),
      ),
    );
    place.append(element('h2', name), inScroller(table, name));
  }
  const said = [sheets.length === 0 && texts.empty, sheets.some(({ isWhole }) => !isWhole) && texts.moreRows, lostWords(workbook)];
  return said.filter((sentence) => sentence !== false && sentence !== '').join(' ');
}

/** What is not shown, and how much of it; mostly nothing. */
function lostWords({ sheets, hiddenSheets }: ReadWorkbook): string {
  const sum = (of: 'hiddenRows' | 'hiddenColumns' | 'comments' | 'drawings') => sheets.reduce((all, sheet) => all + sheet[of], 0);
  const lost = (
    [
      [texts.hidden.sheets, hiddenSheets.length],
      [texts.hidden.rows, sum('hiddenRows')],
      [texts.hidden.columns, sum('hiddenColumns')],
      [texts.losses.comments, sum('comments')],
      [texts.overCells, sum('drawings')],
    ] as const
  ).flatMap(([words, count]) => (count > 0 ? [counted(words, count)] : []));
  return lost.length === 0 ? '' : fill(texts.notShown, { what: lost.join(', ') });
}

function element(tag: string, ...children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

const row = (cells: readonly Node[]) => element('tr', ...cells);
const corner = () => element('td');

function heading(words: string, scope: 'col' | 'row'): HTMLElement {
  const made = element('th', words);
  made.setAttribute('scope', scope);
  return made;
}

function cell(words: string, isNumber: boolean): HTMLElement {
  const made = element('td', words);
  made.toggleAttribute('data-number', isNumber);
  return made;
}
