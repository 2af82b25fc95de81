import { readWorkbook } from '../workbooks/index.ts';

interface ListSheet {
  readonly name: string;
  readonly cells: readonly (readonly string[])[];
  readonly hidden: { readonly rows: number; readonly columns: number };
  readonly isWhole: boolean;
}

/** Far more than a list of people, pages or accounts has. */
const bounds = { rows: 10_000, columns: 200 };

/** The sheets of a workbook that Excel shows, with what their cells mean. Throws for what is no workbook. */
export function readSheets(content: ArrayBuffer): readonly ListSheet[] {
  return readWorkbook(content, bounds).sheets.map(({ name, rows, hiddenRows, hiddenColumns, isWhole }) => ({
    name,
    cells: rows.map(({ cells }) => cells.map(({ meant }) => meant)),
    hidden: { rows: hiddenRows, columns: hiddenColumns },
    isWhole,
  }));
}
