import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { blockView, type BlockViewProps, useSlot } from '@pausenplatz/kernel-host';
import type { padBlock } from '../../contract/blocks.ts';
import { etherpadAddress } from '../../contract/etherpad-address.ts';
import { padBlockTexts as texts } from '../../texts.block.ts';

const heightPx = 560;

/** A pad on another server, behind the click that all websites in pages stand behind; without an address only who edits sees its place. */
export function EtherpadView({ settings: { url, title }, page }: BlockViewProps<SettingsOf<typeof padBlock>>) {
  const [Website] = useSlot(blockView('iFrame')) ?? [];
  if (!Website) return null;
  // What the school says of pads holds here, and not what it says of other websites.
  const services = { ...page.services, websites: page.services?.['etherpad'] };
  const settings = { url: etherpadAddress(url) ?? '', title: title || texts.unnamed, height: heightPx };
  return <Website settings={settings} page={{ ...page, services }} />;
}
