import { type BannersProps, Extra, type SidebarEntry } from '@pausenplatz/kernel-host';
import type { ComponentType } from 'react';
import { BottomBar } from './bottom-bar.tsx';
import { SidebarPanel } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import type { Sidebar } from './use-sidebar.ts';

export interface SignedInBarsProps {
  /** Null in an app that brings its own navigation. */
  readonly sidebar: Sidebar | null;
  readonly entries: readonly SidebarEntry[];
  readonly onSearch: () => void;
  readonly screenExists: (path: string) => boolean;
  readonly banners: readonly ComponentType<BannersProps>[];
}

/** What stands around the content for whoever is signed in; visitors never load it. */
export function SignedInBars({ sidebar, entries, onSearch, screenExists, banners }: SignedInBarsProps) {
  return (
    <>
      <TopBar sidebar={sidebar} onSearch={onSearch} />
      {sidebar && <SidebarPanel sidebar={sidebar} entries={entries} />}
      {banners.map((Banners, index) => (
        <Extra key={index}>
          <Banners exists={screenExists} />
        </Extra>
      ))}
      {sidebar && <BottomBar entries={entries} onSearch={onSearch} onMore={() => sidebar.act('open')} />}
    </>
  );
}
