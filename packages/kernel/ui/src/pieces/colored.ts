import { makeStyles } from '@griffel/react';
import { look } from '../theme/look.ts';
import { type ColorName, colorNames } from '../theme/palette.data.ts';

type Rules = Readonly<Record<ColorName, { readonly backgroundColor: string; readonly color: string }>>;

// The nine names are the keys by construction; fromEntries widens them to string.
const soft = Object.fromEntries(
  colorNames.map((name) => [name, { backgroundColor: look.colors[name].surface, color: look.colors[name].ink }]),
) as Rules;
const strong = Object.fromEntries(
  colorNames.map((name) => [name, { backgroundColor: look.colors[name].strong, color: look.colors[name].onStrong }]),
) as Rules;

/** Classes by colour name: a soft surface with its ink. */
export const useSoftColors: () => Record<ColorName, string> = makeStyles(soft);
/** Classes by colour name: a strong fill with what stands on it. */
export const useStrongColors: () => Record<ColorName, string> = makeStyles(strong);

/** A stored colour name, or teal for anything unknown. */
export function colorNameOf(value: string | null | undefined): ColorName {
  return colorNames.find((name) => name === value) ?? 'teal';
}
