import { makeStyles, tokens } from '@fluentui/react-components';
import { RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { ConfirmDialog, EmptyState, ListState, look, notifyRefusal, useDraft } from '@pausenplatz/kernel-ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type ChatMessage, type getChat, removeMessage } from '../../contract/index.ts';
import type { OutputOf } from '@pausenplatz/kernel-contract';
import { mergeMessages } from '../../rules/index.ts';
import { chatTexts } from '../../texts.ts';
import { streamTexts as texts } from '../../texts.ui.ts';
import { useNow } from '../use-now.ts';
import { ChatHead } from './chat-head.tsx';
import { MessageList } from './message-list.tsx';
import { useAttaching } from './use-attaching.ts';
import { useGivenBack } from './use-given-back.ts';
import { useReading } from './use-reading.ts';
import { useReply } from './use-reply.ts';
import { useSending } from './use-sending.ts';
import { type LiveStream, useStream } from './use-stream.ts';
import { Writing } from './writing.tsx';

const ReportDialog = lazy(async () => ({ default: (await import('../dialogs/report-dialog.tsx')).ReportDialog }));
const PeopleDialog = lazy(async () => ({ default: (await import('../dialogs/people-dialog.tsx')).PeopleDialog }));
const SettingsDialog = lazy(async () => ({ default: (await import('../dialogs/settings-dialog.tsx')).SettingsDialog }));

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: 0,
    height: '100%',
    backgroundColor: look.page,
  },
  middle: { minHeight: 0, borderBottom: `1px solid ${tokens.colorTransparentStroke}` },
});

interface ChatStreamProps {
  readonly id: string;
  readonly backTo: string | null;
  /** The message for which somebody came. */
  readonly shownSeq?: number | null;
}

/** One chat: what is written in it, and where one writes. */
export function ChatStream({ id, backTo, shownSeq = null }: ChatStreamProps) {
  const stream = useStream(id);
  const styles = useStyles();
  if (stream.isGone || (stream.query.error instanceof RefusedError && stream.query.error.status === 404)) {
    const { title, body } = chatTexts.refusals.CHAT_NOT_FOUND;
    return <EmptyState scene="closedGate" title={title} body={body} />;
  }
  return (
    <ListState query={stream.query} skeleton="rows">
      {(data) => (
        <div className={styles.frame}>
          <OpenChat data={data} stream={stream} backTo={backTo} shownSeq={shownSeq} />
        </div>
      )}
    </ListState>
  );
}

interface OpenChatProps {
  readonly data: OutputOf<typeof getChat>;
  readonly stream: LiveStream;
  readonly backTo: string | null;
  readonly shownSeq: number | null;
}

type Asked = { readonly kind: 'people' | 'settings' } | { readonly kind: 'report' | 'remove'; readonly message: ChatMessage };

function OpenChat({ data, stream, backTo, shownSeq }: OpenChatProps) {
  const styles = useStyles();
  const api = useApi();
  const { chat, messages, hasEarlier } = data;
  const isPupil = useCurrentUser()?.userRoles.includes('Pupil') ?? false;
  const [readSeq] = useState(data.readSeq);
  const [edited, setEdited] = useState<ChatMessage | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const draft = useDraft(`chat:${chat.id}`);
  const attaching = useAttaching(chat);
  const [replyTo, setReplyTo] = useReply(chat.id);
  const { waiting, send } = useSending(chat.id, stream);
  useGivenBack(chat.id, waiting, { draft, attaching, replyTo, setReplyTo, isEditing: edited !== null });
  useReading(chat.id, stream);
  const { readBack } = stream;
  useEffect(() => {
    if (shownSeq !== null) void readBack(shownSeq);
  }, [readBack, shownSeq]);
  const now = useNow();
  const done = () => {
    setReplyTo(null);
    setEdited(null);
  };
  const remove = ({ id }: ChatMessage) =>
    void api
      .call(removeMessage, { id })
      .then(
        ({ message }) => stream.updates.apply((known) => ({ ...known, messages: mergeMessages(known.messages, [message]) })),
        notifyRefusal,
      );
  const actions = {
    canWrite: chat.canWrite,
    reply(message: ChatMessage) {
      done();
      setReplyTo({ id: message.id, from: message.from?.name ?? null, message: message.message, onlyFor: message.onlyFor?.name ?? null });
    },
    edit(message: ChatMessage) {
      done();
      setEdited(message);
    },
    remove: (message: ChatMessage) => (message.isOwn ? remove(message) : setAsked({ kind: 'remove', message })),
    report: (message: ChatMessage) => setAsked({ kind: 'report', message }),
  };
  return (
    <>
      <ChatHead
        chat={chat}
        backTo={backTo}
        onPeople={() => setAsked({ kind: 'people' })}
        onSettings={() => setAsked({ kind: 'settings' })}
      />
      <div className={styles.middle}>
        <MessageList
          name={chat.name}
          messages={messages}
          waiting={waiting}
          hasEarlier={hasEarlier}
          isReadingBack={stream.isReadingBack}
          readSeq={readSeq}
          shownSeq={shownSeq}
          isPupil={isPupil}
          now={now}
          onReadBack={() => void readBack(Number.POSITIVE_INFINITY)}
          actions={actions}
        />
      </div>
      <Writing
        chat={chat}
        stream={stream}
        replyTo={replyTo}
        edited={edited}
        draft={draft}
        attaching={attaching}
        send={send}
        onDone={done}
      />
      <Suspense fallback={null}>
        {asked?.kind === 'people' && <PeopleDialog chat={chat} onClose={() => setAsked(null)} />}
        {asked?.kind === 'settings' && <SettingsDialog chat={chat} onSaved={() => void stream.readAnew()} onClose={() => setAsked(null)} />}
        {asked?.kind === 'report' && <ReportDialog messageId={asked.message.id} onClose={() => setAsked(null)} />}
      </Suspense>
      {asked?.kind === 'remove' && (
        <ConfirmDialog
          title={texts.removeAsk}
          confirmLabel={texts.remove}
          onClose={() => setAsked(null)}
          onConfirm={() => remove(asked.message)}
        >
          {texts.removeBody}
        </ConfirmDialog>
      )}
    </>
  );
}
