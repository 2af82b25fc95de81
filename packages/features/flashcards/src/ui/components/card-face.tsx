import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { makeStyles, mergeClasses, tokens } from '@pausenplatz/kernel-ui/theme';
import type { CardFiles, CardSide } from '../../contract/index.ts';
import { fileOf, shownOf } from '../../rules/index.ts';

const useStyles = makeStyles({
  face: {
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    minHeight: 0,
    display: 'grid',
    gridTemplateRows: 'auto',
    alignContent: 'center',
    justifyItems: 'center',
    textAlign: 'center',
    gap: '12px',
    padding: '20px 24px',
    overflowY: 'auto',
  },
  withPicture: { gridTemplateRows: 'minmax(0, 1fr) auto', alignContent: 'stretch', padding: 0, gap: 0, overflowY: 'hidden' },
  picture: { width: '100%', height: '100%', minHeight: 0, overflow: 'hidden' },
  // In a list the picture stands beside its words, whole.
  beside: {
    gridTemplateColumns: '128px minmax(0, 1fr)',
    gridTemplateRows: 'auto',
    justifyItems: 'start',
    textAlign: 'start',
    gap: '16px',
    padding: '12px 16px 12px 12px',
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  small4to3: { width: '128px', height: '96px', borderRadius: tokens.borderRadiusLarge, overflow: 'hidden' },
  words: { display: 'grid', gap: '4px', overflowWrap: 'anywhere', hyphens: 'auto' },
  below: { width: '100%', boxSizing: 'border-box', padding: '16px 24px 20px' },
  term: { fontWeight: tokens.fontWeightBold },
  text: { whiteSpace: 'pre-line' },
  small: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  smallTerm: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  large: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  largeTerm: {
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    '@media (max-width: 640px)': { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700 },
  },
});

interface CardFaceProps {
  readonly side: CardSide;
  readonly files: CardFiles;
  /** In a list, or alone on the screen. */
  readonly size: 'small' | 'large';
}

/** One side of a card, as its template shows it. */
export function CardFace({ side, files, size }: CardFaceProps) {
  const styles = useStyles();
  const shown = shownOf(side.template);
  const fileId = fileOf(side);
  const file = fileId === null ? undefined : files[fileId];
  const [term, text] = [shown.term ? side.term.trim() : '', shown.text ? side.text.trim() : ''];
  const hasWords = term !== '' || text !== '';
  const isSmall = size === 'small';
  return (
    <div className={mergeClasses(styles.face, file && (isSmall ? styles.beside : styles.withPicture))}>
      {file && (
        <div className={isSmall ? styles.small4to3 : styles.picture}>
          <ShownPicture
            file={file}
            alt={side.alt}
            covers
            sizes={isSmall ? '128px' : '(max-width: 640px) 100vw, 600px'}
            className={isSmall ? styles.small4to3 : styles.picture}
          />
        </div>
      )}
      {hasWords && (
        <div className={mergeClasses(styles.words, file && !isSmall && styles.below)}>
          {term !== '' && <p className={mergeClasses(styles.term, isSmall ? styles.smallTerm : styles.largeTerm)}>{term}</p>}
          {text !== '' && <p className={mergeClasses(styles.text, isSmall ? styles.small : styles.large)}>{text}</p>}
        </div>
      )}
    </div>
  );
}
