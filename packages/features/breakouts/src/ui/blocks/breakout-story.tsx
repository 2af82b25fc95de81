import { look, makeStyles } from '@pausenplatz/kernel-ui/theme';

const useStyles = makeStyles({
  words: { margin: 0, maxWidth: look.readingWidth, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

/** Words of a story, with the lines that somebody wrote; nothing where there are none. */
export function Story({ words }: { readonly words: string }) {
  const styles = useStyles();
  return words === '' ? null : <p className={styles.words}>{words}</p>;
}
