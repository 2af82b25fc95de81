import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import type { documentsBlock } from '../contract/blocks.ts';
import { ClosedFolder } from './blocks/closed-folder.tsx';

/** The block as framed pages show it: nobody is signed in there, and what lies in a folder is for those of the page. */
export const folderFramedViews = {
  Documents: ({ settings: { title } }: BlockViewProps<SettingsOf<typeof documentsBlock>>) => <ClosedFolder title={title} says="visitor" />,
} as const;
