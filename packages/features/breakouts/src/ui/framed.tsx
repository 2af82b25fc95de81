import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import type { breakoutBlock } from '../contract/blocks.ts';
import { breakoutBlockTexts as texts } from '../texts.block.ts';
import { BreakoutCard } from './blocks/breakout-card.tsx';
import { Story } from './blocks/breakout-story.tsx';

/** The block as framed pages show it: its story. It is played on the page itself, where a device may keep which team it is. */
export const breakoutFramedViews = {
  EduBreakout: ({ settings, page }: BlockViewProps<SettingsOf<typeof breakoutBlock>>) => (
    <BreakoutCard settings={settings}>
      <Story words={settings.intro} />
      <p>
        {texts.frame}{' '}
        <a href={`/seite/${page.pageId}`} target="_blank" rel="noopener">
          {texts.open}
        </a>
      </p>
    </BreakoutCard>
  ),
} as const;
