import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const document = fileURLToPath(new URL('../../../docs/leistung.md', import.meta.url));

/** The text with the table of a name replaced; what stands around it stays. */
export function withSection(text: string, name: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`There is no place for ${name}`);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  const made = line(heads) + line(heads.map(() => '---')) + rows.map(line).join('');
  return `${text.slice(0, from + begin.length)}\n${made}\n${text.slice(to)}`;
}

/** Writes a table of figures into docs/leistung.md. */
export function writeSection(name: string, heads: readonly string[], rows: readonly (readonly string[])[]): void {
  writeFileSync(document, withSection(readFileSync(document, 'utf8'), name, heads, rows));
}
