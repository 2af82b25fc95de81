import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { zurichDay } from '@pausenplatz/kernel-format';
import { look } from '@pausenplatz/kernel-ui';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { ChatMessage } from '../../contract/index.ts';
import { streamTexts as texts } from '../../texts.ui.ts';
import { dayHeading } from './day-words.ts';
import { type MessageActions, MessageMenu } from './message-menu.tsx';
import { MessageRow, WaitingRow } from './message-row.tsx';
import type { WaitingMessage } from './outbox.ts';

/** Messages of one person within so many minutes belong together. */
const togetherMs = 5 * 60_000;

const useStyles = makeStyles({
  // Laid out from its end: what comes before moves nothing, and what is new is seen by who stands at the end.
  scroller: {
    display: 'flex',
    flexDirection: 'column-reverse',
    overflowY: 'auto',
    minHeight: 0,
    height: '100%',
    overscrollBehavior: 'contain',
  },
  inside: { marginTop: 'auto', padding: '16px 20px', '@media (max-width: 640px)': { padding: '12px' } },
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '2px', gridTemplateColumns: 'minmax(0, 1fr)' },
  day: {
    justifySelf: 'center',
    margin: '12px 0 4px',
    padding: '2px 14px',
    borderRadius: look.radiusChip,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '24px',
  },
  fresh: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    color: look.colors.orange.ink,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    '::before': { content: '""', flexGrow: 1, height: '1px', backgroundColor: 'currentColor' },
    '::after': { content: '""', flexGrow: 1, height: '1px', backgroundColor: 'currentColor' },
  },
  above: {
    display: 'grid',
    justifyItems: 'center',
    padding: '4px 0 8px',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
});

interface MessageListProps {
  readonly name: string;
  readonly messages: readonly ChatMessage[];
  readonly waiting: readonly WaitingMessage[];
  readonly hasEarlier: boolean;
  readonly isReadingBack: boolean;
  /** Up to where somebody had read when they opened the chat. */
  readonly readSeq: number;
  /** The message for which somebody came; null: the newest ones. */
  readonly shownSeq: number | null;
  readonly isPupil: boolean;
  readonly now: Date;
  readonly onReadBack: () => void;
  readonly actions: MessageActions;
}

/** The stream: days, what is new, who wrote what. It begins at the first message that is new, and goes back as far as somebody scrolls. */
export function MessageList(props: MessageListProps) {
  const { name, messages, waiting, hasEarlier, isReadingBack, readSeq, shownSeq, isPupil, now, onReadBack, actions } = props;
  const styles = useStyles();
  const scroller = useRef<HTMLDivElement>(null);
  const firstNew = messages.find((one) => one.seq > readSeq && !one.isOwn && one.removed === null)?.seq ?? null;
  const [anchor] = useState(() => shownSeq ?? firstNew);
  const isThere = anchor !== null && messages.some(({ seq }) => seq === anchor);
  useEffect(() => {
    const { current } = scroller;
    const place = isThere ? current?.querySelector(`[data-seq="${anchor}"]`)?.getBoundingClientRect() : undefined;
    if (!current || !place) return;
    const around = current.getBoundingClientRect();
    // In here alone: the window stays where it is.
    current.scrollTop += place.top + place.height / 2 - around.top - around.height / 2;
  }, [anchor, isThere]);
  // Who writes is at the end again.
  useEffect(() => {
    if (waiting.length > 0) scroller.current?.scrollTo({ top: 0 });
  }, [waiting.length]);
  const top = useReachedTop(hasEarlier && !isReadingBack ? onReadBack : null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever works with keys scrolls here
    <div ref={scroller} className={styles.scroller} tabIndex={0} role="log" aria-label={fill(texts.messages, { name })}>
      <div className={styles.inside}>
        <div ref={top} className={styles.above}>
          {hasEarlier ? (
            <Button appearance="subtle" disabledFocusable={isReadingBack} onClick={onReadBack}>
              {texts.earlier}
            </Button>
          ) : (
            texts.begin
          )}
        </div>
        <ol className={styles.list}>
          {messages.map((message, at) => {
            const before = messages[at - 1];
            const isNewDay = !before || zurichDay(new Date(before.date)) !== zurichDay(new Date(message.date));
            return (
              <Fragment key={message.id}>
                {isNewDay && <li className={styles.day}>{dayHeading(message.date, now)}</li>}
                {message.seq === firstNew && <li className={styles.fresh}>{texts.newFrom}</li>}
                <MessageRow
                  message={message}
                  isFollowing={!isNewDay && message.seq !== firstNew && before !== undefined && belongTogether(before, message)}
                  isShown={message.seq === shownSeq}
                  isPupil={isPupil}
                  menu={<MessageMenu message={message} actions={actions} now={now} />}
                />
              </Fragment>
            );
          })}
          {waiting.map((message) => (
            <WaitingRow key={message.key} message={message} isPupil={isPupil} />
          ))}
        </ol>
      </div>
    </div>
  );
}

const belongTogether = (one: ChatMessage, next: ChatMessage): boolean =>
  one.from?.id === next.from?.id && Date.parse(next.date) - Date.parse(one.date) < togetherMs;

/** Calls as soon as the beginning of what is there comes into sight. */
function useReachedTop(onReached: (() => void) | null) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onReached);
  useEffect(() => {
    latest.current = onReached;
  });
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && latest.current?.(), { rootMargin: '200px 0px 0px' });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return place;
}
