import readWorkbook from 'read-excel-file/browser';
import { sheetPart } from '../rules/sheet-part.ts';
import { previewTexts as texts } from '../texts.preview.ts';
import { inScroller } from './in-scroller.ts';

/** Shows the sheets of an Excel workbook one below the other, with the letters and numbers that people know of it. */
export async function showTable(place: HTMLElement, content: ArrayBuffer): Promise<string> {
  const sheets = await readWorkbook(content);
  const parts = sheets.map(({ sheet, data }) => ({ name: sheet, part: sheetPart(data) })).filter(({ part }) => part.rows.length > 0);
  place.replaceChildren();
  for (const { name, part } of parts) {
    const table = element('table');
    table.append(element('thead', row([corner(), ...part.columns.map((letter) => heading(letter, 'col'))])));
    table.append(
      element(
        'tbody',
        ...part.rows.map((cells, at) =>
          row([heading(String(at + 1), 'row'), ...cells.map(({ words, isNumber }) => cell(words, isNumber))]),
        ),
      ),
    );
    place.append(element('h2', name), inScroller(table, name));
  }
  if (parts.length === 0) return texts.empty;
  return parts.every(({ part }) => part.isWhole) ? '' : texts.moreRows;
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
