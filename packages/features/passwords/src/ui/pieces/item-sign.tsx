import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { IconFace } from '@pausenplatz/icons/ui/icon-face';
import { type ColorName, look, useSoftColors } from '@pausenplatz/kernel-ui';
import type { ItemIcon } from '../../contract/index.ts';

const useStyles = makeStyles({
  sign: { boxSizing: 'border-box', flexShrink: 0, display: 'block', borderRadius: look.radiusPicture },
  small: { width: '40px', height: '40px', padding: '8px' },
  large: { width: '64px', height: '64px', padding: '12px' },
});

/** Always the same colour for the same picture, so that a child finds its way by it. */
const colorOf: Readonly<Record<ItemIcon, ColorName>> = {
  link: 'teal',
  book: 'green',
  calendar: 'orange',
  chat: 'blue',
  pencil: 'yellow',
  calculator: 'blue',
  globe: 'teal',
  music: 'violet',
  video: 'pink',
  picture: 'violet',
  sport: 'orange',
  star: 'yellow',
  home: 'red',
  puzzle: 'pink',
  leaf: 'green',
  rocket: 'violet',
};

/** The sign of an entry on its colour; decoration beside its name. */
export function ItemSign({ icon, size = 'small' }: { readonly icon: ItemIcon; readonly size?: 'small' | 'large' }) {
  const styles = useStyles();
  const soft = useSoftColors();
  return (
    <span className={mergeClasses(styles.sign, styles[size], soft[colorOf[icon]])} aria-hidden>
      <IconFace icon={icon} />
    </span>
  );
}
