import { counted, type LogTexts } from '@pausenplatz/kernel-contract';
import { plainWords } from '@pausenplatz/kernel-format';
import type { AuditDetails } from './audit.ts';

/** The words that features give to their entries in the log. */
export interface AuditWords {
  /** What was done; null for an action that no feature names (one of a feature that is no more). */
  of(action: string): string | null;
  /** Of which sort it is; null for an action that no feature names. */
  sortOf(action: string): string | null;
  /** The actions of a sort. */
  ofSort(sort: string): readonly string[];
  /** The actions whose words have one that begins so; `plain` is of `plainWords`. */
  like(plain: string): readonly string[];
  /** How much of what went with it, in the order in which the features say it. */
  erased(details: AuditDetails): readonly string[];
}

export function auditWords(features: readonly { readonly log?: LogTexts }[]): AuditWords {
  const actions: Readonly<Record<string, string>> = Object.assign({}, ...features.map(({ log }) => log?.actions ?? {}));
  const sorts: Readonly<Record<string, string>> = Object.assign({}, ...features.map(({ log }) => log?.sorts ?? {}));
  const sortOf = (action: string): string | null => sorts[action.slice(0, action.indexOf('.'))] ?? null;
  const plainly = Object.entries(actions).map(([action, words]) => ({ action, words: plainWords(words) }));
  const erased = features.flatMap(({ log }) => Object.entries(log?.erased ?? {}));
  return {
    of: (action) => (Object.hasOwn(actions, action) ? (actions[action] ?? null) : null),
    sortOf,
    ofSort: (sort) => Object.keys(actions).filter((action) => sortOf(action) === sort),
    like: (plain) => plainly.filter(({ words }) => words.some((word) => word.startsWith(plain))).map(({ action }) => action),
    erased: (details) =>
      erased.flatMap(([table, sentence]) => {
        const count = details[table];
        return typeof count === 'number' ? [counted(sentence, count)] : [];
      }),
  };
}
