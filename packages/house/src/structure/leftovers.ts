import type { Finding } from '../source/finding.ts';
import type { SourceFile } from '../source/walk-files.ts';

// Spelled so that this file does not find itself.
const leftovers: readonly (readonly [complaint: string, pattern: RegExp])[] = [
  ['work left undone', /\b(?:TO[D]O|FIX[M]E|XX[X])\b/],
  ['a merge left half way', /^(?:<{7}|>{7}) /],
  ['a path of one machine', /(?<![\w.:/})-])\/(?:hom[e]|User[s]|roo[t]|wor[k])\/[\w.-]+/],
  ['a path of one machine', /\b[A-Z]:\\Use[r]s\\/],
  ['the address of a registry', /https?:\/\/[\w.-]*(?:registr[y]|artifactor[y]|nexu[s]|verdacci[o])[\w.-]*/],
];

/** What one feature answers for all of them. */
const answeredElsewhere: readonly (readonly [complaint: string, pattern: RegExp, home: RegExp])[] = [
  [
    'the tree of schools is asked of schools/server',
    /\bschool\.parent_id\b/,
    /^packages\/features\/schools\/|\/migrations\/|^packages\/house\//,
  ],
  ['answers in the cache are changed by useOptimistic', /\bsetQueryData\b/, /^packages\/(?:kernel\/browser|house)\/|\.test\.tsx?$|\.md$/],
];

/** Notes, paths and addresses that belong to whoever wrote the file and not to the project. */
export function leftBehind(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        leftovers.filter(([, pattern]) => pattern.test(line)).map(([complaint]) => ({ path, line: index + 1, complaint })),
      ),
  );
}

/** Questions that code asks by itself although a feature answers them. */
export function askedByThemselves(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(({ path, text }) =>
    answeredElsewhere
      .filter(([, pattern, home]) => !home.test(path) && pattern.test(text))
      .map(([complaint, pattern]) => ({ path, line: text.slice(0, text.search(pattern)).split('\n').length, complaint })),
  );
}
