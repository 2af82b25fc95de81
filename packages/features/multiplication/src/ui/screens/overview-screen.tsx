import { useClassId, useCurrentUser } from '@pausenplatz/kernel-host';
import { EmptyState, Screen as Frame, Tabs } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { multiplicationTexts } from '../../texts.ts';
import { multiplicationTitles } from '../../titles.ts';
import { OwnOverview } from '../overview/own-overview.tsx';
import { ClassMap } from '../teacher/class-map.tsx';

/** `/lernen/einmaleins`: for who practises the own mountain, for who teaches the class first. */
export function Screen() {
  const teaches = useCurrentUser()?.userRoles.includes('Teacher') ?? false;
  return <Frame title={multiplicationTitles.overview}>{teaches ? <OfTeacher /> : <OwnOverview />}</Frame>;
}

const texts = multiplicationTexts.teacher;
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
        (classId === null ? <EmptyState scene="emptyNest" title={texts.noClass} /> : <ClassMap key={classId} classId={classId} />)}
    </>
  );
}
