import { type MouseEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ShownCalendar } from '../../contract/calendar.ts';
import { useOpenedDoors } from '../data.ts';
import { CalendarView } from './calendar-view.tsx';
import { doorAddress, doorIn } from './door-address.ts';
import { focusDoor } from './focus-door.ts';
import { isPlainClick } from './is-plain-click.ts';
import { ShownDoor } from './shown-door.tsx';

/** A calendar whose open door is in the address: it can be linked, and "back" closes it. */
export function LiveCalendar({ calendar }: { readonly calendar: ShownCalendar }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const wanted = doorIn(search.toString());
  const number = calendar.doorList.some((door) => door.number === wanted && door.state === 'open') ? wanted : null;
  const opened = useOpenedDoors(calendar, number);
  const [isPressed, setPressed] = useState(false);
  const open = (wantedNumber: number, event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setPressed(true);
    void navigate(pathname + doorAddress('', wantedNumber), { preventScrollReset: true });
  };
  const close = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(pathname, { preventScrollReset: true });
    focusDoor(number);
  };
  return (
    <CalendarView
      calendar={calendar}
      opened={opened}
      titleAs={null}
      ways={{ hrefOf: (one) => pathname + doorAddress('', one), onOpen: open }}
      door={
        number !== null && (
          <ShownDoor key={number} id={calendar.id} number={number} closeHref={pathname} onClose={close} isPressed={isPressed} />
        )
      }
    />
  );
}
