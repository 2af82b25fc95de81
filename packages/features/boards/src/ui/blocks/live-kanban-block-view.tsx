import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { type BlockViewProps, loadable, useCurrentUser } from '@pausenplatz/kernel-host';
import { Suspense } from 'react';
import type { kanbanBlock } from '../../contract/card-blocks.ts';
import { ClosedBoard } from './closed-board.tsx';

// For those who belong to the page; everybody else gets a sentence.
const CardsOnPage = loadable(async () => (await import('../cards/cards-on-page.tsx')).CardsOnPage, 'boards.cards');

/** A board with cards on a page; whoever is not signed in is told for whom it is, without asking for it. */
export function LiveKanbanBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof kanbanBlock>>) {
  const user = useCurrentUser();
  if (user === null) return <ClosedBoard title={settings.title} says="visitor" hasCards />;
  // Behind a door, or anywhere that is no page, nothing could be kept.
  if (page.blockId === undefined) return <ClosedBoard title={settings.title} says="empty" hasCards />;
  return (
    <Suspense fallback={null}>
      <CardsOnPage
        key={page.blockId}
        pageId={page.pageId}
        blockId={page.blockId}
        settings={settings}
        isMemberView={page.asMember !== undefined}
      />
    </Suspense>
  );
}
