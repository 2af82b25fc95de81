import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Folder24Filled } from '@fluentui/react-icons/svg/folder';
import { Mic20Regular } from '@fluentui/react-icons/svg/mic';
import { Video20Regular } from '@fluentui/react-icons/svg/video';
import type { StoredFile } from '@pausenplatz/documents/contract';
import { FileIcon } from '@pausenplatz/documents/ui/file-icon';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { look } from '@pausenplatz/kernel-ui';

const useStyles = makeStyles({
  face: {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    borderRadius: look.radiusPicture,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    overflow: 'hidden',
  },
  folder: { backgroundColor: 'transparent', color: tokens.colorBrandForeground1 },
  picture: { width: '40px', height: '40px' },
});

/** What it is, at one look: a picture small, everything else as a pictogram. */
export function ItemFace({ file }: { readonly file: StoredFile | null }) {
  const styles = useStyles();
  if (file === null)
    return (
      <span className={mergeClasses(styles.face, styles.folder)}>
        <Folder24Filled aria-hidden />
      </span>
    );
  if (file.mimeType.startsWith('image/'))
    return (
      <span className={styles.face}>
        <ShownPicture file={file} alt="" sizes="40px" covers className={styles.picture} />
      </span>
    );
  return <span className={styles.face}>{iconOf(file.mimeType)}</span>;
}

function iconOf(mimeType: string) {
  if (mimeType.startsWith('audio/')) return <Mic20Regular aria-hidden />;
  if (mimeType.startsWith('video/')) return <Video20Regular aria-hidden />;
  return <FileIcon mimeType={mimeType} />;
}
