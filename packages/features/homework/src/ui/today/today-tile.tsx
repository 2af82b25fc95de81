import { useCall, useHubMessage, useHubResync, useTopic } from '@pausenplatz/kernel-browser';
import { type HomeTileProps, useSlot } from '@pausenplatz/kernel-host';
import { EmptyState, ListState, Skeletons } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { homeworkAssigneeUpdated, homeworkChanged, homeworkTeachersTopic, homeworkTopic } from '../../contract/hub.ts';
import { getToday } from '../../contract/today.ts';
import { todayTexts } from '../../texts.home.ts';
import { pupilPart, teacherPart } from './slots.ts';

/** What is due in all classes: for teachers as columns, for pupils as cards to tick off. */
export function TodayTile({ user }: HomeTileProps) {
  // Asked for beside the answer, not after it.
  const [Part] = useSlot(user.userRoles.includes('Teacher') ? teacherPart : pupilPart) ?? [];
  const query = useCall(getToday, {});
  const client = useQueryClient();
  const stale = () => void client.invalidateQueries({ queryKey: [getToday.id] });
  useHubMessage(homeworkChanged, stale);
  useHubMessage(homeworkAssigneeUpdated, stale);
  useHubResync(stale);
  return (
    <ListState
      query={query}
      skeleton="tiles"
      isEmpty={({ plans }) => plans.length === 0}
      empty={<EmptyState scene="emptyNest" title={todayTexts.noClass} />}
    >
      {(today) => (
        <>
          {today.plans.map(({ schoolClass, canTeach }) => (
            <Listening key={schoolClass.id} classId={schoolClass.id} canTeach={canTeach} />
          ))}
          {Part ? <Part today={today} user={user} /> : <Skeletons shape="tiles" />}
        </>
      )}
    </ListState>
  );
}

function Listening({ classId, canTeach }: { readonly classId: string; readonly canTeach: boolean }) {
  useTopic(homeworkTopic(classId));
  useTopic(canTeach ? homeworkTeachersTopic(classId) : null);
  return null;
}
