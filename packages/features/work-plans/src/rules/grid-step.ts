export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

interface Grid {
  readonly rows: number;
  readonly columns: number;
  /** Rows in sight at once. */
  readonly page: number;
}

/** Where a key leads in a grid, as the pattern for grids of ARIA says; null for keys that lead nowhere. `isWide` is Ctrl or Cmd: the first or last cell of all. */
export function gridStep(key: string, { row, column }: GridPlace, { rows, columns, page }: Grid, isWide: boolean): GridPlace | null {
  const [lastRow, lastColumn] = [rows - 1, columns - 1];
  const wanted: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    Home: [isWide ? 0 : row, 0],
    End: [isWide ? lastRow : row, lastColumn],
    PageUp: [row - page, column],
    PageDown: [row + page, column],
  };
  const to = wanted[key];
  return to ? { row: Math.max(0, Math.min(lastRow, to[0])), column: Math.max(0, Math.min(lastColumn, to[1])) } : null;
}
