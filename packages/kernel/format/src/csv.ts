import papaparse from 'papaparse';

type Cell = string | number | null;

/**
 * A table as CSV for Excel in Switzerland: semicolons, CR LF, a byte order mark. A cell can never start a formula, which whoever
 * opens the file would run (OWASP, CSV injection).
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  const csv = papaparse.unparse(
    rows.map((row) => [...row]),
    { delimiter: ';', newline: '\r\n', escapeFormulae: /^[=+\-@\t\r]/ },
  );
  return `\uFEFF${csv}\r\n`;
}
