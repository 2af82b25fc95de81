import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Figure = number | string;

/** `npm run proof` asks for the long form; `npm test` runs the same code with smaller numbers. */
export const isLong = process.env['PROOF'] === 'long';
export const sized = (long: number, short: number): number => (isLong ? long : short);
/** For tests whose long form takes minutes. */
export const proofTimeoutMs = sized(900_000, 60_000);

/** Figures of one proof; the long form leaves them in bench-results, where its run prints them from. */
export class Figures {
  private readonly all: Record<string, Figure> = {};
  private readonly proof: string;

  constructor(proof: string) {
    this.proof = proof;
  }

  set(name: string, figure: Figure): void {
    this.all[name] = figure;
  }

  add(name: string, count: number): void {
    this.all[name] = Number(this.all[name] ?? 0) + count;
  }

  write(): void {
    if (!isLong) return;
    const folder = fileURLToPath(new URL('../../../bench-results', import.meta.url));
    mkdirSync(folder, { recursive: true });
    const file = `${folder}/proof-${this.proof.toLowerCase()}.json`;
    // Another file of the same proof may have written before.
    if (existsSync(file)) {
      const before: { readonly figures: Readonly<Record<string, Figure>> } = JSON.parse(readFileSync(file, 'utf8'));
      for (const [name, figure] of Object.entries(before.figures)) if (typeof figure === 'number') this.add(name, figure);
    }
    const written = { proof: this.proof, at: new Date().toISOString(), figures: this.all };
    writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
  }
}

/** The value below which this share of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
}
