import type { PictogramName } from '@pausenplatz/icons/pictograms';
import { pageLimits } from '../contract/index.ts';

const icons: readonly (readonly [RegExp, PictogramName])[] = [
  [/\.(mp3|m4a|aac|ogg|opus|wav|flac)$/i, 'music'],
  [/\.(xlsx?|ods|csv)$/i, 'calculator'],
  [/\.(pptx?|odp)$/i, 'picture'],
  [/\.(docx?|odt|txt|md)$/i, 'pencil'],
];

/** What stands on the tile of a file: its name as words, without the ending. */
export function tileFromFile(name: string): { readonly title: string; readonly icon: PictogramName } {
  const words = name
    .replace(/\.[^.]{1,5}$/, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim();
  return { title: words.slice(0, pageLimits.linkTitleMaximum), icon: icons.find(([ending]) => ending.test(name))?.[1] ?? 'book' };
}
