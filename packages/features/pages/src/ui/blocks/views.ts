import type { BlockViews } from '@pausenplatz/kernel-host';
import type { pageBlocks } from '../../contract/index.ts';
import { HorizontalRuleBlockView } from './horizontal-rule-block-view.tsx';
import { LinkListBlockView } from './link-list-block-view.tsx';
import { LinkTilesListBlockView } from './link-tiles-list-block-view.tsx';
import { NavigationBlockView } from './navigation-block-view.tsx';
import { PictureBlockView } from './picture-block-view.tsx';
import { SpaceBlockView } from './space-block-view.tsx';
import { TextBlockView } from './text-block-view.tsx';
import { TitleBlockView } from './title-block-view.tsx';
import { VideoBlockView } from './video-block-view.tsx';

/** Views that come with every page, because most pages show some; those of other types are in `rare-views.ts`. */
export const commonViews = {
  Title: TitleBlockView,
  Text: TextBlockView,
  LinkTilesList: LinkTilesListBlockView,
  LinkList: LinkListBlockView,
  Picture: PictureBlockView,
  Video: VideoBlockView,
  Navigation: NavigationBlockView,
  HorizontalRule: HorizontalRuleBlockView,
  Space: SpaceBlockView,
} as const satisfies Partial<BlockViews<typeof pageBlocks>>;
