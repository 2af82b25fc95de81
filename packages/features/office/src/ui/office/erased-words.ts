import { fill } from '@pausenplatz/kernel-contract';
import type { LogRow } from '../../contract/index.ts';
import { erasedTexts, logTexts } from '../../texts.log.ts';
import { counted } from '../counted.ts';

/** What went with an erased class, as a sentence; null for every other entry of the log. */
export function erasedWords({ action, details }: Pick<LogRow, 'action' | 'details'>): string | null {
  if (action !== 'class.erase') return null;
  const parts = Object.entries(erasedTexts).flatMap(([table, sentence]) => {
    const count = details[table];
    return typeof count === 'number' ? [counted(sentence, count)] : [];
  });
  return parts.length === 0 ? logTexts.erasedAlone : fill(logTexts.erased, { what: parts.join(', ') });
}
