import { FolderOpen24Regular } from '@fluentui/react-icons/svg/folder-open';
import { facesOf } from '@pausenplatz/kernel-host';
import { folderBlocks } from '../../contract/blocks.ts';
import { folderViews } from './by-type.ts';

/** View, settings form and pictogram of a folder. */
export const folderFaces = facesOf(folderBlocks, {
  Documents: { View: folderViews.Documents, Icon: FolderOpen24Regular, loadEditor: () => import('./documents-block-editor.tsx') },
});
