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
