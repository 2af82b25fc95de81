import { safeUrl } from '@pausenplatz/kernel-contract';
import { type CorrectionMode, type GroupSize, workPlanLimits as limits } from '../../contract/index.ts';
import type { TakeOverColumns, TakeOverField } from './columns.ts';
import { readCorrection, readGroupSize, readKind, readLevel, readMandatory } from './read-values.ts';

interface TakenTask {
  readonly title: string;
  readonly text: string;
  readonly mandatory: boolean;
  readonly level: number;
  readonly groupSize: GroupSize;
  readonly correctionMode: CorrectionMode;
  readonly link: string | null;
}

/** Why a line is not taken. */
export type LineProblem =
  | { readonly kind: 'noTitle' | 'tooManyTasks' | 'tooManySections' }
  | { readonly kind: 'titleTooLong' | 'textTooLong' | 'sectionTooLong'; readonly maximum: number }
  | { readonly kind: 'mandatory' | 'level' | 'groupSize' | 'correctionMode' | 'link' | 'kind'; readonly value: string };

/** One line of a list: a task of a section, a section alone, or what is wrong with it. */
export interface TakenLine {
  /** From 1, as spreadsheets count. */
  readonly line: number;
  readonly section: string;
  /** Null for a line that only begins a section, and for one that is not taken. */
  readonly task: TakenTask | null;
  readonly problems: readonly LineProblem[];
  /** As it stood there, to be mended. */
  readonly cells: readonly string[];
}

interface Taking {
  readonly columns: TakeOverColumns;
  readonly hasHeading: boolean;
  /** What the plan has already. */
  readonly before?: { readonly sections: number; readonly tasks: number };
}

/** Reads the lines of a list; empty ones count as lines and are not there. A section holds until the next one. */
export function linesOf(cells: readonly (readonly string[])[], { columns, hasHeading, before }: Taking): readonly TakenLine[] {
  const lines: TakenLine[] = [];
  let section = '';
  let tasks = before?.tasks ?? 0;
  const sections = new Set<string>();
  for (const [at, row] of cells.entries()) {
    if ((hasHeading && at === 0) || row.every((cell) => cell.trim() === '')) continue;
    const read = readLine(row, columns);
    if (read.section !== '') section = read.section;
    const problems = [...read.problems];
    const isNew = section !== '' && !sections.has(section);
    if (isNew && (before?.sections ?? 0) + sections.size >= limits.sections) problems.push({ kind: 'tooManySections' });
    else if (isNew) sections.add(section);
    if (read.task && problems.length === 0 && tasks >= limits.tasks) problems.push({ kind: 'tooManyTasks' });
    const task = problems.length === 0 ? read.task : null;
    if (task) tasks += 1;
    lines.push({ line: at + 1, section, task, problems, cells: row });
  }
  return lines;
}

interface ReadLine {
  readonly section: string;
  readonly task: TakenTask | null;
  readonly problems: readonly LineProblem[];
}

function readLine(row: readonly string[], columns: TakeOverColumns): ReadLine {
  const cellOf = (field: TakeOverField) => (row[columns.indexOf(field)] ?? '').trim();
  const problems: LineProblem[] = [];
  const read = <Value>(field: 'mandatory' | 'level' | 'groupSize' | 'correctionMode' | 'kind', how: (cell: string) => Value | null) => {
    const cell = columns.includes(field) ? cellOf(field) : '';
    if (cell === '') return null;
    const value = how(cell);
    if (value === null) problems.push({ kind: field, value: cell });
    return value;
  };
  const kind = read('kind', readKind);
  const [typed, text] = [cellOf('title'), cellOf('text')];
  const alone = headingAlone(row, typed);
  if (kind === 'heading' || alone !== null) return sectionLine(alone ?? typed);
  const section = cellOf('section');
  if (typed === '' && text === '' && section !== '') return sectionLine(section);
  const address = cellOf('link');
  const link = address === '' ? null : safeUrl(address);
  if (address !== '' && (link === null || !/^(https?:|\/)/.test(link))) problems.push({ kind: 'link', value: address });
  const task = {
    title: typed,
    text,
    mandatory: read('mandatory', readMandatory) ?? kind !== 'optional',
    level: read('level', readLevel) ?? 0,
    groupSize: read('groupSize', readGroupSize) ?? ('EA' as const),
    correctionMode: read('correctionMode', readCorrection) ?? ('teacher' as const),
    link,
  };
  if (typed === '') problems.push({ kind: 'noTitle' });
  if (typed.length > limits.taskTitleMaximum) problems.push({ kind: 'titleTooLong', maximum: limits.taskTitleMaximum });
  if (text.length > limits.taskTextMaximum) problems.push({ kind: 'textTooLong', maximum: limits.taskTextMaximum });
  if (section.length > limits.sectionTitleMaximum) problems.push({ kind: 'sectionTooLong', maximum: limits.sectionTitleMaximum });
  return { section: section.slice(0, limits.sectionTitleMaximum), task: problems.length === 0 ? task : null, problems };
}

/** In a list without a column for them, `# Rechnen` and `Rechnen:` on a line of their own are sections. */
function headingAlone(row: readonly string[], title: string): string | null {
  if (title === '' || row.some((cell) => cell.trim() !== '' && cell.trim() !== title)) return null;
  if (/^#+\s*\S/.test(title)) return title.replace(/^#+\s*/, '');
  return title.length > 1 && title.endsWith(':') ? title.slice(0, -1).trim() : null;
}

const sectionLine = (title: string): ReadLine =>
  title.length > limits.sectionTitleMaximum
    ? { section: '', task: null, problems: [{ kind: 'sectionTooLong', maximum: limits.sectionTitleMaximum }] }
    : { section: title, task: null, problems: title === '' ? [{ kind: 'noTitle' }] : [] };

/** What is taken over, by section in the order in which they first came; a section without tasks comes too. */
export function sectionsOf(lines: readonly TakenLine[]): readonly { readonly title: string; readonly tasks: readonly TakenTask[] }[] {
  const bySection = Map.groupBy(
    lines.filter(({ problems }) => problems.length === 0),
    ({ section }) => section,
  );
  return [...bySection].map(([title, ofSection]) => ({ title, tasks: ofSection.flatMap(({ task }) => task ?? []) }));
}

/** The lines that were not taken with the heading above them, so that they can be mended and taken later. */
export function leftLines(
  cells: readonly (readonly string[])[],
  lines: readonly TakenLine[],
  { hasHeading, columns }: Pick<Taking, 'hasHeading' | 'columns'>,
): readonly (readonly string[])[] {
  const left = lines.filter(({ problems }) => problems.length > 0);
  if (left.length === 0) return [];
  // A section that stood once above several lines goes along with each of them.
  const at = columns.indexOf('section');
  const rows = left.map(({ cells: row, section }) =>
    at < 0 ? [...row] : row.map((cell, column) => (column === at && cell.trim() === '' ? section : cell)),
  );
  return hasHeading ? [cells[0] ?? [], ...rows] : rows;
}
