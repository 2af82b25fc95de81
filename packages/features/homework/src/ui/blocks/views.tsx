import { RefusedError, useApi, useHub, useHubMessage, useHubResync, useTopic } from '@pausenplatz/kernel-browser';
import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { type BlockViewProps, useCurrentUser } from '@pausenplatz/kernel-host';
import { useCallback, useEffect } from 'react';
import {
  type eventListBlock,
  getPlan,
  getTasks,
  type homeworkBlock,
  homeworkAssigneeUpdated,
  homeworkChanged,
  type homeworkListBlock,
  homeworkTopic,
} from '../../contract/index.ts';
import { type BlockClass, type BlockPartProps, ListPart, WeekPart } from './block-parts.tsx';
import { blockPaths, type ReadBlock } from './read.ts';

/** Reads with the session of the host: members see their plan, everybody else what the share opens. */
function useBlock({ schoolClassId, share }: BlockClass): BlockPartProps {
  const api = useApi();
  const user = useCurrentUser();
  const isMember = user?.schoolClasses.some(({ id }) => id === schoolClassId) ?? false;
  const read: ReadBlock = useCallback(
    async (path, body, signal) => {
      try {
        // The paths are those of the two calls, and the answers theirs.
        return (await api.call(path === blockPaths.plan ? getPlan : getTasks, body as never, { signal })) as never;
      } catch (error) {
        throw error instanceof RefusedError ? Object.assign(error, { status: error.status }) : error;
      }
    },
    [api],
  );
  const byClass = path(schoolClassId);
  return { read, who: isMember ? byClass : share === null ? byClass : { guest: true, share }, Live };
}

// The two calls name the class differently (specification section 7); each takes the one it knows.
const path = (classId: string | null) => (classId === null ? null : { schoolClass: classId });

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
    if (shareTopic !== null) void hub?.connect();
  }, [hub, shareTopic]);
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

const forTasks = (part: BlockPartProps): BlockPartProps => {
  const { who } = part;
  return { ...part, who: who && 'schoolClass' in who ? { schoolClassId: who['schoolClass'] } : who };
};

export function HomeworkBlockView({ settings }: BlockViewProps<SettingsOf<typeof homeworkBlock>>) {
  return <WeekPart {...useBlock(settings)} view={settings.view} showWeekend={settings.showWeekend} />;
}

export function HomeworkListBlockView({ settings }: BlockViewProps<SettingsOf<typeof homeworkListBlock>>) {
  return <ListPart {...forTasks(useBlock(settings))} days={settings.days} filter={settings.filter} />;
}

export function EventListBlockView({ settings }: BlockViewProps<SettingsOf<typeof eventListBlock>>) {
  return <ListPart {...forTasks(useBlock(settings))} days={settings.days} filter="events" />;
}
