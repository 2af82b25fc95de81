import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { type BlockViewProps, loadable, useCurrentUser } from '@pausenplatz/kernel-host';
import { Suspense } from 'react';
import type { breakoutBlock } from '../../contract/blocks.ts';
import { breakoutBlockTexts as texts } from '../../texts.block.ts';
import { BreakoutCard } from './breakout-card.tsx';
import { Story } from './breakout-story.tsx';

// For those who play or lead; everybody else gets the story and a sentence.
const BreakoutOnPage = loadable(async () => (await import('../play/breakout-on-page.tsx')).BreakoutOnPage, 'breakouts.breakout');

/** A breakout on a page. Whoever has no account is told so without asking, unless visitors play. */
export function EduBreakoutBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof breakoutBlock>>) {
  const user = useCurrentUser();
  const isClosed = user === null && !settings.visitorsPlay;
  return (
    <BreakoutCard settings={settings}>
      <Story words={settings.intro} />
      {isClosed && <Story words={texts.signIn} />}
      {!isClosed && page.blockId === undefined && <Story words={texts.unsaved} />}
      {!isClosed && page.blockId !== undefined && (
        <Suspense fallback={null}>
          <BreakoutOnPage
            key={page.blockId}
            pageId={page.pageId}
            blockId={page.blockId}
            settings={settings}
            isLookedAt={page.asMember !== undefined}
          />
        </Suspense>
      )}
    </BreakoutCard>
  );
}
