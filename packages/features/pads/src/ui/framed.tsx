import { fill, type SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockViewProps } from '@pausenplatz/kernel-host';
import type { padBlock } from '../contract/blocks.ts';
import { etherpadAddress } from '../contract/etherpad-address.ts';
import { padBlockTexts as texts } from '../texts.block.ts';
import { FramedPad } from './framed-pad.tsx';
import { PadCard } from './read/pad-card.tsx';

type Settings = SettingsOf<typeof padBlock>;

/** The block as framed pages show it: nobody is signed in there, so the text is read, without a name and without colours. */
export const padFramedViews = {
  eduPad: ({ settings, page }: BlockViewProps<Settings>) => {
    if (settings.kind === 'etherpad') return <Elsewhere settings={settings} />;
    if (page.blockId === undefined || !settings.visitorsRead) return <PadCard settings={settings} says="visitor" />;
    return <FramedPad key={page.blockId} pageId={page.pageId} blockId={page.blockId} settings={settings} />;
  },
} as const;

/** A website in a frame has no room for another one. */
function Elsewhere({ settings }: { readonly settings: Settings }) {
  const url = etherpadAddress(settings.url);
  if (url === null) return null;
  return (
    <PadCard settings={settings}>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {fill(texts.etherpadOpen, { host: new URL(url).host })}
      </a>
    </PadCard>
  );
}

/** It reads and listens where there is a text to read. */
export const padLiveViews = {
  eduPad: ({ kind, visitorsRead }: { readonly kind?: unknown; readonly visitorsRead?: unknown }) => kind === 'own' && visitorsRead === true,
} as const;
