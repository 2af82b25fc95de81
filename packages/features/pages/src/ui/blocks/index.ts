import type { BlockUis } from '@pausenplatz/kernel-host';
import { Globe24Regular } from '@fluentui/react-icons/svg/globe';
import { Grid24Regular } from '@fluentui/react-icons/svg/grid';
import { HatGraduation24Regular } from '@fluentui/react-icons/svg/hat-graduation';
import { Image24Regular } from '@fluentui/react-icons/svg/image';
import { ImageMultiple24Regular } from '@fluentui/react-icons/svg/image-multiple';
import { LineHorizontal124Regular } from '@fluentui/react-icons/svg/line-horizontal';
import { BookGlobe24Regular } from '@fluentui/react-icons/svg/book-globe';
import { BookLetter24Regular } from '@fluentui/react-icons/svg/book-letter';
import { CursorClick24Regular } from '@fluentui/react-icons/svg/cursor-click';
import { Link24Regular } from '@fluentui/react-icons/svg/link';
import { MathFormula24Regular } from '@fluentui/react-icons/svg/math-formula';
import { SearchSquare24Regular } from '@fluentui/react-icons/svg/search-square';
import { Navigation24Regular } from '@fluentui/react-icons/svg/navigation';
import { ArrowAutofitHeight24Regular } from '@fluentui/react-icons/svg/arrow-autofit-height';
import { Headphones24Regular } from '@fluentui/react-icons/svg/headphones';
import { PuzzlePiece24Regular } from '@fluentui/react-icons/svg/puzzle-piece';
import { Sport24Regular } from '@fluentui/react-icons/svg/sport';
import { TextDescription24Regular } from '@fluentui/react-icons/svg/text-description';
import { TextHeader124Regular } from '@fluentui/react-icons/svg/text-header';
import { Video24Regular } from '@fluentui/react-icons/svg/video';
import type { pageBlocks } from '../../contract/index.ts';
import { searchViews } from './search-block-view.tsx';
import { pageBlockViews as views } from './all-views.ts';

/** View, settings form and pictogram of every page block; a missing one does not compile. */
export const pageBlockUis: BlockUis<typeof pageBlocks> = {
  Title: { View: views.Title, Icon: TextHeader124Regular, loadEditor: () => import('./title-block-editor.tsx') },
  Text: { View: views.Text, Icon: TextDescription24Regular, loadEditor: () => import('./text-block-editor.tsx') },
  LinkTilesList: { View: views.LinkTilesList, Icon: Grid24Regular, loadEditor: () => import('./link-tiles-list-block-editor.tsx') },
  LinkButtonsList: {
    View: views.LinkButtonsList,
    Icon: CursorClick24Regular,
    loadEditor: () => import('./link-buttons-list-block-editor.tsx'),
  },
  LinkList: { View: views.LinkList, Icon: Link24Regular, loadEditor: () => import('./link-list-block-editor.tsx') },
  AtoZ: { View: views.AtoZ, Icon: BookLetter24Regular, loadEditor: () => import('./atoz-block-editor.tsx') },
  Picture: { View: views.Picture, Icon: Image24Regular, loadEditor: () => import('./picture-block-editor.tsx') },
  Gallery: { View: views.Gallery, Icon: ImageMultiple24Regular, loadEditor: () => import('./gallery-block-editor.tsx') },
  Video: { View: views.Video, Icon: Video24Regular, loadEditor: () => import('./video-block-editor.tsx') },
  Audio: { View: views.Audio, Icon: Headphones24Regular, loadEditor: () => import('./audio-block-editor.tsx') },
  iFrame: { View: views.iFrame, Icon: Globe24Regular, loadEditor: () => import('./i-frame-block-editor.tsx') },
  'leo-en': { View: views['leo-en'], Icon: BookGlobe24Regular, loadEditor: () => import('./leo-block-editor.tsx') },
  'leo-fr': { View: views['leo-fr'], Icon: BookGlobe24Regular, loadEditor: () => import('./leo-block-editor.tsx') },
  'leo-it': { View: views['leo-it'], Icon: BookGlobe24Regular, loadEditor: () => import('./leo-block-editor.tsx') },
  'leo-es': { View: views['leo-es'], Icon: BookGlobe24Regular, loadEditor: () => import('./leo-block-editor.tsx') },
  Search: { View: searchViews.Search, Icon: SearchSquare24Regular, loadEditor: () => import('./search-block-editor.tsx') },
  Gorilla: { View: views.Gorilla, Icon: Sport24Regular, loadEditor: () => import('./gorilla-block-editor.tsx') },
  GorillaLP: { View: views.GorillaLP, Icon: HatGraduation24Regular, loadEditor: () => import('./gorilla-lp-block-editor.tsx') },
  LearningApps: { View: views.LearningApps, Icon: PuzzlePiece24Regular, loadEditor: () => import('./learning-apps-block-editor.tsx') },
  Polypad: { View: views.Polypad, Icon: MathFormula24Regular, loadEditor: () => import('./polypad-block-editor.tsx') },
  Navigation: { View: views.Navigation, Icon: Navigation24Regular, loadEditor: () => import('./navigation-block-editor.tsx') },
  HorizontalRule: {
    View: views.HorizontalRule,
    Icon: LineHorizontal124Regular,
    loadEditor: () => import('./horizontal-rule-block-editor.tsx'),
  },
  Space: { View: views.Space, Icon: ArrowAutofitHeight24Regular, loadEditor: () => import('./space-block-editor.tsx') },
};
