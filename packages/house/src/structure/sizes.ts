import type { Finding } from '../source/finding.ts';
import type { ParsedModule } from '../source/parse-module.ts';

/** Hard stops in lines; lists in `*.data.ts` may be as long as they are. */
const mostLines = { source: 300, test: 500 } as const;

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

/** Files that are longer than the hard stop. When a file grows, look for its second subject. */
export function tooLong(modules: readonly Pick<ParsedModule, 'path' | 'lines'>[]): Finding[] {
  return modules.flatMap(({ path, lines }) => {
    const most = isTest(path) ? mostLines.test : mostLines.source;
    return path.endsWith('.data.ts') || lines <= most ? [] : [{ path, complaint: `has ${lines} lines, more than ${most}` }];
  });
}

/** The value below which this share (0–1) of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
