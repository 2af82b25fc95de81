import type { Api } from '@pausenplatz/kernel-browser/frame';
import { RefusedError, useBrought } from '@pausenplatz/kernel-browser/frame';
import { addressOf } from '@pausenplatz/kernel-contract';
import { useHost } from '@pausenplatz/kernel-host/capabilities';
import { makeStyles, tokens } from '@pausenplatz/kernel-ui/theme';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { adventAddresses } from '../../contract/addresses.ts';
import type { ShownCalendar } from '../../contract/calendar.ts';
import type { showAdvent } from '../../contract/calendars.ts';
import { adventPlacedTexts as texts } from '../../texts.placed.ts';
import { doorAddress } from '../show/door-address.ts';
import { useRemembered } from '../show/use-remembered.ts';
import { useMomentOf } from '../show/use-moment.ts';
import { CalendarView } from '../show/calendar-view.tsx';

const showAddress = addressOf<typeof showAdvent>(adventAddresses.showAdvent);

const useStyles = makeStyles({ words: { margin: 0, color: tokens.colorNeutralForeground2 } });

interface CalendarBlockProps {
  readonly id: string;
  readonly api: Pick<Api, 'call'>;
  /** Listens to the calendar as this host can; nothing where it cannot. */
  readonly Live: ComponentType<{ readonly id: string; readonly again: () => void }>;
}

/** A calendar on a page. Its doors lead to the calendar itself, where there is room for what is behind them. */
export function CalendarBlock({ id, api, Live }: CalendarBlockProps) {
  const styles = useStyles();
  const host = useHost();
  const { calendar, failure, again } = useCalendar(id, api);
  useMomentOf(calendar, again);
  const opened = useRemembered(id);
  if (failure === 'refused' || (failure && !calendar))
    return <p className={styles.words}>{failure === 'refused' ? texts.gone : texts.failed}</p>;
  if (!calendar) return null;
  const all = new Set([...opened, ...calendar.doorList.filter(({ isOpened }) => isOpened).map(({ number }) => number)]);
  return (
    <>
      <Live id={id} again={again} />
      <CalendarView
        calendar={calendar}
        opened={all}
        titleAs="h2"
        isSeenFirst={false}
        ways={{
          hrefOf: (number) => host.hrefFor(`/advent/${id}${doorAddress('', number)}`),
          // A frame and a tab of Teams have no room for another screen.
          target: host.canNavigateAway ? undefined : '_blank',
        }}
      />
    </>
  );
}

/** Reads the calendar, and keeps what is shown while it reads again. */
function useCalendar(id: string, api: Pick<Api, 'call'>) {
  // What the page brought was read by this very call.
  const brought = useBrought(showAddress, { id }) as ShownCalendar | undefined;
  const [calendar, setCalendar] = useState<ShownCalendar | null>(brought ?? null);
  const [failure, setFailure] = useState<'refused' | 'failed' | null>(null);
  const [turn, setTurn] = useState(0);
  const isBrought = useRef(brought !== undefined);
  // The number of the asking is part of the question, so that asking again is a new one.
  const question = JSON.stringify({ turn, id });
  useEffect(() => {
    if (isBrought.current) {
      isBrought.current = false;
      return undefined;
    }
    const controller = new AbortController();
    api.call(showAddress, { id: JSON.parse(question).id }, { signal: controller.signal }).then(
      (answer) => {
        setCalendar(answer);
        setFailure(null);
      },
      (error: unknown) =>
        controller.signal.aborted || setFailure(error instanceof RefusedError && error.status < 500 ? 'refused' : 'failed'),
    );
    return () => controller.abort();
  }, [api, question]);
  return { calendar, failure, again: useCallback(() => setTurn((now) => now + 1), []) };
}
