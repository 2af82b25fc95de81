import { scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { iconsLimits } from './limits.ts';
import { pictogramNames } from './pictograms.data.ts';

/** Sets whose icons are drawn: strokes of our own on 24 by 24, surfaces of Font Awesome on 640 by 640. */
const drawnSets = ['pausenplatz', 'fa', 'fa-brands'] as const;

/** The commands and numbers of an SVG path, and nothing else. */
const pathOnly = /^[\d\s,.+\-MmLlHhVvCcSsQqTtAaZzEe]+$/;
/** Signs that are emojis, and what joins them. */
const emojiOnly = /^[\p{Extended_Pictographic}\p{Emoji_Component}\p{Regional_Indicator}]+$/u;

const label = scalars.optionalText(iconsLimits.label);

export const drawnIcon = z.strictObject({
  set: z.enum(drawnSets),
  name: z.string().check(z.regex(/^[a-z\d-]{1,60}$/)),
  label,
  /** Travels with the choice, so that whoever reads it needs no set. */
  path: z.string().check(z.minLength(2), scalars.atMost(iconsLimits.path), z.regex(pathOnly)),
});
export const emojiIcon = z.strictObject({
  set: z.literal('emojis'),
  emoji: z.string().check(z.minLength(1), scalars.atMost(32), z.regex(emojiOnly)),
  label,
});
/** A picture that somebody keeps as an icon; whoever shows it shows its file. */
const pictureIcon = z.strictObject({ set: z.literal('own'), fileId: scalars.id, label });

/** What somebody chose to stand before a word: a pictogram by its name, or an icon of a set as it looks. */
export const chosenIcon = z.union([z.enum(pictogramNames), drawnIcon, emojiIcon, pictureIcon]);

export type DrawnIcon = z.output<typeof drawnIcon>;
export type EmojiIcon = z.output<typeof emojiIcon>;
export type ChosenIcon = z.output<typeof chosenIcon>;

/** The file that an icon shows, where it is a picture. */
export const fileOfIcon = (icon: ChosenIcon): readonly string[] => (typeof icon === 'object' && icon.set === 'own' ? [icon.fileId] : []);
