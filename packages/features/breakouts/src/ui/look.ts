import { type ColorName, look, makeStyles } from '@pausenplatz/kernel-ui/theme';
import type { LockColor } from '../contract/index.ts';

const inColor = (name: ColorName) => ({ backgroundColor: look.colors[name].strong, color: look.colors[name].onStrong });

/** The keys of colour locks, and the bands of looks. */
export const useBands = makeStyles({
  night: inColor('violet'),
  forest: inColor('green'),
  sea: inColor('blue'),
  castle: inColor('orange'),
});

export const useColorKeys: () => Readonly<Record<LockColor, string>> = makeStyles({
  red: inColor('red'),
  orange: inColor('orange'),
  yellow: inColor('yellow'),
  green: inColor('green'),
  blue: inColor('blue'),
  violet: inColor('violet'),
});
