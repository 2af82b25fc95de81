import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { look, makeStyles, mergeClasses, tokens } from '@pausenplatz/kernel-ui/theme';
import type { navigationBlock } from '../../contract/index.ts';
import { blockViewTexts } from '../../texts.blocks.ts';
import { useLinkRowStyles } from './link-row-styles.ts';
import { Pictogram } from './pictogram.tsx';
import { SafeLink } from './safe-link.tsx';
import { useTileStyles } from './tile-styles.ts';

const useStyles = makeStyles({
  tile: { backgroundColor: look.colors.teal.surface, color: look.colors.teal.ink },
  title: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** Links to the pages below or beside this one; which ones, the server decided by what the reader may open. */
export function NavigationBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof navigationBlock>>) {
  const own = useStyles();
  const rows = useLinkRowStyles();
  const tiles = useTileStyles();
  const texts = blockViewTexts.navigation;
  const showsChildren = settings.shows === 'children';
  const pages = showsChildren ? page.children : page.siblings;
  if (pages.length === 0) return <EmptyBlock>{showsChildren ? texts.noChildren : texts.noSiblings}</EmptyBlock>;
  const asTiles = settings.look === 'tiles';
  return (
    <nav aria-label={showsChildren ? texts.children : texts.siblings}>
      <ul className={asTiles ? mergeClasses(tiles.list, tiles.smallGrid) : rows.list}>
        {pages.map((one) => (
          <li key={one.id}>
            <SafeLink url={`/seite/${one.url}`} className={asTiles ? mergeClasses(tiles.tile, tiles.small, own.tile) : rows.row}>
              <Pictogram name="book" className={asTiles ? tiles.smallIcon : rows.icon} />
              <span className={asTiles ? undefined : own.title}>{one.name}</span>
            </SafeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
