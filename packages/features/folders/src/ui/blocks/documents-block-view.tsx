import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { type BlockViewProps, loadable, useCurrentUser } from '@pausenplatz/kernel-host';
import { Suspense } from 'react';
import type { documentsBlock } from '../../contract/blocks.ts';
import { ClosedFolder } from './closed-folder.tsx';

// For those who belong to the page; everybody else gets a sentence.
const FolderOnPage = loadable(async () => (await import('../folder/folder-on-page.tsx')).FolderOnPage, 'folders.folder');

/** A folder on a page; whoever is not signed in is told for whom it is, without asking for it. */
export function DocumentsBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof documentsBlock>>) {
  const user = useCurrentUser();
  if (user === null) return <ClosedFolder title={settings.title} says="visitor" />;
  // Behind a door, or anywhere that is no page, nothing could be kept.
  if (page.blockId === undefined) return <ClosedFolder title={settings.title} says="empty" />;
  return (
    <Suspense fallback={null}>
      <FolderOnPage
        key={page.blockId}
        pageId={page.pageId}
        blockId={page.blockId}
        settings={settings}
        isMemberView={page.asMember !== undefined}
      />
    </Suspense>
  );
}
