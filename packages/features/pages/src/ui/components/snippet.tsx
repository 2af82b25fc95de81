import { makeStyles, tokens } from '@fluentui/react-components';
import { CopyButton } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { embeddingTexts } from '../../texts.embedding.ts';

const useStyles = makeStyles({
  code: {
    margin: 0,
    padding: '12px',
    overflowX: 'auto',
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackground3,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
  },
  start: { justifySelf: 'start' },
});

/** Lines for another website, to copy. */
export function Snippet({ lines, isMain = false }: { readonly lines: string; readonly isMain?: boolean }) {
  const styles = useStyles();
  return (
    <>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.code} tabIndex={0} aria-label={embeddingTexts.snippet}>
        {lines}
      </pre>
      <div className={styles.start}>
        <CopyButton text={lines} {...(isMain && { appearance: 'primary' as const })} />
      </div>
    </>
  );
}
