import { useClassId, useCurrentUser } from '@pausenplatz/kernel-host';
import { EmptyState, ListState, Screen as Frame, Tabs } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { performanceTexts as texts } from '../../texts.performance.ts';
import { progressTitles } from '../../titles.ts';
import { useOwnPerformance } from '../data.ts';
import { ClassTable } from '../performance/class-table.tsx';
import { Shown } from '../performance/shown.tsx';

const tabs = [
  { name: 'class', label: texts.tabs.class },
  { name: 'own', label: texts.tabs.own },
] as const;

/** `/lernen/meine-leistungen`: the own forest; for who teaches the class first. */
export function Screen() {
  const teaches = useCurrentUser()?.userRoles.includes('Teacher') ?? false;
  return (
    <Frame title={progressTitles.performance} hideTitle={!teaches}>
      {teaches ? <OfTeacher /> : <Own />}
    </Frame>
  );
}

function OfTeacher() {
  const classId = useClassId();
  const [tab, setTab] = useState<'class' | 'own'>('class');
  return (
    <>
      <Tabs tabs={tabs} chosen={tab} onChoose={setTab} label={texts.tabs.label} />
      {tab === 'own' && <Own />}
      {tab === 'class' &&
        (classId === null ? <EmptyState scene="emptyNest" title={texts.noClass} /> : <ClassTable key={classId} classId={classId} />)}
    </>
  );
}

function Own() {
  const query = useOwnPerformance();
  return (
    <ListState query={query} skeleton="page">
      {(performance) => <Shown performance={performance} isOwn />}
    </ListState>
  );
}
