import { look, makeStyles, mergeClasses } from '@pausenplatz/kernel-ui/theme';
import { type AuthorColor, authorColors, type AuthorLine, authorLook } from '../../rules/author-look.ts';

type Rules = Readonly<
  Record<AuthorColor, { readonly backgroundColor: string; readonly textDecorationColor: string; readonly printColorAdjust: 'exact' }>
>;

// The names are the keys by construction; fromEntries widens them to string.
const colors = Object.fromEntries(
  authorColors.map((name) => [
    name,
    { backgroundColor: look.colors[name].surface, textDecorationColor: look.colors[name].ink, printColorAdjust: 'exact' },
  ]),
) as Rules;
const useColors: () => Record<AuthorColor, string> = makeStyles(colors);

const under = { textDecorationLine: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '3px' } as const;
const useLines: () => Record<AuthorLine, string> = makeStyles({
  none: {},
  solid: { ...under, textDecorationStyle: 'solid' },
  dotted: { ...under, textDecorationStyle: 'dotted' },
  dashed: { ...under, textDecorationStyle: 'dashed' },
  double: { ...under, textDecorationStyle: 'double' },
  wavy: { ...under, textDecorationStyle: 'wavy' },
});

/** Classes by the number of an author: a soft surface that both themes have, and from the ninth on a line under the words. */
export function useAuthorClasses(): (no: number) => string {
  const ofColor = useColors();
  const ofLine = useLines();
  return (no) => {
    const { color, line } = authorLook(no);
    return mergeClasses(ofColor[color], ofLine[line]);
  };
}
