import { fill } from '@pausenplatz/kernel-contract';
import type { AuditRow, KeptWord, Services } from '@pausenplatz/kernel-server';
import type { LogRow, LogWord } from '../contract/index.ts';
import { erasedTexts, unknownEntry } from '../texts.entries.ts';

/** An entry of the log as its readers see it: names as they were, old and new side by side. */
export function presentEntry(auditWords: Services['auditWords'], { number, at, actorId, action, details, words }: AuditRow): LogRow {
  const [actor, about] = [words.find(({ part }) => part === 'actor'), words.find(({ part }) => part === 'about')];
  const places = [...new Set(words.filter(({ part }) => part !== 'actor' && part !== 'about').map(({ place }) => place))];
  const partAt = (place: number, part: KeptWord['part']) => words.find((word) => word.place === place && word.part === part);
  return {
    number: String(number),
    at: at.toISOString(),
    actor: actor ? shown(actor) : actorId === null ? null : unknown,
    action,
    what: auditWords.of(action) ?? fill(unknownEntry, { action }),
    erased: action === 'class.erase' ? erasedWords(auditWords.erased(details)) : null,
    about: about ? shown(about) : { kind: 'text', id: null, words: '' },
    changes: places.map((place) => ({
      label: partAt(place, 'label')?.words ?? null,
      was: shownOr(partAt(place, 'was')),
      is: shownOr(partAt(place, 'is')),
    })),
  };
}

const unknown: LogWord = { kind: 'person', id: null, words: '' };
const shown = ({ kind, id, words }: KeptWord): LogWord => ({ kind, id, words });
const shownOr = (word: KeptWord | undefined): LogWord | null => (word ? shown(word) : null);

const erasedWords = (parts: readonly string[]): string =>
  parts.length === 0 ? erasedTexts.nothing : fill(erasedTexts.parts, { what: parts.join(', ') });
