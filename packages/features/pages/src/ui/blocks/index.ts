import type { BlockUis } from '@pausenplatz/kernel-host';
import { Globe24Regular } from '@fluentui/react-icons/svg/globe';
import { Grid24Regular } from '@fluentui/react-icons/svg/grid';
import { Image24Regular } from '@fluentui/react-icons/svg/image';
import { LineHorizontal124Regular } from '@fluentui/react-icons/svg/line-horizontal';
import { Link24Regular } from '@fluentui/react-icons/svg/link';
import { Navigation24Regular } from '@fluentui/react-icons/svg/navigation';
import { ArrowAutofitHeight24Regular } from '@fluentui/react-icons/svg/arrow-autofit-height';
import { TextDescription24Regular } from '@fluentui/react-icons/svg/text-description';
import { TextHeader124Regular } from '@fluentui/react-icons/svg/text-header';
import { Video24Regular } from '@fluentui/react-icons/svg/video';
import type { pageBlocks } from '../../contract/index.ts';
import { pageBlockViews as views } from './views.ts';

/** View, settings form and pictogram of every page block; a missing one does not compile. */
export const pageBlockUis: BlockUis<typeof pageBlocks> = {
  Title: { View: views.Title, Icon: TextHeader124Regular, loadEditor: () => import('./title-block-editor.tsx') },
  Text: { View: views.Text, Icon: TextDescription24Regular, loadEditor: () => import('./text-block-editor.tsx') },
  LinkTilesList: { View: views.LinkTilesList, Icon: Grid24Regular, loadEditor: () => import('./link-tiles-list-block-editor.tsx') },
  LinkList: { View: views.LinkList, Icon: Link24Regular, loadEditor: () => import('./link-list-block-editor.tsx') },
  Picture: { View: views.Picture, Icon: Image24Regular, loadEditor: () => import('./picture-block-editor.tsx') },
  Video: { View: views.Video, Icon: Video24Regular, loadEditor: () => import('./video-block-editor.tsx') },
  iFrame: { View: views.iFrame, Icon: Globe24Regular, loadEditor: () => import('./i-frame-block-editor.tsx') },
  Navigation: { View: views.Navigation, Icon: Navigation24Regular, loadEditor: () => import('./navigation-block-editor.tsx') },
  HorizontalRule: {
    View: views.HorizontalRule,
    Icon: LineHorizontal124Regular,
    loadEditor: () => import('./horizontal-rule-block-editor.tsx'),
  },
  Space: { View: views.Space, Icon: ArrowAutofitHeight24Regular, loadEditor: () => import('./space-block-editor.tsx') },
};
