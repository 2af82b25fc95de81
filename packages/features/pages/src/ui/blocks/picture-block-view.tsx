import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { viewerOf } from '@pausenplatz/documents/viewer-path';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { look, makeStyles, mergeClasses, tokens } from '@pausenplatz/kernel-ui/theme';
import type { pictureBlock } from '../../contract/index.ts';
import { blockViewTexts } from '../../texts.blocks.ts';
import { creditsOf } from './credits-of.ts';
import { FileLink, SafeLink } from './safe-link.tsx';

const useStyles = makeStyles({
  figure: { margin: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center', gap: '8px', breakInside: 'avoid' },
  link: { display: 'block', maxWidth: '100%', borderRadius: look.radiusCard },
  picture: {
    maxWidth: '100%',
    borderRadius: look.radiusCard,
    boxShadow: look.shadowCard,
    '@media print': { boxShadow: 'none' },
  },
  small: { width: '320px' },
  medium: { width: '640px' },
  full: { width: '100%' },
  caption: {
    maxWidth: '68ch',
    padding: '2px 12px',
    borderRadius: look.radiusChip,
    backgroundColor: look.veil,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'center',
    // An empty chip would grow when its words arrive.
    ':empty': { display: 'none' },
  },
  credits: { color: tokens.colorNeutralForeground3 },
  square: { borderRadius: 0 },
});

/** How wide the picture is drawn; the column of a page ends at 1120 pixels. */
const sizes = { small: 'min(320px, 100vw)', medium: 'min(640px, 100vw)', full: 'min(1120px, 100vw)' } as const;

export function PictureBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof pictureBlock>>) {
  const styles = useStyles();
  const { picture } = blockViewTexts;
  if (settings.fileId === null) return <EmptyBlock>{picture.missing}</EmptyBlock>;
  const file = page.files[settings.fileId];
  if (!file) return <EmptyBlock>{picture.gone}</EmptyBlock>;
  const { corners = 'round' } = settings;
  const enlarges = settings.enlarges === true && settings.url === null;
  const credits = creditsOf(settings);
  const image = (
    <ShownPicture
      file={file}
      // A link says by its picture where it leads.
      alt={settings.alt || (enlarges ? picture.enlarge : '')}
      sizes={sizes[settings.width]}
      isSeenFirst={page.isSeenFirst}
      className={mergeClasses(styles.picture, styles[settings.width], corners === 'square' && styles.square)}
    />
  );
  return (
    <figure className={styles.figure}>
      {enlarges ? (
        <FileLink url={viewerOf(file.url)} className={styles.link}>
          {image}
        </FileLink>
      ) : settings.url === null ? (
        image
      ) : (
        <SafeLink url={settings.url} className={styles.link}>
          {image}
        </SafeLink>
      )}
      {(settings.caption !== '' || credits !== '') && (
        <figcaption className={styles.caption}>
          {settings.caption}
          {settings.caption !== '' && credits !== '' && ' '}
          {credits !== '' && <small className={styles.credits}>{credits}</small>}
        </figcaption>
      )}
    </figure>
  );
}
