import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { type BlockViewProps, loadable, useCurrentUser } from '@pausenplatz/kernel-host';
import { Suspense } from 'react';
import type { listBlock } from '../../contract/blocks.ts';
import { ClosedBoard } from './closed-board.tsx';

// For those who belong to the page; everybody else gets a sentence.
const BoardOnPage = loadable(async () => (await import('../board/board-on-page.tsx')).BoardOnPage, 'boards.list');

/** A list on a page; whoever is not signed in is told for whom it is, without asking for it. */
export function ListeBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof listBlock>>) {
  const user = useCurrentUser();
  if (user === null) return <ClosedBoard title={settings.title} says="visitor" />;
  // Behind a door, or anywhere that is no page, nothing could be kept.
  if (page.blockId === undefined) return <ClosedBoard title={settings.title} says="empty" />;
  return (
    <Suspense fallback={null}>
      <BoardOnPage
        key={page.blockId}
        pageId={page.pageId}
        blockId={page.blockId}
        settings={settings}
        isMemberView={page.asMember !== undefined}
      />
    </Suspense>
  );
}
