import { plainWords } from '@pausenplatz/kernel-format';
import { iconsLimits } from '../../contract/index.ts';

/** An icon with what finds it. */
interface Known<Icon> {
  readonly icon: Icon;
  readonly group: string;
  /** The first is the name that people see. */
  readonly words: readonly string[];
}

export interface IconSet<Icon> {
  readonly groups: readonly { readonly id: string; readonly name: string }[];
  readonly icons: readonly Known<Icon>[];
}

interface Asked {
  readonly search?: string | undefined;
  readonly group?: string | undefined;
}

/** Words, comma by comma, of which the first is the name. */
export const wordsOf = (words: string): readonly string[] => words.split(',').map((one) => one.trim());

export function known<Icon>(icon: Icon, group: string, words: readonly string[]): Known<Icon> {
  return { icon, group, words: words.flatMap((one) => plainWords(one)) };
}

/** A group of a set, or what all typed words find; what is named by them comes first. */
export function lookUp<Icon>({ groups, icons }: IconSet<Icon>, { search = '', group = groups[0]?.id }: Asked) {
  const typed = plainWords(search);
  const isSought = typed.length > 0;
  const found = isSought ? ranked(icons, typed) : icons.filter((one) => one.group === group);
  const shown = isSought ? found.slice(0, iconsLimits.found) : found;
  return { groups: [...groups], icons: shown.map(({ icon }) => icon), hasMore: shown.length < found.length };
}

function ranked<Icon>(icons: readonly Known<Icon>[], typed: readonly string[]): readonly Known<Icon>[] {
  const hits = icons.filter(({ words }) => typed.every((one) => words.some((word) => word.startsWith(one))));
  const isNamed = ({ words }: Known<Icon>) => words[0]?.startsWith(typed[0] ?? '') ?? false;
  return [...hits.filter(isNamed), ...hits.filter((one) => !isNamed(one))];
}
