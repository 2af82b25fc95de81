import type { SidebarEntry } from '@pausenplatz/kernel-host';
import { BottomBar } from './bottom-bar.tsx';
import { Banners } from '@pausenplatz/notices/ui/banners';
import { SidebarPanel } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import type { Sidebar } from './use-sidebar.ts';

interface SignedInBarsProps {
  readonly sidebar: Sidebar;
  readonly entries: readonly SidebarEntry[];
  readonly onSearch: () => void;
  readonly screenExists: (path: string) => boolean;
}

/** What stands around the content for whoever is signed in; visitors never load it. */
export function SignedInBars({ sidebar, entries, onSearch, screenExists }: SignedInBarsProps) {
  return (
    <>
      <TopBar sidebar={sidebar} onSearch={onSearch} />
      <SidebarPanel sidebar={sidebar} entries={entries} />
      <Banners exists={screenExists} />
      <BottomBar entries={entries} onSearch={onSearch} onMore={() => sidebar.act('open')} />
    </>
  );
}
