import { useApi, useHub, useHubMessage, useHubResync, useTopic } from '@pausenplatz/kernel-browser';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { type BlockSurroundings, type BlockViewProps, useCurrentUser } from '@pausenplatz/kernel-host';
import { useEffect } from 'react';
import {
  type eventListBlock,
  type homeworkBlock,
  homeworkAssigneeUpdated,
  homeworkChanged,
  type homeworkListBlock,
  homeworkTopic,
} from '../../contract/index.ts';
import { type BlockClass, type BlockPartProps, WeekPart } from './block-parts.tsx';
import { ListPart } from './list-part.tsx';

/** Reads with the session of the host: members see their plan, everybody else what the share opens. */
function useBlock({ schoolClassId, share }: BlockClass, { asMember }: BlockSurroundings): BlockPartProps {
  const api = useApi();
  const user = useCurrentUser();
  const isMember = user?.schoolClasses.some(({ id }) => id === schoolClassId) ?? false;
  const byClass = schoolClassId === null ? null : { classId: schoolClassId };
  // A teacher's plan has entries that are theirs alone; nothing but a share is there for who belongs to another class.
  if (asMember && byClass)
    return asMember.classIds.includes(byClass.classId)
      ? { api, reader: { ...byClass, guest: true }, Live }
      : { api: asMember.visitor, reader: share === null ? byClass : { guest: true, share }, Live };
  return { api, reader: isMember || share === null ? byClass : { guest: true, share }, Live };
}

function Live({
  again,
  shareTopic,
  classId,
}: {
  readonly again: () => void;
  readonly shareTopic: string | null;
  readonly classId: string;
}) {
  const hub = useHub();
  useEffect(() => {
    // Hosts connect for those who are signed in; a guest has a reason to only where a share is shown.
    if (shareTopic === null) return;
    let isOver = false;
    // What changed between the reading and now was told to nobody here.
    void hub?.connect().then(() => {
      if (!isOver) again();
    });
    return () => {
      isOver = true;
    };
  }, [hub, shareTopic, again]);
  useTopic(shareTopic ?? homeworkTopic(classId));
  useHubMessage(homeworkChanged, ({ schoolClassId }) => {
    if (schoolClassId === null || schoolClassId === classId) again();
  });
  useHubMessage(homeworkAssigneeUpdated, ({ schoolClassId }) => {
    if (schoolClassId === classId) again();
  });
  useHubResync(again);
  return null;
}

export function HomeworkBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof homeworkBlock>>) {
  return <WeekPart {...useBlock(settings, page)} view={settings.view} showWeekend={settings.showWeekend} />;
}

export function HomeworkListBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof homeworkListBlock>>) {
  return <ListPart {...useBlock(settings, page)} days={settings.days} filter={settings.filter} />;
}

export function EventListBlockView({ settings, page }: BlockViewProps<SettingsOf<typeof eventListBlock>>) {
  return <ListPart {...useBlock(settings, page)} days={settings.days} filter="events" />;
}
