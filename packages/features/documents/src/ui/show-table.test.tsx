import { aRow, aWorkbook } from '@pausenplatz/kernel-browser/testing';
import { expect, test } from 'vitest';
import { showTable } from './show-table.ts';

test('a workbook is shown as in Excel, without what is hidden in it, and says how much that is', async () => {
  const place = document.createElement('div');
  const said = await showTable(
    place,
    aWorkbook(
      [
        { name: 'Werte', state: 'hidden', rows: aRow(1, ['GEHEIM']) },
        {
          name: 'Plan',
          comments: 2,
          columns: '<col min="2" max="2" hidden="1"/>',
          rows: `${aRow(1, ['Zeit', 'GEHEIM', 'Dauer'])}${aRow(2, ['GEHEIM'], 'hidden="1"')}<row r="3"><c r="A3" s="0"><v>0.604166666666667</v></c><c r="C3" s="1"><v>1.104166666666667</v></c></row>`,
        },
      ],
      [20, '[h]:mm'],
    ),
  );
  const name = place.querySelector('h2')?.textContent;
  const lines = Array.from(place.querySelectorAll('tr'), (row) => Array.from(row.children, (cell) => cell.textContent));
  expect([name, lines]).toEqual([
    'Plan',
    [
      ['', 'A', 'C'],
      ['1', 'Zeit', 'Dauer'],
      ['3', '14:30', '26:30'],
    ],
  ]);
  expect(said).toBe(
    'Nicht zu sehen sind hier: ein ausgeblendetes Blatt, eine ausgeblendete Zeile, eine ausgeblendete Spalte, 2 Kommentare. Das ganze Dokument kannst du herunterladen.',
  );
});

test('one in which all is hidden is empty, and says why', async () => {
  const said = await showTable(document.createElement('div'), aWorkbook([{ name: 'A', state: 'hidden', rows: aRow(1, ['x']) }]));
  expect(said).toMatch(/^Dieses Dokument ist leer\. Nicht zu sehen sind hier: ein ausgeblendetes Blatt\./);
});
