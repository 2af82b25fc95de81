import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { type BlockViewProps, loadable, useCurrentUser } from '@pausenplatz/kernel-host';
import { Suspense } from 'react';
import type { padBlock } from '../../contract/blocks.ts';
import { PadCard } from '../read/pad-card.tsx';
import { EtherpadView } from './etherpad-view.tsx';

const PadOnPage = loadable(async () => (await import('../read/pad-on-page.tsx')).PadOnPage, 'pads.pad');

/** A pad on a page; whoever is not signed in reads it where its readers are not its members alone. */
export function EduPadBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof padBlock>>) {
  const user = useCurrentUser();
  if (settings.kind === 'etherpad') return <EtherpadView settings={settings} page={page} />;
  // Behind a door, or anywhere that is no page, nothing could be kept.
  if (page.blockId === undefined) return <PadCard settings={settings} says="preview" />;
  if (user === null && !settings.visitorsRead) return <PadCard settings={settings} says="visitor" />;
  return (
    <Suspense fallback={null}>
      <PadOnPage
        key={page.blockId}
        pageId={page.pageId}
        blockId={page.blockId}
        settings={settings}
        isLookedAt={page.asMember !== undefined}
      />
    </Suspense>
  );
}
