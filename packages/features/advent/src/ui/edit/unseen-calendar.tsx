import { ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import type { ComponentProps } from 'react';
import { useOwnDoors } from '../data.ts';
import { OwnDoors } from './own-doors.tsx';

interface UnseenCalendarProps {
  readonly id: string;
  /** Why the calendar itself is not shown. */
  readonly query: ComponentProps<typeof ListState<never>>['query'];
}

/** A calendar that its teachers show to nobody yet, for the children who fill it; for everybody else the reason why there is none. */
export function UnseenCalendar({ id, query }: UnseenCalendarProps) {
  const own = useOwnDoors(id);
  if (!own.data || own.data.doors.length === 0) return <ListState query={query}>{() => null}</ListState>;
  return (
    <Frame title={own.data.title}>
      <OwnDoors id={id} />
    </Frame>
  );
}
