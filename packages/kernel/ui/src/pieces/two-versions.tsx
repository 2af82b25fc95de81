import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { uiTexts } from '../texts.ts';
import { look } from '../theme/look.ts';

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '12px',
    borderRadius: look.radiusPicture,
    backgroundColor: look.colors.orange.surface,
    color: look.colors.orange.ink,
  },
  pair: { display: 'grid', gap: '12px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))' },
  version: { display: 'grid', gap: '8px', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr auto', margin: 0 },
  label: { fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightSemibold },
  words: {
    padding: '8px 10px',
    borderRadius: '4px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

interface TwoVersionsProps {
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
  readonly mineActions?: ReactNode;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
  /** Where one behind the other makes sense. */
  readonly onBoth?: () => void;
}

/** Two people wrote at the same place: both versions stand side by side until somebody decides. */
export function TwoVersions({ mine, theirs, mineActions, onMine, onTheirs, onBoth }: TwoVersionsProps) {
  const styles = useStyles();
  const texts = uiTexts.versions;
  return (
    <div className={styles.frame} role="alert">
      <strong>{texts.title}</strong>
      <div className={styles.pair}>
        <figure className={styles.version}>
          <figcaption className={styles.label}>{texts.theirs}</figcaption>
          <div className={styles.words}>{theirs}</div>
          <div className={styles.actions}>
            <Button onClick={onTheirs}>{texts.keepTheirs}</Button>
          </div>
        </figure>
        <figure className={styles.version}>
          <figcaption className={styles.label}>{texts.mine}</figcaption>
          <div className={styles.words}>{mine}</div>
          <div className={styles.actions}>
            <Button onClick={onMine}>{texts.keepMine}</Button>
            {mineActions}
          </div>
        </figure>
      </div>
      {onBoth && (
        <Button appearance="primary" onClick={onBoth}>
          {texts.keepBoth}
        </Button>
      )}
    </div>
  );
}
