import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import { lazy, Suspense } from 'react';
import type { adventBlock } from '../../contract/blocks.ts';
import { adventBlockTexts } from '../../texts.block.ts';

// The whole picture, for pages that have one.
const LiveBlock = lazy(async () => ({ default: (await import('./live-block.tsx')).LiveBlock }));

export function AdventCalendarBlockView({ settings: { calendarId }, page }: BlockViewProps<SettingsOf<typeof adventBlock>>) {
  if (calendarId === null) return <EmptyBlock>{adventBlockTexts.empty}</EmptyBlock>;
  return (
    <Suspense fallback={null}>
      <LiveBlock calendarId={calendarId} page={page} />
    </Suspense>
  );
}
