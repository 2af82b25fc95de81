import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ShownCalendar } from '../../contract/calendar.ts';
import type { OpenedDoor } from '../../contract/doors.ts';
import { numbersIn, rememberDoor, rememberedText } from '../show/remembered-doors.ts';
import { useMomentOf } from '../show/use-moment.ts';
import { type Unread, UnreadError, websiteReads } from './read-on-website.ts';

/** A calendar on another website, read anew at the moment when its next door opens; what was read stays while it reads again. */
export function useWebsiteCalendar(origin: string, id: string) {
  const reads = useMemo(() => websiteReads(origin), [origin]);
  const [calendar, setCalendar] = useState<ShownCalendar | null>(null);
  const [failure, setFailure] = useState<Unread | null>(null);
  const [turn, setTurn] = useState(0);
  const again = useCallback(() => {
    // The same reason once more is told once more.
    setFailure(null);
    setTurn((now) => now + 1);
  }, []);
  // The number of the asking is part of the question, so that asking again is a new one.
  const question = JSON.stringify({ turn, id });
  useEffect(() => {
    let isWanted = true;
    reads.calendar(JSON.parse(question).id).then(
      (answer) => {
        if (!isWanted) return;
        setCalendar(answer);
        setFailure(null);
      },
      (error: unknown) => isWanted && setFailure(error instanceof UnreadError ? error.code : 'TIMEOUT'),
    );
    return () => {
      isWanted = false;
    };
  }, [reads, question]);
  useMomentOf(calendar, again);
  return { calendar: calendar?.id === id ? calendar : null, failure, again, reads };
}

/** The door that somebody opened here, and all that this browser remembers; what came back says whether it may be looked behind. */
export function useWebsiteDoor({ door: readDoor }: ReturnType<typeof websiteReads>, id: string, tell: (number: number) => void) {
  const [opened, setOpened] = useState<OpenedDoor | null>(null);
  const [isClosed, setClosed] = useState(false);
  const [all, setAll] = useState<ReadonlySet<number>>(() => new Set(numbersIn(rememberedText(id))));
  const open = (number: number) =>
    readDoor(id, number).then(
      (door) => {
        setOpened(door);
        setClosed(false);
        setAll(new Set([...all, number]));
        rememberDoor(id, number);
        tell(number);
      },
      () => setClosed(true),
    );
  return { opened, all, isClosed, open, close: () => setOpened(null) };
}
