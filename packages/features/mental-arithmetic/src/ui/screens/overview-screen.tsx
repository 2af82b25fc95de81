import { useClassId, useCurrentUser } from '@pausenplatz/kernel-host';
import { EmptyState, Screen as Frame, Tabs } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { mentalArithmeticTexts } from '../../texts.ts';
import { mentalArithmeticTitles } from '../../titles.ts';
import { OwnOverview } from '../overview/own-overview.tsx';
import { ClassTable } from '../teacher/class-table.tsx';

/** `/lernen/kopfrechnen`: for who practises the own way, for who teaches the class first. */
export function OverviewScreen() {
  const teaches = useCurrentUser()?.userRoles.includes('Teacher') ?? false;
  return <Frame title={mentalArithmeticTitles.overview}>{teaches ? <OfTeacher /> : <OwnOverview />}</Frame>;
}

const texts = mentalArithmeticTexts.teacher;
const tabs = [
  { name: 'class', label: texts.tabs.class },
  { name: 'own', label: texts.tabs.own },
] as const;

function OfTeacher() {
  const classId = useClassId();
  const [tab, setTab] = useState<'class' | 'own'>('class');
  return (
    <>
      <Tabs tabs={tabs} chosen={tab} onChoose={setTab} label={texts.tabs.label} />
      {tab === 'own' && <OwnOverview />}
      {tab === 'class' &&
        (classId === null ? <EmptyState scene="emptyNest" title={texts.noClass} /> : <ClassTable key={classId} classId={classId} />)}
    </>
  );
}
