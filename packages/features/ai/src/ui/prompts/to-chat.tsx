import { Button } from '@fluentui/react-components';
import { Chat24Regular } from '@fluentui/react-icons/svg/chat';
import { useDraft } from '@pausenplatz/kernel-ui';
import { useNavigate } from 'react-router-dom';
import type { ChatService } from '../../contract/index.ts';
import { draftWith } from '../../rules/index.ts';
import { aiPromptTexts } from '../../texts.prompt-lists.ts';
import { draftKey } from '../chat/draft-key.ts';

interface ToChatProps {
  readonly service: ChatService;
  readonly text: string;
  readonly isReady: boolean;
}

/** Opens a new chat with the prompt in its field, behind what was begun there; nothing is sent. */
export function ToChat({ service, text, isReady }: ToChatProps) {
  const navigate = useNavigate();
  const draft = useDraft(draftKey(service, null));
  const go = () => {
    draft.setText(draftWith(draft.text, text));
    void navigate(`/tools/ki/dienst/${service}`);
  };
  return (
    <Button appearance="primary" icon={<Chat24Regular />} disabledFocusable={!isReady} onClick={go}>
      {aiPromptTexts.use.go}
    </Button>
  );
}
