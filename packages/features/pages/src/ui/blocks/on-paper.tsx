import { makeStyles } from '@pausenplatz/kernel-ui/theme';

const useStyles = makeStyles({
  frame: {
    display: 'none',
    '@media print': {
      display: 'flex',
      alignItems: 'center',
      gap: '16px',
      padding: '8px 0',
      breakInside: 'avoid',
      // Paper is white in every theme.
      color: 'black',
    },
  },
  code: { width: '96px', height: '96px', flexShrink: 0, ':empty': { display: 'none' } },
  words: { display: 'grid', gap: '4px', overflowWrap: 'anywhere' },
  title: { fontWeight: 600 },
});

/** What stands on paper in place of something that moves: its title, its address, and a code to scan. */
export function OnPaper({ title, url }: { readonly title: string; readonly url: string | null }) {
  const styles = useStyles();
  return (
    <div className={styles.frame} data-on-paper>
      {url !== null && <span className={styles.code} data-print-code={url} aria-hidden />}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {url !== null && <span>{url}</span>}
      </span>
    </div>
  );
}
