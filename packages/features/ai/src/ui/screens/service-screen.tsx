import { Button } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { EmptyState, ListState, Screen as Frame, TextLink } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { type ChatService, chatServices } from '../../contract/index.ts';
import { aiUiTexts } from '../../texts.ui.ts';
import { ServiceTalk } from '../chat/service-talk.tsx';
import { useAi, useSavedChat } from '../data.ts';

/** `/tools/ki/dienst/{service}` and `/{id}`: one service, with a new chat or one of the own. */
export function Screen() {
  const { service: named, id } = useParams();
  const service = chatServices.find((one) => one === named);
  if (!service)
    return (
      <Frame title={aiUiTexts.overview.nothing}>
        <EmptyState
          scene="closedGate"
          title={aiUiTexts.overview.nothing}
          action={<TextLink to="/tools/ki">{aiUiTexts.talk.back}</TextLink>}
        />
      </Frame>
    );
  return <OfService key={service} service={service} id={id ?? null} />;
}

function OfService({ service, id }: { readonly service: ChatService; readonly id: string | null }) {
  const navigate = useNavigate();
  // A chat that was begun here goes on here: its address comes without a new beginning.
  const [begun, setBegun] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const isFresh = id === null || id === begun;
  const anew = () => {
    setBegun(null);
    setRound(round + 1);
    void navigate(`/tools/ki/dienst/${service}`);
  };
  const texts = aiUiTexts.services[service];
  return (
    <Frame
      title={texts.name}
      lead={texts.caption}
      width="wide"
      above={<TextLink to="/tools/ki">{aiUiTexts.talk.back}</TextLink>}
      actions={
        <Button icon={<Add20Regular />} onClick={anew}>
          {aiUiTexts.talk.fresh}
        </Button>
      }
    >
      {isFresh ? (
        <Fresh
          key={round}
          service={service}
          onBegun={(chatId) => {
            setBegun(chatId);
            void navigate(`/tools/ki/dienst/${service}/${chatId}`, { replace: true, preventScrollReset: true });
          }}
        />
      ) : (
        <Saved key={id} id={id} />
      )}
    </Frame>
  );
}

function Fresh({ service, onBegun }: { readonly service: ChatService; readonly onBegun: (chatId: string) => void }) {
  const query = useAi();
  return <ListState query={query}>{(ai) => <ServiceTalk ai={ai} service={service} chat={null} onBegun={onBegun} />}</ListState>;
}

function Saved({ id }: { readonly id: string }) {
  const query = useAi();
  const saved = useSavedChat(id);
  return (
    <ListState query={saved}>
      {(chat) => <ListState query={query}>{(ai) => <ServiceTalk ai={ai} service={chat.service} chat={chat} />}</ListState>}
    </ListState>
  );
}
