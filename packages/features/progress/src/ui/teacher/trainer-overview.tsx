import { useClassId, useCurrentUser } from '@pausenplatz/kernel-host';
import { EmptyState, Screen as Frame, Tabs } from '@pausenplatz/kernel-ui';
import { type ComponentType, useState } from 'react';
import { teacherTexts as texts } from '../../texts.teacher.ts';

const tabs = [
  { name: 'class', label: texts.tabs.class },
  { name: 'own', label: texts.tabs.own },
] as const;

interface TrainerOverviewProps {
  readonly title: string;
  readonly Own: ComponentType;
  readonly OfClass: ComponentType<{ readonly classId: string }>;
}

/** The first screen of a trainer: for who practises what is their own, for who teaches the class first. */
export function TrainerOverview({ title, Own, OfClass }: TrainerOverviewProps) {
  const teaches = useCurrentUser()?.userRoles.includes('Teacher') ?? false;
  return <Frame title={title}>{teaches ? <OfTeacher Own={Own} OfClass={OfClass} /> : <Own />}</Frame>;
}

function OfTeacher({ Own, OfClass }: Omit<TrainerOverviewProps, 'title'>) {
  const classId = useClassId();
  const [tab, setTab] = useState<'class' | 'own'>('class');
  return (
    <>
      <Tabs tabs={tabs} chosen={tab} onChoose={setTab} label={texts.tabs.label} />
      {tab === 'own' && <Own />}
      {tab === 'class' &&
        (classId === null ? <EmptyState scene="emptyNest" title={texts.noClass} /> : <OfClass key={classId} classId={classId} />)}
    </>
  );
}
