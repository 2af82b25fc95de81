import { Chip, EmptyState } from '@pausenplatz/kernel-ui';
import type { ChatService } from '../../contract/index.ts';
import { aiUiTexts } from '../../texts.ui.ts';
import type { Ai, SavedChat } from '../data.ts';
import { ChatTalk } from './chat-talk.tsx';
import { TwoTexts } from './two-texts.tsx';

interface ServiceTalkProps {
  readonly ai: Ai;
  readonly service: ChatService;
  readonly chat: SavedChat | null;
  readonly onBegun?: (chatId: string) => void;
}

/** What a service looks like: a talk, or two texts side by side. Closed to whom their school has not opened it. */
export function ServiceTalk(props: ServiceTalkProps) {
  const { ai, service } = props;
  const { closed } = aiUiTexts;
  if (ai.closed !== null) return <EmptyState scene="closedGate" title={closed[ai.closed]} body={closed[`${ai.closed}Body`]} />;
  const isTwoTexts = service === 'uebersetzer' || service === 'text-deepl-write';
  return (
    <>
      {ai.isPractice && (
        <p>
          <Chip color="yellow">{aiUiTexts.practice}</Chip>
        </p>
      )}
      {isTwoTexts ? <TwoTexts {...props} /> : <ChatTalk {...props} />}
    </>
  );
}
