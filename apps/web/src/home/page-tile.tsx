import { mergeClasses } from '@fluentui/react-components';
import { colorNameOf, useSoftColors } from '@pausenplatz/kernel-ui';
import type { NavigationEntry, NavigationGroup } from '@pausenplatz/pages/contract';
import { Link } from 'react-router-dom';
import { pagePath } from '../shell/places.ts';
import { useTileStyles } from './tile-styles.ts';

/** A favourite page in the colour of its group. */
export function PageTile({ page, group }: { readonly page: NavigationEntry; readonly group: NavigationGroup | null }) {
  const styles = useTileStyles();
  const soft = useSoftColors();
  return (
    <Link to={pagePath(page.url)} className={styles.tile}>
      <span aria-hidden="true" className={mergeClasses(styles.sign, soft[colorNameOf(group?.color)])}>
        {page.name.trim().charAt(0).toUpperCase()}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{page.name}</span>
        {group && <span className={styles.below}>{group.name}</span>}
      </span>
    </Link>
  );
}
