import { makeStyles, mergeClasses, tokens } from '@pausenplatz/kernel-ui/theme';
import { type VersionFormat, versionAddress, versionFormats } from '../contract/versions.ts';

const useStyles = makeStyles({
  frame: { position: 'relative', display: 'block', overflow: 'hidden', backgroundColor: tokens.colorNeutralBackground3 },
  preview: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    filter: 'blur(10px)',
    // What is soft at the edge lies outside of the frame.
    transform: 'scale(1.12)',
    '@media print': { display: 'none' },
  },
  // Above what stands in its place until it is there.
  picture: {
    position: 'relative',
    display: 'block',
    width: '100%',
    height: 'auto',
    // A high picture stays on one sheet.
    '@media print': { maxHeight: '20cm', objectFit: 'contain' },
  },
  cover: { height: '100%', objectFit: 'cover' },
});

/** What drawing a picture needs of its file. */
interface PictureFile {
  readonly url: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly widths: readonly number[];
  readonly preview: string | null;
}

interface ShownPictureProps {
  readonly file: PictureFile;
  /** What it shows, for those who do not see it; empty for mere decoration. */
  readonly alt: string;
  /** How wide it is drawn, as CSS says it (`sizes` of HTML), so that the browser takes no more than it needs. */
  readonly sizes: string;
  /** Likely the first picture that a reader sees: it loads before everything else, all others wait until they are near. */
  readonly isSeenFirst?: boolean;
  /** Fills the frame, whose size `className` says, instead of keeping the shape of the picture. */
  readonly covers?: boolean;
  readonly className?: string | undefined;
}

/**
 * A stored picture in the smallest version that is large enough, in the best format that the browser knows, above a soft idea of it until
 * it is there. Light enough for frames, and drawn the same on a server.
 */
export function ShownPicture({ file, alt, sizes, isSeenFirst = false, covers = false, className }: ShownPictureProps) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.frame, className)}>
      {file.preview !== null && (
        <img src={`data:image/webp;base64,${file.preview}`} alt="" aria-hidden className={styles.preview} decoding="sync" />
      )}
      <picture>
        {file.widths.length > 0 &&
          versionFormats.map((format) => <source key={format} type={`image/${format}`} srcSet={sourceSet(file, format)} sizes={sizes} />)}
        <img
          // Said before the address, which some browsers follow as soon as they read it.
          loading={isSeenFirst ? 'eager' : 'lazy'}
          {...(isSeenFirst && { fetchPriority: 'high' })}
          decoding="async"
          src={file.url}
          alt={alt}
          className={mergeClasses(styles.picture, covers && styles.cover)}
          // Known sizes keep the page from jumping while pictures load.
          {...(file.width !== null && file.height !== null && { width: file.width, height: file.height })}
        />
      </picture>
    </span>
  );
}

const sourceSet = ({ url, widths }: PictureFile, format: VersionFormat): string =>
  widths.map((width) => `${versionAddress(url, { width, format })} ${width}w`).join(', ');
