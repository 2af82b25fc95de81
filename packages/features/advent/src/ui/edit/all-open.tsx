import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { ListState } from '@pausenplatz/kernel-ui';
import { type MouseEvent, useMemo, useState } from 'react';
import { editTexts } from '../../texts.edit.ts';
import { useEditedCalendar } from '../data.ts';
import { ArrivingDoor } from '../show/arriving-door.tsx';
import { drawBlock } from '../show/block-door.tsx';
import { CalendarView } from '../show/calendar-view.tsx';
import { focusDoor } from '../show/focus-door.ts';
import { isPlainClick } from '../show/is-plain-click.ts';
import type { EditedCalendar } from './changes.ts';

/** A calendar as it will be at its end, for those who make it: they read what is behind every door anyway, and nothing remembers what they open. */
export function AllOpen({ id }: { readonly id: string }) {
  const query = useEditedCalendar(id);
  return (
    <ListState query={query} skeleton="page">
      {(edited) => <OpenCalendar edited={edited} />}
    </ListState>
  );
}

function OpenCalendar({ edited: { calendar, doors } }: { readonly edited: EditedCalendar }) {
  const [number, setNumber] = useState<number | null>(null);
  const filled = useMemo(
    () => new Map(doors.flatMap((one) => (one.content === null ? [] : [[one.number, one.content] as const]))),
    [doors],
  );
  const shown = useMemo(
    () => ({
      ...calendar,
      doorList: calendar.doorList.map((one) => ({ ...one, state: filled.has(one.number) ? ('open' as const) : ('empty' as const) })),
    }),
    [calendar, filled],
  );
  const lit = useMemo(() => new Set(filled.keys()), [filled]);
  const door = doors.find((one) => one.number === number);
  const content = number === null ? undefined : filled.get(number);
  const open = (wanted: number | null, event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setNumber(wanted);
    if (wanted === null) focusDoor(number);
  };
  return (
    <>
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{editTexts.all.said}</MessageBarBody>
      </MessageBar>
      <CalendarView
        calendar={shown}
        opened={lit}
        titleAs={null}
        ways={{ hrefOf: (one) => `#tuer-${one}`, onOpen: open }}
        door={
          door &&
          content && (
            <ArrivingDoor
              key={door.number}
              door={{ number: door.number, label: door.label, content, madeBy: door.pupilName }}
              closeHref="#"
              onClose={(event) => open(null, event)}
              drawBlock={drawBlock}
              isPressed
            />
          )
        }
      />
    </>
  );
}
