import type { BlockViews } from '@pausenplatz/kernel-host';
import type { pageBlocks } from '../../contract/index.ts';
import { HorizontalRuleBlockView } from './horizontal-rule-block-view.tsx';
import { IFrameBlockView } from './i-frame-block-view.tsx';
import { LinkListBlockView } from './link-list-block-view.tsx';
import { LinkTilesListBlockView } from './link-tiles-list-block-view.tsx';
import { NavigationBlockView } from './navigation-block-view.tsx';
import { PictureBlockView } from './picture-block-view.tsx';
import { SpaceBlockView } from './space-block-view.tsx';
import { TextBlockView } from './text-block-view.tsx';
import { TitleBlockView } from './title-block-view.tsx';
import { VideoBlockView } from './video-block-view.tsx';

/** The light half of the page blocks: framed pages on foreign websites load this and nothing of the editors. */
export const pageBlockViews: BlockViews<typeof pageBlocks> = {
  Title: TitleBlockView,
  Text: TextBlockView,
  LinkTilesList: LinkTilesListBlockView,
  LinkList: LinkListBlockView,
  Picture: PictureBlockView,
  Video: VideoBlockView,
  iFrame: IFrameBlockView,
  Navigation: NavigationBlockView,
  HorizontalRule: HorizontalRuleBlockView,
  Space: SpaceBlockView,
};

/** Which of them need a script, by their settings: what loads from elsewhere waits for a click. */
export const pageBlockScripts = {
  Video: ({ fileId }: { readonly fileId?: unknown }) => fileId === null,
  iFrame: () => true,
} as const;
