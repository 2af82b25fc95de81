import { counted, type LogTexts } from '@pausenplatz/kernel-contract';
import type { AuditDetails } from './audit.ts';

/** The words that features give to their entries in the log. */
export interface AuditWords {
  /** What was done; null for an action that no feature names (one of a feature that is no more). */
  of(action: string): string | null;
  /** How much of what went with it, in the order in which the features say it. */
  erased(details: AuditDetails): readonly string[];
}

export function auditWords(features: readonly { readonly log?: LogTexts }[]): AuditWords {
  const actions: Readonly<Record<string, string>> = Object.assign({}, ...features.map(({ log }) => log?.actions ?? {}));
  const erased = features.flatMap(({ log }) => Object.entries(log?.erased ?? {}));
  return {
    of: (action) => (Object.hasOwn(actions, action) ? (actions[action] ?? null) : null),
    erased: (details) =>
      erased.flatMap(([table, sentence]) => {
        const count = details[table];
        return typeof count === 'number' ? [counted(sentence, count)] : [];
      }),
  };
}
