import { makeStyles } from '@fluentui/react-components';
import { RefusedError, useCall } from '@pausenplatz/kernel-browser';
import { look } from '@pausenplatz/kernel-ui';
import { getChat } from '../../contract/index.ts';
import { ChatStream } from '../stream/chat-stream.tsx';
import { ClosedChat } from './closed-chat.tsx';

const useStyles = makeStyles({
  frame: { height: '520px', maxHeight: '80dvh', overflow: 'hidden', borderRadius: look.radiusCard, boxShadow: look.shadowCard },
});

/** A chat to somebody with a session: to who is in it as it stands, to all others closed. */
export function ChatOnPage({ id, title }: { readonly id: string; readonly title: string }) {
  const styles = useStyles();
  const { error, data } = useCall(getChat, { id }, { staleTime: Number.POSITIVE_INFINITY, refetchOnReconnect: false, retry: false });
  if (!data && error instanceof RefusedError && error.status === 404) return <ClosedChat title={title} says="gone" />;
  return (
    <section className={styles.frame} aria-label={title === '' ? data?.chat.name : title}>
      <ChatStream id={id} backTo={null} />
    </section>
  );
}
