import { startTexts } from '../runtime/texts.ts';
import { settingNames } from './config.ts';
import type { ConfigPart } from './config-part.ts';

/** A sentence for each variable of the environment that looks like a setting and is none: it would be passed over in silence. */
export function misspeltSettings(
  environment: Readonly<Record<string, string | undefined>>,
  parts: readonly ConfigPart[],
): readonly string[] {
  const known = settingNames(parts);
  return Object.keys(environment)
    .filter((name) => environment[name] !== '' && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((one) => isMeant(name, one));
      return meant === undefined ? [] : [startTexts.misspelt(name, meant)];
    });
}

const plain = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z]/g, '');
const sorted = (text: string): string => text.split('').toSorted().join('');

/** Short names have many neighbours that mean something else (HOME, POST): only the same letters in another order count. */
function isMeant(given: string, setting: string): boolean {
  const [one, other] = [plain(given), plain(setting)];
  if (one === other) return true;
  if (other.length < 6) return sorted(one) === sorted(other);
  return distance(one, other) <= (other.length < 9 ? 1 : 2);
}

/** How many letters are missing, too many, wrong or changed with their neighbour. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const cost = (at: number, to: number) => rows[at]?.[to] ?? 0;
  for (let at = 1; at <= one.length; at += 1) {
    const row = [at];
    rows.push(row);
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      const isTurned = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      const ways = [cost(at - 1, to) + 1, (row[to - 1] ?? 0) + 1, cost(at - 1, to - 1) + (isSame ? 0 : 1)];
      row.push(Math.min(...ways, ...(isTurned ? [cost(at - 2, to - 2) + 1] : [])));
    }
  }
  return cost(one.length, other.length);
}
