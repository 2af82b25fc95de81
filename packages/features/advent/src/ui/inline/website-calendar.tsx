import { makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { adventTexts } from '../../texts.ts';
import { ArrivingDoor } from '../show/arriving-door.tsx';
import { type DrawBlock, WayOn } from '../show/behind-door.tsx';
import { CalendarView } from '../show/calendar-view.tsx';
import { doorAddress } from '../show/door-address.ts';
import { isPlainClick } from '../show/is-plain-click.ts';
import type { Unread } from './read-on-website.ts';
import { useWebsiteCalendar, useWebsiteDoor } from './use-website-calendar.ts';

const useStyles = makeStyles({
  closed: { margin: '0 0 12px', fontWeight: tokens.fontWeightSemibold },
});

interface WebsiteCalendarProps {
  /** Of the product. */
  readonly origin: string;
  readonly id: string;
  readonly onReady: () => void;
  readonly onDoor: (number: number) => void;
  readonly onFailure: (code: Unread, again: () => void) => void;
}

/** A public calendar drawn on another website itself. Doors open in their place; blocks behind them, and what takes another tab, lead to the product. */
export function WebsiteCalendar({ origin, id, onReady, onDoor, onFailure }: WebsiteCalendarProps) {
  const styles = useStyles();
  const { calendar, failure, again, reads } = useWebsiteCalendar(origin, id);
  const { opened, all, isClosed, open, close } = useWebsiteDoor(reads, id, onDoor);
  const place = useRef<HTMLDivElement>(null);
  const fail = useEffectEvent((code: Unread) => onFailure(code, again));
  const ready = useEffectEvent(() => onReady());
  const isThere = calendar !== null;
  useEffect(() => {
    if (isThere) ready();
  }, [isThere]);
  useEffect(() => {
    if (failure !== null && !isThere) fail(failure);
  }, [failure, isThere]);
  if (!calendar) return null;
  const addressOf = (number: number | null) => `${origin}/advent/${id}${number === null ? '' : doorAddress('', number)}`;
  const leave = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const number = opened?.number;
    close();
    // Back to the door that was open.
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>(`[data-door="${number}"]`)?.focus());
  };
  const drawBlock: DrawBlock = () => <WayOn href={addressOf(opened?.number ?? null)}>{adventTexts.door.blockElsewhere}</WayOn>;
  return (
    <div ref={place}>
      <CalendarView
        calendar={calendar}
        opened={all}
        titleAs="h2"
        isSeenFirst={false}
        ways={{
          hrefOf: addressOf,
          target: '_blank',
          onOpen(number, event) {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            void open(number);
          },
        }}
        door={
          <>
            {isClosed && (
              <p className={styles.closed} role="status">
                {adventTexts.show.unknownDoor}
              </p>
            )}
            {opened && (
              <ArrivingDoor key={opened.number} door={opened} closeHref={addressOf(null)} onClose={leave} drawBlock={drawBlock} isPressed />
            )}
          </>
        }
      />
    </div>
  );
}
