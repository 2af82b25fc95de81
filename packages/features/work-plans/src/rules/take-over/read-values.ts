import { plainLetters, plainWords } from '@pausenplatz/kernel-format';
import type { CorrectionMode, GroupSize } from '../../contract/index.ts';

const plain = (cell: string) => plainLetters(cell).trim();

/** Whether a task is for everybody; null for words that say neither. */
export function readMandatory(cell: string): boolean | null {
  const word = plain(cell);
  if (
    ['ja', 'j', 'x', '1', 'yes', 'y', 'true', 'wahr', 'pflicht', 'obligatorisch', 'muss', 'mandatory', 'required', '✓', '✔'].includes(word)
  )
    return true;
  if (
    ['nein', 'n', '0', 'no', 'false', 'falsch', 'wahl', 'freiwillig', 'optional', 'kur', 'kann', 'zusatz', 'wahlaufgabe', '-'].includes(
      word,
    )
  )
    return false;
  return null;
}

/** Levels from 0 to 3: as a number, as stars, or as words. */
export function readLevel(cell: string): number | null {
  const word = plain(cell);
  if (/^[*★⭐]{1,3}$/u.test(cell.trim())) return cell.trim().length;
  if (/^[0-3]$/.test(word)) return Number(word);
  const [first = ''] = plainWords(cell);
  const named: Readonly<Record<string, number>> = { ohne: 0, leicht: 1, einfach: 1, grundlegend: 1, mittel: 2, schwer: 3, schwierig: 3 };
  return named[first] ?? null;
}

const groups: Readonly<Record<GroupSize, readonly string[]>> = {
  EA: ['ea', 'einzeln', 'einzelarbeit', 'allein', 'alleine'],
  PA: ['pa', 'partner', 'partnerarbeit', 'zu zweit', 'tandem'],
  GA: ['ga', 'gruppe', 'gruppenarbeit', 'plenum'],
};

export function readGroupSize(cell: string): GroupSize | null {
  const word = plain(cell);
  return (['EA', 'PA', 'GA'] as const).find((size) => groups[size].includes(word)) ?? null;
}

const corrections: Readonly<Record<CorrectionMode, readonly string[]>> = {
  none: ['niemand', 'keine', 'keiner', 'nein', 'ohne', 'none'],
  self: ['selbst', 'selbstkontrolle', 'selber', 'ich', 'losung', 'self'],
  teacher: ['lehrperson', 'lp', 'lehrer', 'lehrerin', 'teacher', 'ja', 'korrektur'],
};

export function readCorrection(cell: string): CorrectionMode | null {
  const word = plain(cell);
  return (['none', 'self', 'teacher'] as const).find((mode) => corrections[mode].includes(word)) ?? null;
}

/** The third column of Moodle’s checklist: 0 is a task, 1 an optional one, 2 a heading. */
export function readKind(cell: string): 'task' | 'optional' | 'heading' | null {
  const word = plain(cell);
  if (['0', 'normal', 'aufgabe', 'task'].includes(word)) return 'task';
  if (['1', 'optional', 'freiwillig'].includes(word)) return 'optional';
  return ['2', 'heading', 'uberschrift', 'abschnitt'].includes(word) ? 'heading' : null;
}
