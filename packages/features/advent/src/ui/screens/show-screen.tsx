import { Button } from '@fluentui/react-components';
import { asks, type Opening, useCurrentUser } from '@pausenplatz/kernel-host';
import { ButtonLink, ListState, Screen as Frame, Skeletons } from '@pausenplatz/kernel-ui';
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { type ShownCalendar, showAdvent } from '../../contract/index.ts';
import { editTexts } from '../../texts.edit.ts';
import { useShownCalendar } from '../data.ts';
import { CalendarHead } from '../show/calendar-head.tsx';
import { leadOf } from '../show/calendar-view.tsx';
import { LiveCalendar } from '../show/live-calendar.tsx';

const OwnDoors = lazy(async () => ({ default: (await import('../edit/own-doors.tsx')).OwnDoors }));

const AllOpen = lazy(async () => ({ default: (await import('../edit/all-open.tsx')).AllOpen }));

const UnseenCalendar = lazy(async () => ({ default: (await import('../edit/unseen-calendar.tsx')).UnseenCalendar }));

/** The calendar is read while its link is being pressed. */
export const ahead = ({ parameters: { id = '' } }: Opening) => [asks(showAdvent, { id })];

/** `/advent/{id}` and `/tools/advent/{id}`: a calendar for everybody who may see it; `?tuer=4` opens a door. */
export function Screen() {
  const { id = '' } = useParams();
  const query = useShownCalendar(id);
  const isPupil = useCurrentUser()?.userRoles.includes('Pupil') ?? false;
  // A child fills its door before the calendar is shown to anybody.
  if (query.error && !query.data && isPupil)
    return (
      <Suspense fallback={<Skeletons shape="page" />}>
        <UnseenCalendar id={id} query={query} />
      </Suspense>
    );
  return (
    <ListState query={query} skeleton="page">
      {(calendar) => <Shown calendar={calendar} />}
    </ListState>
  );
}

function Shown({ calendar }: { readonly calendar: ShownCalendar }) {
  const [isAllOpen, setAllOpen] = useState(false);
  const actions = calendar.canEdit && (
    <>
      <Button onClick={() => setAllOpen(!isAllOpen)}>{isAllOpen ? editTexts.all.close : editTexts.all.open}</Button>
      <ButtonLink to={`/tools/advent/bearbeiten/${calendar.id}`}>{editTexts.list.edit}</ButtonLink>
    </>
  );
  return (
    <Frame title={calendar.title} lead={leadOf(calendar)} {...(actions && { actions })}>
      <CalendarHead calendar={calendar} />
      {calendar.ownDoors.length > 0 && (
        <Suspense fallback={null}>
          <OwnDoors id={calendar.id} />
        </Suspense>
      )}
      {isAllOpen ? (
        <Suspense fallback={<Skeletons shape="page" />}>
          <AllOpen id={calendar.id} />
        </Suspense>
      ) : (
        <LiveCalendar calendar={calendar} />
      )}
    </Frame>
  );
}
