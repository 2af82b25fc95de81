import { look, makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    justifyItems: 'center',
    gap: '12px',
    padding: '32px 16px',
    textAlign: 'center',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  title: { margin: 0, fontSize: tokens.fontSizeBase600, lineHeight: tokens.lineHeightBase600, fontWeight: tokens.fontWeightBold },
  body: { margin: 0, maxWidth: look.readingWidth, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

interface NoticeProps {
  readonly title: string;
  readonly body: string;
  readonly children?: ReactNode;
}

/** What a team reads instead of a lock: it waits, pauses, or is through. */
export function Notice({ title, body, children }: NoticeProps) {
  const styles = useStyles();
  return (
    <div className={styles.frame} role="status">
      <p className={styles.title}>{title}</p>
      {body !== '' && <p className={styles.body}>{body}</p>}
      {children}
    </div>
  );
}
