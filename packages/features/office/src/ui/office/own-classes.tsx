import type { ClassBrief } from '../../contract/index.ts';
import { officeScreenTexts as texts } from '../../texts.screens.ts';
import { useListStyles } from '../styles.ts';
import { ClassTiles } from './class-tiles.tsx';

/** What a teacher comes for most: the own classes, first. */
export function OwnClasses({ classes }: { readonly classes: readonly ClassBrief[] }) {
  const styles = useListStyles();
  return (
    <section className={styles.stack} aria-label={texts.ownClasses}>
      <h2 className={styles.title}>{texts.ownClasses}</h2>
      <ClassTiles classes={classes} />
    </section>
  );
}
