import { makeStyles } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui/theme';

const onPaper = { printColorAdjust: 'exact' } as const;

/** Soft, for the cells of the matrix. */
export const useSoftLevels = makeStyles({
  green: { backgroundColor: look.colors.green.surface, color: look.colors.green.ink, ...onPaper },
  yellow: { backgroundColor: look.colors.yellow.surface, color: look.colors.yellow.ink, ...onPaper },
  orange: { backgroundColor: look.colors.orange.surface, color: look.colors.orange.ink, ...onPaper },
  red: { backgroundColor: look.colors.red.surface, color: look.colors.red.ink, ...onPaper },
});

/** Strong, for the answer. */
export const useStrongLevels = makeStyles({
  green: { backgroundColor: look.colors.green.strong, color: look.colors.green.onStrong, ...onPaper },
  yellow: { backgroundColor: look.colors.yellow.strong, color: look.colors.yellow.onStrong, ...onPaper },
  orange: { backgroundColor: look.colors.orange.strong, color: look.colors.orange.onStrong, ...onPaper },
  red: { backgroundColor: look.colors.red.strong, color: look.colors.red.onStrong, ...onPaper },
});
