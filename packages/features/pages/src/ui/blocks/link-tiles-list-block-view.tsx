import { IconFace } from '@pausenplatz/icons/ui/icon-face';
import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import { viewerOf } from '@pausenplatz/documents/viewer-path';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { mergeClasses } from '@pausenplatz/kernel-ui/theme';
import type { linkTilesListBlock } from '../../contract/index.ts';
import { blockViewTexts } from '../../texts.blocks.ts';
import { FileLink, SafeLink } from './safe-link.tsx';
import { useTileColors } from './tile-colors.ts';
import { useTileStyles } from './tile-styles.ts';

/** How wide the picture of a tile is drawn. */
const sizes = { large: '(max-width: 420px) 50vw, 260px', medium: '(max-width: 420px) 33vw, 180px', small: '44px' } as const;

export function LinkTilesListBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof linkTilesListBlock>>) {
  const styles = useTileStyles();
  const colors = useTileColors();
  const { size, tiles } = settings;
  if (tiles.length === 0) return <EmptyBlock>{blockViewTexts.links.missing}</EmptyBlock>;
  return (
    <ul className={mergeClasses(styles.list, styles[`${size}Grid`])}>
      {tiles.map((tile) => {
        const file = tile.picture && page.files[tile.picture.fileId];
        const opened = tile.fileId === undefined ? undefined : page.files[tile.fileId];
        const Link = opened ? FileLink : SafeLink;
        const isCovered = file !== undefined && size !== 'small';
        return (
          <li key={tile.id}>
            <Link
              url={tile.fileId === undefined ? tile.url : viewerOf(opened?.url ?? '')}
              className={mergeClasses(styles.tile, styles[size], isCovered && styles.pictured, colors[tile.color])}
            >
              {file ? (
                <span className={isCovered ? mergeClasses(styles.place, size === 'medium' && styles.mediumPlace) : styles.thumb}>
                  <ShownPicture file={file} alt={tile.picture?.alt ?? ''} sizes={sizes[size]} covers className={styles.cover} />
                </span>
              ) : (
                <IconFace icon={tile.icon} files={page.files} className={styles[`${size}Icon`]} />
              )}
              <span className={isCovered ? styles.title : undefined}>{tile.title}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
