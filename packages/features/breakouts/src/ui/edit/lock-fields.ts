import { fill } from '@pausenplatz/kernel-contract';
import {
  breakoutLimits as limits,
  type EditedLock,
  type LockColor,
  type LockContent,
  type LockDirection,
  type LockKind,
  type LockSecret,
  type Spot,
} from '../../contract/index.ts';
import { lockEditTexts as texts } from '../../texts.edit.ts';

/** What the form of a lock holds; what belongs to another kind than the chosen one waits in case that somebody goes back. */
export interface LockFields {
  readonly title: string;
  readonly story: string;
  readonly task: string;
  readonly pictureId: string;
  readonly alt: string;
  readonly audioId: string;
  readonly kind: LockKind;
  readonly number: string;
  readonly words: string;
  readonly colors: LockColor[];
  readonly directions: LockDirection[];
  readonly spots: Spot[];
  readonly items: string;
  readonly hint1: string;
  readonly hint2: string;
  readonly hint3: string;
  /** Minutes as text; empty: when somebody asks. */
  readonly opens1: string;
  readonly opens2: string;
  readonly opens3: string;
}

export const hintNumbers = [1, 2, 3] as const;

export function fieldsOf(lock: EditedLock | null): LockFields {
  const secret = lock?.secret;
  const hint = (at: number) => lock?.hints[at]?.text ?? '';
  const opens = (at: number) => String(lock?.hints[at]?.minutes ?? '');
  return {
    title: lock?.title ?? '',
    story: lock?.story ?? '',
    task: lock?.task ?? '',
    pictureId: lock?.pictureId ?? '',
    alt: lock?.alt ?? '',
    audioId: lock?.audioId ?? '',
    kind: secret?.kind ?? 'number',
    number: secret?.kind === 'number' ? secret.value : '',
    words: secret?.kind === 'word' ? secret.words.join('\n') : '',
    colors: secret?.kind === 'colors' ? secret.values : [],
    directions: secret?.kind === 'directions' ? secret.values : [],
    spots: secret?.kind === 'points' ? secret.spots : [],
    items: secret?.kind === 'order' ? secret.items.map(({ text }) => text).join('\n') : '',
    hint1: hint(0),
    hint2: hint(1),
    hint3: hint(2),
    opens1: opens(0),
    opens2: opens(1),
    opens3: opens(2),
  };
}

const linesOf = (words: string): string[] => words.split('\n').flatMap((line) => line.trim() || []);

export function contentOf(fields: LockFields, before: EditedLock | null): LockContent {
  const { title, story, task, pictureId, alt, audioId } = fields;
  const hints = hintNumbers
    .map((number) => ({ text: fields[`hint${number}`].trim(), minutes: Number(fields[`opens${number}`]) || null }))
    .filter(({ text }) => text !== '');
  return { title, story, task, alt, pictureId: pictureId || null, audioId: audioId || null, secret: secretOf(fields, before), hints };
}

function secretOf(fields: LockFields, before: EditedLock | null): LockSecret {
  const { kind } = fields;
  switch (kind) {
    case 'number':
      return { kind, value: fields.number };
    case 'word':
      return { kind, words: linesOf(fields.words) };
    case 'colors':
      return { kind, values: fields.colors };
    case 'directions':
      return { kind, values: fields.directions };
    case 'points':
      return { kind, spots: fields.spots };
    case 'order': {
      const known = before?.secret.kind === 'order' ? before.secret.items : [];
      const idOf = (text: string) => known.find((item) => item.text === text)?.id ?? crypto.randomUUID().slice(0, 8);
      return { kind, items: linesOf(fields.items).map((text) => ({ id: idOf(text), text })) };
    }
  }
}

/** Sentences for what the contract's schema would refuse with words about lists. */
export function checkLock(fields: LockFields): Partial<Record<keyof LockFields, string>> {
  const { kind } = fields;
  const isCode = (code: readonly unknown[]) => code.length >= limits.codeMinimum && code.length <= limits.codeMaximum;
  const codeWrong = fill(texts.codeWrong, { minimum: limits.codeMinimum });
  switch (kind) {
    case 'number':
      return /^-?\d{1,9}([.,]\d{1,4})?$/.test(fields.number.trim()) ? {} : { number: texts.numberWrong };
    case 'word': {
      const words = linesOf(fields.words);
      const isRight =
        words.length > 0 &&
        words.length <= limits.words &&
        words.every((word) => word.length <= limits.wordMaximum && /[\p{L}\p{N}]/u.test(word));
      return isRight ? {} : { words: fill(texts.wordsWrong, { count: limits.words, length: limits.wordMaximum }) };
    }
    case 'colors':
      return isCode(fields.colors) ? {} : { colors: codeWrong };
    case 'directions':
      return isCode(fields.directions) ? {} : { directions: codeWrong };
    case 'points':
      return fields.pictureId !== '' && fields.spots.length > 0 ? {} : { spots: texts.pointsWrong };
    case 'order': {
      const items = linesOf(fields.items);
      const isRight =
        items.length >= limits.itemsMinimum &&
        items.length <= limits.items &&
        new Set(items).size === items.length &&
        items.every((item) => item.length <= limits.itemMaximum);
      return isRight
        ? {}
        : { items: fill(texts.itemsWrong, { minimum: limits.itemsMinimum, maximum: limits.items, length: limits.itemMaximum }) };
    }
  }
}
