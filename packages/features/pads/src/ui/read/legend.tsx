import { fill } from '@pausenplatz/kernel-contract';
import { look, makeStyles, mergeClasses, tokens } from '@pausenplatz/kernel-ui/theme';
import type { PadAuthor, PadSegment } from '../../contract/pads.ts';
import { padBlockTexts as texts } from '../../texts.block.ts';
import { useAuthorClasses } from './author-styles.ts';

const useStyles = makeStyles({
  legend: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 8px' },
  label: { color: tokens.colorNeutralForeground2 },
  names: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: '4px 8px' },
  name: { padding: '2px 10px', borderRadius: look.radiusChip, overflowWrap: 'anywhere' },
});

interface LegendProps {
  readonly segments: readonly PadSegment[];
  readonly authors: readonly PadAuthor[];
}

/** Whose colours stand in a text. */
export function Legend({ segments, authors }: LegendProps) {
  const styles = useStyles();
  const classOf = useAuthorClasses();
  const there = new Set(segments.map(({ by }) => by));
  const shown = authors.filter(({ no }) => there.has(no));
  if (shown.length === 0) return null;
  return (
    <div className={styles.legend}>
      <span className={styles.label}>{texts.authors}</span>
      <ul className={styles.names} aria-label={texts.authors}>
        {shown.map(({ no, name, isOwn }) => (
          <li key={no} className={mergeClasses(styles.name, classOf(no))}>
            {isOwn ? fill(texts.you, { name }) : name || texts.somebody}
          </li>
        ))}
      </ul>
    </div>
  );
}
