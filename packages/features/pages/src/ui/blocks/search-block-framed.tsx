import { frameApi } from '@pausenplatz/kernel-browser/frame';
import { addressOf, type SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { belowAddress } from '../../contract/below-address.ts';
import type { findBelow, searchBlock } from '../../contract/index.ts';
import { SearchPart } from './search-part.tsx';

const below = addressOf<typeof findBelow>(belowAddress);
const findInFrame = (pageId: string, words: string) => frameApi.call(below, { pageId, words });

/** The search field on a foreign website: nobody is signed in there. */
function FramedSearchView({ settings, page }: BlockViewProps<SettingsOf<typeof searchBlock>>) {
  return <SearchPart {...settings} page={page} findBelow={findInFrame} />;
}

export const searchFramedViews = { Search: FramedSearchView } as const;
