import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { EmptyState, look, usePageTitle } from '@pausenplatz/kernel-ui';
import { useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { listTexts as texts } from '../../texts.ui.ts';
import { ChatList } from '../list/chat-list.tsx';
import { ChatStream } from '../stream/chat-stream.tsx';
import { useRoomBelow } from '../use-room-below.ts';

const narrow = '@media (max-width: 900px)';

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    gridTemplateColumns: '360px minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    height: 'var(--room, calc(100dvh - var(--barHeight, 0px)))',
    minHeight: '360px',
    // Down to the bar at the foot of a phone.
    boxShadow: `0 16px 0 ${look.page}`,
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    minHeight: 0,
    padding: '0 8px 16px',
    overflowY: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRight: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  stream: { minWidth: 0, minHeight: 0, backgroundColor: look.page },
  choose: { display: 'grid', alignContent: 'center' },
  hidden: { [narrow]: { display: 'none' } },
});

/** Messages: the list beside one chat, on a phone one after the other. */
export function Screen() {
  const styles = useStyles();
  const { id } = useParams();
  const [query] = useSearchParams();
  const frame = useRef<HTMLDivElement>(null);
  useRoomBelow(frame);
  usePageTitle(texts.title);
  const shown = Number(query.get('nachricht'));
  const shownSeq = Number.isSafeInteger(shown) && shown > 0 ? shown : null;
  return (
    <div ref={frame} className={styles.frame}>
      <section className={mergeClasses(styles.list, id !== undefined && styles.hidden)} aria-label={texts.chats}>
        <ChatList />
      </section>
      <section className={mergeClasses(styles.stream, id === undefined && styles.choose, id === undefined && styles.hidden)}>
        {id === undefined ? (
          <EmptyState scene="schoolYard" title={texts.choose} as="p" />
        ) : (
          <ChatStream key={`${id}:${shownSeq ?? ''}`} id={id} backTo="/tools/nachrichten" shownSeq={shownSeq} />
        )}
      </section>
    </div>
  );
}

// What others need of it lies in the chunk of the screen: more chunks would cut those of other screens anew.
export { FileList } from '@pausenplatz/documents/ui/file-list';
export { sendAllWaiting } from '../stream/send-waiting.ts';
