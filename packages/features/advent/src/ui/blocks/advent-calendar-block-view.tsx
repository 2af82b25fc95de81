import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { type BlockViewProps, loadable } from '@pausenplatz/kernel-host';
import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import { Suspense } from 'react';
import type { adventBlock } from '../../contract/blocks.ts';
import { adventBlockTexts } from '../../texts.block.ts';

// The whole picture, for pages that have one.
const LiveBlock = loadable(async () => (await import('./live-block.tsx')).LiveBlock, 'advent.calendar');

export function AdventCalendarBlockView({ settings: { calendarId }, page }: BlockViewProps<SettingsOf<typeof adventBlock>>) {
  if (calendarId === null) return <EmptyBlock>{adventBlockTexts.empty}</EmptyBlock>;
  return (
    <Suspense fallback={null}>
      <LiveBlock calendarId={calendarId} page={page} />
    </Suspense>
  );
}
