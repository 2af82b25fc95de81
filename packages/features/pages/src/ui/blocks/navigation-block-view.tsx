import { IconFace } from '@pausenplatz/icons/ui/icon-face';
import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockSurroundings, BlockViewProps } from '@pausenplatz/kernel-host';
import { look, makeStyles, mergeClasses, tokens } from '@pausenplatz/kernel-ui/theme';
import type { navigationBlock } from '../../contract/index.ts';
import { blockViewTexts } from '../../texts.blocks.ts';
import { useLinkRowStyles } from './link-row-styles.ts';
import { NavigationPath, NavigationTurn } from './navigation-ways.tsx';
import { SafeLink } from './safe-link.tsx';
import { useTileStyles } from './tile-styles.ts';

type Shown = SettingsOf<typeof navigationBlock>;

const useStyles = makeStyles({
  tile: { backgroundColor: look.colors.teal.surface, color: look.colors.teal.ink },
  title: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** Links to the pages around this one; which ones, the server decided by what the reader may open. */
export function NavigationBlockView({ settings, page }: BlockViewProps<Shown>) {
  const texts = blockViewTexts.navigation;
  switch (settings.shows) {
    case 'path':
      return (page.above ?? []).length === 0 ? <EmptyBlock>{texts.noPath}</EmptyBlock> : <NavigationPath above={page.above ?? []} />;
    case 'turn':
      return page.siblings.length === 0 ? <EmptyBlock>{texts.noSiblings}</EmptyBlock> : <NavigationTurn siblings={page.siblings} />;
    case 'children':
      return <Neighbours pages={page.children} label={texts.children} missing={texts.noChildren} shows={settings.look} />;
    case 'siblings':
      return <Neighbours pages={page.siblings} label={texts.siblings} missing={texts.noSiblings} shows={settings.look} />;
  }
}

interface NeighboursProps {
  readonly pages: BlockSurroundings['children'];
  readonly label: string;
  /** Said to the author where there are none. */
  readonly missing: string;
  readonly shows: Shown['look'];
}

function Neighbours({ pages, label, missing, shows }: NeighboursProps) {
  const own = useStyles();
  const rows = useLinkRowStyles();
  const tiles = useTileStyles();
  if (pages.length === 0) return <EmptyBlock>{missing}</EmptyBlock>;
  const asTiles = shows === 'tiles';
  return (
    <nav aria-label={label}>
      <ul className={asTiles ? mergeClasses(tiles.list, tiles.smallGrid) : rows.list}>
        {pages.map((one) => (
          <li key={one.id}>
            <SafeLink url={`/seite/${one.url}`} className={asTiles ? mergeClasses(tiles.tile, tiles.small, own.tile) : rows.row}>
              <IconFace icon="book" className={asTiles ? tiles.smallIcon : rows.icon} />
              <span className={asTiles ? undefined : own.title}>{one.name}</span>
            </SafeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
