import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import type { questionBlock } from '../contract/blocks.ts';
import { questionBlockTexts as texts } from '../texts.block.ts';
import { QuestionCard } from './blocks/question-card.tsx';

/** The block as framed pages show it: its question. Nobody is signed in there, and what children answer is for those of the page. */
export const videoAnswerFramedViews = {
  Flipgrid: ({ settings }: BlockViewProps<SettingsOf<typeof questionBlock>>) => <QuestionCard settings={settings} note={texts.visitor} />,
} as const;
