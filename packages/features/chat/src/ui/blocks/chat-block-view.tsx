import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { type BlockViewProps, loadable, useCurrentUser } from '@pausenplatz/kernel-host';
import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import { Suspense } from 'react';
import type { chatBlock } from '../../contract/blocks.ts';
import { chatBlockTexts as texts } from '../../texts.block.ts';
import { ClosedChat } from './closed-chat.tsx';

// For those who are in it; everybody else gets a sentence.
const ChatOnPage = loadable(async () => (await import('./chat-on-page.tsx')).ChatOnPage, 'chat.chat');

/** A chat on a page; whoever is not signed in is told for whom it is, without asking for it. */
export function ChatBlockView({ settings: { title, chatId }, page }: BlockViewProps<SettingsOf<typeof chatBlock>>) {
  const user = useCurrentUser();
  if (chatId === null) return <EmptyBlock>{texts.empty}</EmptyBlock>;
  if (user === null) return <ClosedChat title={title} says="visitor" />;
  // Somebody looks as another reader: what is written is nobody's to see but their own.
  if (page.asMember) return <ClosedChat title={title} says="gone" />;
  return (
    <Suspense fallback={null}>
      <ChatOnPage key={chatId} id={chatId} title={title} />
    </Suspense>
  );
}
