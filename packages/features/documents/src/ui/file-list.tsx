// oxlint-disable jsx-a11y/media-has-caption -- sound that people recorded for each other; what matters of it stands beside it
import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import { fill } from '@pausenplatz/kernel-contract';
import { look } from '@pausenplatz/kernel-ui';
import type { StoredFile } from '../contract/index.ts';
import { hasPreview } from '../contract/preview-path.ts';
import { viewerOf } from '../contract/viewer-path.ts';
import { documentsTexts } from '../texts.ts';
import { FileIcon } from './file-icon.tsx';
import { ShownPicture } from './shown-picture.tsx';

const useStyles = makeStyles({
  list: { display: 'flex', flexWrap: 'wrap', gap: '6px', listStyleType: 'none', margin: 0, padding: 0 },
  entry: { position: 'relative', display: 'flex', alignItems: 'center', gap: '2px', minWidth: 0, maxWidth: '100%' },
  wide: { width: '100%' },
  picture: { width: '56px', height: '56px', borderRadius: look.radiusPicture },
  large: { width: '96px', height: '72px' },
  sound: { display: 'block', width: '100%', height: '40px' },
  file: {
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    padding: '4px 8px',
    minHeight: '28px',
    boxSizing: 'border-box',
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
    '& svg': { flexShrink: 0 },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  name: { minWidth: 0, overflowWrap: 'anywhere' },
  corner: { position: 'absolute', top: '2px', right: '2px', minWidth: 0 },
});

interface FileListProps {
  readonly files: readonly StoredFile[];
  readonly large?: boolean;
  /** Takes a file away, where one may. */
  readonly onRemove?: (id: string) => void;
}

/** Pictures as pictures, sound to listen to, documents to look at or to download. */
export function FileList({ files, large = false, onRemove }: FileListProps) {
  const styles = useStyles();
  if (files.length === 0) return null;
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <li key={file.id} className={mergeClasses(styles.entry, file.mimeType.startsWith('audio/') && styles.wide)}>
          <Face file={file} large={large} />
          {onRemove && (
            <Button
              // Over a picture it lies in the corner; beside words it stands on its own.
              className={file.mimeType.startsWith('image/') ? styles.corner : undefined}
              appearance={file.mimeType.startsWith('image/') ? 'secondary' : 'subtle'}
              size="small"
              icon={<Dismiss16Regular />}
              aria-label={fill(documentsTexts.list.remove, { name: file.name })}
              onClick={() => onRemove(file.id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Face({ file, large }: { readonly file: StoredFile; readonly large: boolean }) {
  const styles = useStyles();
  if (file.mimeType.startsWith('image/')) {
    return (
      <a href={viewerOf(file.url)} target="_blank" rel="noreferrer">
        <ShownPicture file={file} alt={file.name} sizes="96px" covers className={mergeClasses(styles.picture, large && styles.large)} />
      </a>
    );
  }
  if (file.mimeType.startsWith('audio/'))
    return <audio className={styles.sound} controls preload="none" src={file.url} aria-label={file.name} />;
  // What can be looked at opens in the product, on a tablet too; there it can be downloaded as well.
  return (
    <a
      className={styles.file}
      {...(hasPreview(file.mimeType) ? { href: viewerOf(file.url), target: '_blank' } : { href: file.url, download: file.name })}
    >
      <FileIcon mimeType={file.mimeType} />
      <span className={styles.name}>{file.name}</span>
    </a>
  );
}
