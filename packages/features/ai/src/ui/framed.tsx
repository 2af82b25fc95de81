import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import type { aiServicesBlock } from '../contract/blocks.ts';
import { aiBlockTexts } from '../texts.block.ts';
import { AiTiles } from './blocks/ai-tiles.tsx';

/** The block as framed pages show it: nobody is signed in there, each tile leads to its service in a tab of its own. */
export const aiFramedViews = {
  AiServices: ({ settings }: BlockViewProps<SettingsOf<typeof aiServicesBlock>>) => (
    <AiTiles settings={settings} stateOf={() => null} note={aiBlockTexts.signIn} />
  ),
} as const;
