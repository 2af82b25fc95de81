import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import type { chatBlock } from '../contract/blocks.ts';
import { ClosedChat } from './blocks/closed-chat.tsx';

/** A chat as framed pages show it: nobody is signed in there, and what a school writes stays in the school. */
export const chatFramedViews = {
  Chat: ({ settings: { title } }: BlockViewProps<SettingsOf<typeof chatBlock>>) => <ClosedChat title={title} says="framed" />,
} as const;
