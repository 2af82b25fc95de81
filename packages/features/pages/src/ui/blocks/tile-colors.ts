import { type ColorName, look, makeStyles } from '@pausenplatz/kernel-ui/theme';

// Browsers leave fills away on paper, which would leave white words on white.
const fill = (name: ColorName) => ({
  backgroundColor: look.colors[name].strong,
  color: look.colors[name].onStrong,
  '@media print': { backgroundColor: 'white', color: 'black' },
});

/** Strong fills by colour name, with ink that reads on them. */
export const useTileColors: () => Record<ColorName, string> = makeStyles({
  teal: fill('teal'),
  blue: fill('blue'),
  violet: fill('violet'),
  pink: fill('pink'),
  red: fill('red'),
  orange: fill('orange'),
  yellow: fill('yellow'),
  green: fill('green'),
  grey: fill('grey'),
});
