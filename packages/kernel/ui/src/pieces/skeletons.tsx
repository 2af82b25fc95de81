import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { uiTexts } from '../texts.ts';
import { look } from '../theme/look.ts';

export type SkeletonShape = 'rows' | 'tiles' | 'page' | 'form';

const useStyles = makeStyles({
  glow: {
    backgroundColor: tokens.colorNeutralStencil1,
    borderRadius: look.radiusPicture,
    animationName: { '0%': { opacity: 1 }, '50%': { opacity: 0.5 }, '100%': { opacity: 1 } },
    animationDuration: '1.6s',
    animationIterationCount: 'infinite',
  },
  // What is there in a moment shows no grey before it.
  late: {
    animationName: { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
    animationDuration: '1ms',
    animationDelay: '150ms',
    animationFillMode: 'backwards',
  },
  rows: { display: 'grid', gap: '12px' },
  tiles: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))' },
  row: { height: '52px' },
  tile: { height: '120px', borderRadius: look.radiusCard },
  heading: { height: '32px', width: 'min(320px, 70%)' },
  line: { height: '16px', maxWidth: look.readingWidth },
  short: { width: '60%' },
  field: { height: '44px', maxWidth: '440px' },
});

/** Grey shapes where content will stand, in the shape of that content. */
export function Skeletons({ shape, count }: { readonly shape: SkeletonShape; readonly count?: number }) {
  const styles = useStyles();
  const many = (amount: number, ...classes: string[]) =>
    Array.from({ length: amount }, (_, index) => <div key={index} className={mergeClasses(styles.glow, ...classes)} />);
  return (
    <output
      aria-busy="true"
      aria-label={uiTexts.list.loading}
      className={mergeClasses(styles.late, shape === 'tiles' ? styles.tiles : styles.rows)}
    >
      {shape === 'rows' && many(count ?? 5, styles.row)}
      {shape === 'tiles' && many(count ?? 6, styles.tile)}
      {shape === 'form' && many(count ?? 3, styles.field)}
      {shape === 'page' && (
        <>
          {many(1, styles.heading)}
          {many(count ?? 3, styles.line)}
          {many(1, styles.line, styles.short)}
          {many(1, styles.tile)}
        </>
      )}
    </output>
  );
}
