import { useStrongColors, type ColorName } from '@pausenplatz/kernel-ui';
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { pinPictures } from './pin-pictures.data.ts';

// Only the colour of the drawing is wanted, not the surface that comes with it.
const useStyles = makeStyles({ plain: { borderRadius: '999px' } });

/** One of the twelve pictures of a picture PIN; its name stands at the button. */
export function PinPicture({ index, className }: { readonly index: number; readonly className?: string }) {
  const styles = useStyles();
  const strong = useStrongColors();
  const picture = pinPictures[index];
  const color: ColorName = picture?.color ?? 'grey';
  return (
    <svg viewBox="0 0 48 48" aria-hidden className={mergeClasses(styles.plain, strong[color], className)}>
      <path d={picture?.path ?? ''} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
