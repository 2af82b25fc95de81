import { mergeClasses } from '@fluentui/react-components';
import type { SidebarEntry } from '@pausenplatz/kernel-host';
import { useSoftColors } from '@pausenplatz/kernel-ui';
import { Link } from 'react-router-dom';
import { useTileStyles } from './tile-styles.ts';

/** A tool that this person may open. */
export function ToolTile({ entry: { path, label, Icon } }: { readonly entry: SidebarEntry }) {
  const styles = useTileStyles();
  const soft = useSoftColors();
  return (
    <Link to={path} className={styles.tile}>
      <span aria-hidden="true" className={mergeClasses(styles.sign, soft.teal)}>
        <Icon />
      </span>
      <span className={styles.name}>{label}</span>
    </Link>
  );
}
