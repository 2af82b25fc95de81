import { saveFile } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { zurichDay } from '@pausenplatz/kernel-format';
import { leanTheme } from '@pausenplatz/kernel-ui/theme';
import { strToU8, zipSync } from 'fflate';
import type { Pad } from '../../contract/pads.ts';
import { authorLook } from '../../rules/author-look.ts';
import { textOf } from '../../rules/segments.ts';
import { wordDocument } from '../../rules/word-document.ts';
import { padBlockTexts } from '../../texts.block.ts';
import { padTexts } from '../../texts.ui.ts';

const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Hands a text to the downloads: its words alone, or with title, colours and names for a word processor. */
export function takeAlong(title: string, { segments, authors }: Pick<Pad, 'segments' | 'authors'>, ending: 'txt' | 'docx'): void {
  const name = fill(padTexts.file, { title, day: zurichDay(new Date()), ending });
  if (ending === 'txt') return saveFile(name, textOf(segments), 'text/plain;charset=utf-8');
  const there = new Set(segments.map(({ by }) => by));
  const files = wordDocument({
    title,
    segments,
    authors: authors.filter(({ no }) => there.has(no)).map((author) => ({ ...author, name: author.name || padBlockTexts.somebody })),
    label: padBlockTexts.authors,
    colorOf,
  });
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(xml)])));
  return saveFile(name, bytes, wordType);
}

/** The colour of an author on white paper, as six hexadecimal digits. */
function colorOf(no: number): string {
  const { color } = authorLook(no);
  const value = leanTheme({ scheme: 'light' })[`look${color.charAt(0).toUpperCase()}${color.slice(1)}Surface`] ?? '#ffffff';
  return value.replace('#', '');
}
