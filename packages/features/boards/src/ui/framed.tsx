import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import type { listBlock } from '../contract/blocks.ts';
import type { kanbanBlock } from '../contract/card-blocks.ts';
import { ClosedBoard } from './blocks/closed-board.tsx';

/** The blocks as framed pages show it: nobody is signed in there, and names of a class are for the class. */
export const boardFramedViews = {
  Liste: ({ settings: { title } }: BlockViewProps<SettingsOf<typeof listBlock>>) => <ClosedBoard title={title} says="visitor" />,
  LiveKanban: ({ settings: { title } }: BlockViewProps<SettingsOf<typeof kanbanBlock>>) => (
    <ClosedBoard title={title} says="visitor" hasCards />
  ),
} as const;
