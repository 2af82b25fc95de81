/** Something that a guard does not like, with where it stands. */
export interface Finding {
  readonly path: string;
  readonly line?: number;
  readonly complaint: string;
}

/** Findings as lines for people: `path:line complaint`. */
export function asLines(findings: readonly Finding[]): string[] {
  return findings.map(({ path, line, complaint }) => `${path}${line === undefined ? '' : `:${line}`} ${complaint}`);
}
