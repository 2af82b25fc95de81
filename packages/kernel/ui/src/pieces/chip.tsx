import { tokens } from '@fluentui/react-theme';
import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { look } from '../theme/look.ts';
import type { ColorName } from '../theme/palette.data.ts';
import { useSoftColors } from './colored.ts';

const useStyles = makeStyles({
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    padding: '2px 12px',
    borderRadius: look.radiusChip,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    // Whatever the place breaks, the word of a state stays whole.
    overflowWrap: 'normal',
    hyphens: 'manual',
  },
});

/** A state or a class: always a word, with its colour and perhaps an icon beside it. */
export function Chip({ color = 'grey', icon, children }: { color?: ColorName; icon?: ReactNode; children: ReactNode }) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.chip, useSoftColors()[color])}>
      {icon}
      {children}
    </span>
  );
}
