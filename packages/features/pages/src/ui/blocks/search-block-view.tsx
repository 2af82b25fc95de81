import { searchFiles } from '@pausenplatz/documents/contract';
import { useApi } from '@pausenplatz/kernel-browser';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { type BlockViewProps, useCurrentUser } from '@pausenplatz/kernel-host';
import { findBelow, type searchBlock } from '../../contract/index.ts';
import { SearchPart } from './search-part.tsx';

/** Searches with the session of the host; nobody but whoever is signed in has files of their own. */
function SearchBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof searchBlock>>) {
  const api = useApi();
  const user = useCurrentUser();
  const { asMember } = page;
  // Whoever looks as a member of a class finds what everybody may read, and no file of their own.
  const reader = asMember?.visitor ?? api;
  const own = user === null || asMember ? undefined : (words: string) => api.call(searchFiles, { words, all: true });
  return <SearchPart {...settings} page={page} findBelow={(pageId, words) => reader.call(findBelow, { pageId, words })} findFiles={own} />;
}

export const searchViews = { Search: SearchBlockView } as const;
