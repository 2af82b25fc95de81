import { addressOf } from '@pausenplatz/kernel-contract';
import type { FramedScreen } from '@pausenplatz/kernel-host';
import { makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';
import type { previewFile } from '../contract/preview.ts';
import { fileIn } from '../contract/file-in.ts';
import { isDrawnHere, previewPath } from '../contract/preview-path.ts';
import { sizeWords } from '../rules/size-words.ts';
import { previewTexts as texts } from '../texts.preview.ts';
import { useSheetStyles } from './sheet-styles.ts';
import { ShownPicture } from './shown-picture.tsx';

/** The call of a frame, without its schemas. */
const readFile = addressOf<typeof previewFile>({ method: 'GET', path: 'documents/preview' });

interface LookedAtFile {
  readonly url: string;
  readonly name: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly widths: readonly number[];
  readonly preview: string | null;
}

const useStyles = makeStyles({
  document: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', padding: '12px' },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', '@media print': { display: 'none' } },
  title: { margin: 0, flex: '1 1 16ch', fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, overflowWrap: 'anywhere' },
  size: { color: tokens.colorNeutralForeground2 },
  download: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '48px',
    padding: '0 24px',
    borderRadius: '999px',
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
  words: { margin: 0, color: tokens.colorNeutralForeground2, maxWidth: '68ch' },
  picture: { borderRadius: '12px', maxWidth: '100%', width: 'fit-content', marginInline: 'auto' },
  media: { width: '100%', maxHeight: '80vh', borderRadius: '12px' },
});

/** A document in a light frame: pictures, sound and film as they are, PDF and text by a script that loads for them alone. */
export const documentFramedScreen: FramedScreen = {
  name: 'documents',
  prefix: previewPath,
  pathOf: () => '/',
  async read(ask, _parameter, search) {
    const wanted = fileIn(search);
    const file = wanted === null ? undefined : await ask(readFile, wanted);
    if (file === undefined) return { title: texts.title, live: null, Content: Gone };
    const { url, name, mimeType } = file;
    return { title: name, live: { url, mimeType }, Content: () => <Shown file={file} /> };
  },
  origins: async () => [],
};

function Gone() {
  const styles = useStyles();
  return (
    <section className={styles.document}>
      <p className={styles.words}>{texts.gone}</p>
    </section>
  );
}

function Shown({ file }: { readonly file: LookedAtFile }) {
  const styles = useStyles();
  return (
    <section className={styles.document}>
      <div className={styles.head}>
        <h1 className={styles.title}>{file.name}</h1>
        <span className={styles.size}>{sizeWords(file.sizeBytes)}</span>
        <a className={styles.download} href={file.url} download={file.name}>
          {texts.download}
        </a>
      </div>
      <Inside file={file} />
    </section>
  );
}

function Inside({ file }: { readonly file: LookedAtFile }) {
  const styles = useStyles();
  const sheet = useSheetStyles();
  const { url, name, mimeType } = file;
  if (mimeType.startsWith('image/')) return <ShownPicture file={file} alt={name} sizes="100vw" isSeenFirst className={styles.picture} />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people recorded for each other
  if (mimeType.startsWith('audio/')) return <audio className={styles.media} controls src={url} aria-label={name} />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- what people recorded for each other
  if (mimeType.startsWith('video/')) return <video className={styles.media} controls playsInline src={url} aria-label={name} />;
  const isRead = isDrawnHere(mimeType);
  return (
    <>
      <p className={styles.words} role="status" data-said="">
        {isRead ? texts.loading : texts.noPreview}
      </p>
      {isRead && <div className={sheet} data-document="" />}
      {isRead && (
        <noscript>
          <p className={styles.words}>{texts.noPreview}</p>
        </noscript>
      )}
    </>
  );
}
