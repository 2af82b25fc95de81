import { Button } from '@fluentui/react-components';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { ListState, Screen as Frame, TextLink } from '@pausenplatz/kernel-ui';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { aiUiTexts } from '../../texts.ui.ts';
import { aiTitles } from '../../titles.ts';
import { ServiceTalk } from '../chat/service-talk.tsx';
import { useAi, useSavedChat } from '../data.ts';

const RenameDialog = lazy(async () => ({ default: (await import('../chat/rename-dialog.tsx')).RenameDialog }));

/** `/tools/ki/chat/{id}`: an own chat that goes on. */
export function Screen() {
  const { id = '' } = useParams();
  return <OfChat key={id} id={id} />;
}

function OfChat({ id }: { readonly id: string }) {
  const saved = useSavedChat(id);
  const query = useAi();
  const [isRenaming, setRenaming] = useState(false);
  const title = query.data?.chats.find((chat) => chat.id === id)?.title ?? saved.data?.title ?? aiTitles.chat;
  return (
    <Frame
      title={title}
      {...(saved.data && { lead: aiUiTexts.services[saved.data.service].name })}
      width="wide"
      above={<TextLink to="/tools/ki">{aiUiTexts.talk.back}</TextLink>}
      actions={
        saved.data && (
          <Button icon={<Edit20Regular />} onClick={() => setRenaming(true)}>
            {aiUiTexts.talk.rename}
          </Button>
        )
      }
    >
      <ListState query={saved}>
        {(chat) => <ListState query={query}>{(ai) => <ServiceTalk ai={ai} service={chat.service} chat={chat} />}</ListState>}
      </ListState>
      {isRenaming && (
        <Suspense>
          <RenameDialog id={id} title={title} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </Frame>
  );
}
