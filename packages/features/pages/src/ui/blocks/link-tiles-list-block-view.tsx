import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { mergeClasses } from '@pausenplatz/kernel-ui/theme';
import type { linkTilesListBlock } from '../../contract/index.ts';
import { blockViewTexts } from '../../texts.blocks.ts';
import { Pictogram } from './pictogram.tsx';
import { Placeholder } from './placeholder.tsx';
import { SafeLink } from './safe-link.tsx';
import { useTileColors } from './tile-colors.ts';
import { useTileStyles } from './tile-styles.ts';

export function LinkTilesListBlockView({ settings }: BlockViewProps<SettingsOf<typeof linkTilesListBlock>>) {
  const styles = useTileStyles();
  const colors = useTileColors();
  const { size, tiles } = settings;
  if (tiles.length === 0) return <Placeholder>{blockViewTexts.links.missing}</Placeholder>;
  return (
    <ul className={mergeClasses(styles.list, size === 'large' ? styles.largeGrid : styles.smallGrid)}>
      {tiles.map((tile) => (
        <li key={tile.id}>
          <SafeLink url={tile.url} className={mergeClasses(styles.tile, styles[size], colors[tile.color])}>
            <Pictogram name={tile.icon} className={size === 'large' ? styles.largeIcon : styles.smallIcon} />
            <span>{tile.title}</span>
          </SafeLink>
        </li>
      ))}
    </ul>
  );
}
