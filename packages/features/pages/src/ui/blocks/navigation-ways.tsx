import type { BlockSurroundings } from '@pausenplatz/kernel-host';
import { look, makeStyles, mergeClasses, tokens } from '@pausenplatz/kernel-ui/theme';
import { blockViewTexts } from '../../texts.blocks.ts';
import { SafeLink } from './safe-link.tsx';

const useStyles = makeStyles({
  path: {
    margin: 0,
    padding: '10px 16px',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 10px',
    listStyleType: 'none',
    borderRadius: look.radiusCard,
    backgroundColor: look.veil,
  },
  step: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    '&:not(:last-child)::after': { content: '"›"', color: tokens.colorNeutralForeground3 },
  },
  above: { minHeight: '32px', display: 'inline-flex', alignItems: 'center', color: tokens.colorBrandForegroundLink },
  turn: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))', gap: '12px' },
  page: {
    boxSizing: 'border-box',
    minHeight: look.touch,
    padding: '12px 16px',
    display: 'grid',
    gap: '2px',
    borderRadius: look.radiusCard,
    boxShadow: look.shadowCard,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    overflowWrap: 'anywhere',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '@media print': { boxShadow: 'none' },
  },
  next: { textAlign: 'end', '@media (min-width: 480px)': { gridColumnEnd: -1 } },
  direction: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  name: { fontWeight: tokens.fontWeightSemibold },
});

/** From the outermost page to the one above this one, which has its name as its heading. */
export function NavigationPath({ above }: { readonly above: NonNullable<BlockSurroundings['above']> }) {
  const styles = useStyles();
  return (
    <nav aria-label={blockViewTexts.navigation.path}>
      <ol className={styles.path}>
        {above.map(({ id, name, url }) => (
          <li key={id} className={styles.step}>
            <SafeLink url={`/seite/${url}`} className={styles.above}>
              {name}
            </SafeLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The page before and the page after, as in a booklet. */
export function NavigationTurn({ siblings }: { readonly siblings: BlockSurroundings['siblings'] }) {
  const styles = useStyles();
  const texts = blockViewTexts.navigation;
  const before = siblings.findLast(({ isBefore }) => isBefore === true);
  const after = siblings.find(({ isBefore }) => isBefore === false);
  return (
    <nav aria-label={texts.turn} className={styles.turn}>
      {before && (
        <SafeLink url={`/seite/${before.url}`} className={styles.page}>
          <span className={styles.direction}>{texts.before}</span>
          <span className={styles.name}>{before.name}</span>
        </SafeLink>
      )}
      {after && (
        <SafeLink url={`/seite/${after.url}`} className={mergeClasses(styles.page, styles.next)}>
          <span className={styles.direction}>{texts.after}</span>
          <span className={styles.name}>{after.name}</span>
        </SafeLink>
      )}
    </nav>
  );
}
