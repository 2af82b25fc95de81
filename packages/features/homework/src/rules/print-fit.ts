/** An entry as far as its room on paper needs it. */
export interface PrintedTask {
  readonly words: string;
  /** Whether a line with subject or «Termin» stands above. */
  readonly hasHead: boolean;
  /** Small lines below: files, minutes, feedback. */
  readonly smallLines: number;
  /** Whether a box to tick stands beside. */
  readonly canTick: boolean;
}

export interface PrintedColumn {
  readonly zone: string;
  readonly row: 'before' | 'days' | 'after';
  readonly tasks: readonly PrintedTask[];
}

export interface PrintFit {
  /** Size of the words on paper, in points. */
  readonly points: number;
  /** How many entries of a zone are printed; the others are counted in a line of their own. */
  readonly shown: ReadonlyMap<string, number>;
}

// A4 across with margins of 9 mm, in CSS pixels (96 per inch), the title taken off.
const sheet = { width: 1054, height: 672 } as const;
/** The words get smaller step by step; below the last one nobody reads on. */
const pointSteps = [9.5, 8.5, 7.5, 7, 6.5] as const;
const pixelsPerPoint = 96 / 72;
// Sizes of the board in print, in units of the letters (16 px on the screen).
const unit = { letter: 0.53, line: 1.5, smallLine: 1.35, head: 1.65, tick: 2.1, card: 0.75, gap: 0.25, column: 3.1, more: 1.5 } as const;
const inBox = { taskWidth: 14.4, most: 0.2 } as const;

/** The largest letters with which a week stands on one sheet; at the smallest step, how much of each column fits. */
export function printFit(columns: readonly PrintedColumn[]): PrintFit {
  const everything = new Map(columns.map(({ zone, tasks }) => [zone, tasks.length]));
  for (const points of pointSteps) {
    const page = pageIn(points);
    const height = (['before', 'days', 'after'] as const).reduce((sum, row) => sum + heightOfRow(columns, row, page.width), 0);
    if (height <= page.height) return { points, shown: everything };
  }
  const smallest = pointSteps[4];
  return { points: smallest, shown: cutTo(columns, pageIn(smallest)) };
}

interface Page {
  readonly width: number;
  readonly height: number;
}

/** The sheet measured in letters of a size. */
function pageIn(points: number): Page {
  const letter = points * pixelsPerPoint;
  return { width: sheet.width / letter, height: sheet.height / letter };
}

const columnWidth = (count: number, width: number) => (width - (count - 1) * unit.gap) / Math.max(1, count);

function heightOfRow(columns: readonly PrintedColumn[], row: PrintedColumn['row'], width: number): number {
  const own = columns.filter((column) => column.row === row);
  if (own.length === 0) return 0;
  const each = columnWidth(own.length, width);
  return unit.gap + Math.max(...own.map(({ tasks }) => heightOf(tasks, row, each)));
}

/** A column with its frame and name; boxes put entries beside each other. */
function heightOf(tasks: readonly PrintedTask[], row: PrintedColumn['row'], width: number): number {
  const inner = width - 0.8;
  const beside = row === 'days' ? 1 : Math.max(1, Math.floor((inner + unit.gap) / (inBox.taskWidth + unit.gap)));
  let height = unit.column;
  for (let at = 0; at < tasks.length; at += beside) {
    const line = tasks.slice(at, at + beside).map((task) => heightOfTask(task, columnWidth(beside, inner)));
    height += unit.gap + Math.max(...line);
  }
  return height;
}

function heightOfTask({ words, hasHead, smallLines, canTick }: PrintedTask, width: number): number {
  const perLine = Math.max(4, Math.floor((width - 1 - (canTick ? unit.tick : 0)) / unit.letter));
  const text = Math.max(linesOf(words, perLine) * unit.line, canTick ? unit.tick : 0);
  return unit.card + (hasHead ? unit.head : 0) + text + smallLines * unit.smallLine;
}

/** Lines of a text in a column, words unparted; one that is longer than a line is broken. */
function linesOf(words: string, perLine: number): number {
  let lines = 0;
  for (const paragraph of words.split('\n')) {
    let left = 0;
    for (const word of paragraph.split(/\s+/)) {
      const size = Array.from(word).length;
      if (lines === 0 || left < size + 1) {
        lines += Math.max(1, Math.ceil(size / perLine));
        left = perLine - (size % perLine);
      } else left -= size + 1;
    }
  }
  return lines;
}

function cutTo(columns: readonly PrintedColumn[], page: Page): ReadonlyMap<string, number> {
  const boxes = (row: 'before' | 'after') => Math.min(heightOfRow(columns, row, page.width), page.height * inBox.most);
  const room = { before: boxes('before'), after: boxes('after'), days: page.height - boxes('before') - boxes('after') };
  return new Map(
    columns.map(({ zone, row, tasks }) => {
      const width = columnWidth(columns.filter((column) => column.row === row).length, page.width);
      const fits = (count: number) => {
        const more = count < tasks.length ? unit.more : 0;
        return heightOf(tasks.slice(0, count), row, width) + more + unit.gap <= room[row];
      };
      let count = tasks.length;
      while (count > 0 && !fits(count)) count -= 1;
      return [zone, count];
    }),
  );
}
