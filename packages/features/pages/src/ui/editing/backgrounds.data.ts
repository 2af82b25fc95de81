import { type Background, tileColors } from '../../contract/index.ts';
import { blockEditorTexts, editingTexts } from '../../texts.ts';

export interface OfferedBackground {
  readonly name: string;
  readonly background: Background;
}

const { names } = editingTexts.backgrounds;
const colors = blockEditorTexts.colors;

/** Backgrounds that a page may choose, by kind; values are palette names as the hosts draw them. */
export const offeredBackgrounds: Readonly<
  Record<'themes' | 'pictures' | 'colors' | 'gradients' | 'patterns', readonly OfferedBackground[]>
> = {
  themes: (['pages', 'tools', 'learn', 'yellow', 'page'] as const).map((type) => ({ name: names[type], background: { type } })),
  pictures: [
    { name: names.weekly, background: { type: 'weekly' } },
    ...(['spring', 'summer', 'autumn', 'winter'] as const).map((value) => ({
      name: names[value],
      background: { type: 'picture' as const, value },
    })),
  ],
  colors: tileColors.map((value) => ({ name: colors[value], background: { type: 'color', value } })),
  gradients: (['teal-yellow', 'blue-pink', 'green-teal', 'violet-blue'] as const).map((value) => ({
    name: names[value],
    background: { type: 'gradient', value },
  })),
  patterns: (
    [
      ['dots', 'teal'],
      ['lines', 'blue'],
      ['waves', 'violet'],
      ['confetti', 'pink'],
    ] as const
  ).map(([pattern, color]) => ({ name: names[pattern], background: { type: 'pattern', value: `${pattern}-${color}` } })),
};
