import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { type BlockViewProps, useCurrentUser } from '@pausenplatz/kernel-host';
import type { aiServicesBlock } from '../../contract/blocks.ts';
import type { ChatService } from '../../contract/services.ts';
import { aiBlockTexts as texts } from '../../texts.block.ts';
import { useOffer } from './use-offer.ts';
import { AiTiles } from './ai-tiles.tsx';

type Settings = SettingsOf<typeof aiServicesBlock>;

/** The services on a page: to who is signed in as they are for them, to everybody else as ways to them. */
export function AiBlockView({ settings, page }: BlockViewProps<Settings>) {
  const user = useCurrentUser();
  if (page.asMember) return <AiTiles settings={settings} stateOf={() => null} />;
  return user === null ? <AiTiles settings={settings} stateOf={() => null} note={texts.signIn} /> : <OwnTiles settings={settings} />;
}

function OwnTiles({ settings }: { readonly settings: Settings }) {
  const offer = useOffer();
  const stateOf = (service: ChatService): string | null => {
    if (!offer) return null;
    if (offer.closed !== null) return texts.closed;
    return offer.services.some((one) => one.service === service) ? null : texts.notOffered;
  };
  return <AiTiles settings={settings} stateOf={stateOf} />;
}
