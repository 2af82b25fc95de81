import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { Scene, type SceneName } from '../scenes/scene.tsx';
import { look } from '../theme/look.ts';

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    justifyItems: 'center',
    textAlign: 'center',
    gap: '8px',
    padding: '32px 16px',
  },
  scene: { width: 'min(240px, 60vw)', height: 'auto', marginBottom: '8px' },
  title: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  body: { color: tokens.colorNeutralForeground2, maxWidth: `min(${look.readingWidth}, 46ch)`, textWrap: 'pretty' },
  action: { marginTop: '16px', display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' },
});

interface EmptyStateProps {
  readonly scene: SceneName;
  /** One sentence. */
  readonly title: string;
  readonly body?: string;
  /** The one action that fills the place. */
  readonly action?: ReactNode;
  /** Level of the heading; 2 unless the screen has nothing else. */
  readonly as?: 'h1' | 'h2' | 'p';
}

/** A designed nothing: a scene, a sentence, an action. */
export function EmptyState({ scene, title, body, action, as: Heading = 'h2' }: EmptyStateProps) {
  const styles = useStyles();
  return (
    <div className={styles.frame} data-empty-state>
      <Scene name={scene} className={styles.scene} />
      <Heading className={styles.title}>{title}</Heading>
      {body !== undefined && <p className={styles.body}>{body}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
