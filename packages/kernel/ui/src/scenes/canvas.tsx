import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { look } from '../theme/look.ts';

/** The few paints of all scenes, following the theme. */
export const paint = {
  sky: look.colors.teal.surface,
  skyBlue: look.colors.blue.surface,
  grass: look.colors.green.surface,
  leaf: look.colors.green.strong,
  teal: look.colors.teal.strong,
  sun: look.colors.yellow.strong,
  sunSoft: look.colors.yellow.surface,
  wall: look.colors.orange.surface,
  roof: look.colors.red.strong,
  wood: look.colors.orange.strong,
  stone: look.colors.grey.surface,
  ink: look.colors.grey.strong,
  pink: look.colors.pink.strong,
  violet: look.colors.violet.strong,
  blue: look.colors.blue.strong,
  paper: 'var(--colorNeutralBackground1)',
} as const;

const useStyles = makeStyles({ scene: { display: 'block', maxWidth: '100%' } });

/** Frame of a scene: 240 × 160 units unless said. */
export function Canvas({
  className,
  children,
  width = 240,
  height = 160,
}: {
  className?: string;
  children?: ReactNode;
  width?: number;
  height?: number;
}) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
      className={mergeClasses(useStyles().scene, className)}
    >
      {children}
    </svg>
  );
}
