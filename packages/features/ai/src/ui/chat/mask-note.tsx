import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Shield20Regular } from '@fluentui/react-icons/svg/shield';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import { aiUiTexts } from '../../texts.ui.ts';
import type { Masked } from './use-masked.ts';

const useStyles = makeStyles({
  note: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '8px 12px',
    padding: '12px 16px',
    borderRadius: look.radiusCard,
    backgroundColor: look.colors.violet.surface,
    color: look.colors.violet.ink,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  words: { display: 'grid', gap: '4px', minWidth: 0, overflowWrap: 'anywhere' },
  strong: { fontWeight: tokens.fontWeightSemibold },
  doubtful: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
});

/** Which names stay here, and which words might be names. */
export function MaskNote({ masked }: { readonly masked: Masked }) {
  const styles = useStyles();
  const { masks: texts } = aiUiTexts;
  const { used, doubtful, cover } = masked;
  return (
    <div className={styles.note} role="status">
      <Shield20Regular />
      <div className={styles.words}>
        {used.length === 0 ? <p>{texts.calm}</p> : <p className={styles.strong}>{counted(texts.title, used.length)}</p>}
        {used.map((mask) => (
          <p key={mask.cover}>{fill(texts.covered, { word: mask.word, cover: mask.cover })}</p>
        ))}
        {doubtful.map((word) => (
          <div key={word} className={styles.doubtful}>
            <span>{fill(texts.doubtful, { word })}</span>
            <Button size="small" onClick={() => cover(word)} aria-label={`${texts.cover}: ${word}`}>
              {texts.cover}
            </Button>
          </div>
        ))}
      </div>
    </div>
  );
}
