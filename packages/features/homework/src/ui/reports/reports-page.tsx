import { Input, makeStyles } from '@fluentui/react-components';
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { useCall } from '@pausenplatz/kernel-browser';
import { addDays, zurichDay } from '@pausenplatz/kernel-format';
import type { SignedInUser } from '@pausenplatz/kernel-host';
import { ButtonLink, Card, EmptyState, FormField, ListState, Screen, Tabs } from '@pausenplatz/kernel-ui';
import { ClassPicker } from '@pausenplatz/schools/ui';
import { useState } from 'react';
import { getPlan, homeworkLimits } from '../../contract/index.ts';
import { reportTexts } from '../../texts.reports.ts';
import { plannerTexts } from '../../texts.ui.ts';
import { useOwnClass } from '../use-own-class.ts';
import { LoadReport } from './load-report.tsx';
import { SheetReport } from './sheet-report.tsx';
import { TableReport } from './table-report.tsx';
import { UntickedReport } from './unticked-report.tsx';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', gap: '12px 24px', alignItems: 'end' },
  card: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  tabs: { flexWrap: 'wrap' },
});
const tabs = ['table', 'sheet', 'load', 'unticked'] as const;
type ReportTab = (typeof tabs)[number];

/** What every report is about. */
export interface ReportRange {
  readonly schoolClassId: string;
  readonly from: string;
  readonly to: string;
}

/** The four reports of a class over a range (decisions 2.6). */
export function ReportsPage({ user }: { readonly user: SignedInUser }) {
  const styles = useStyles();
  const own = useOwnClass(user);
  const [tab, setTab] = useState<ReportTab>('table');
  const [today] = useState(() => zurichDay(new Date()));
  const [from, setFrom] = useState(addDays(today, 1 - homeworkLimits.reportDefaultDays));
  const [to, setTo] = useState(today);
  const { classId } = own;
  if (classId === null) {
    return (
      <Screen title={reportTexts.title}>
        <EmptyState scene="emptyNest" title={plannerTexts.noClassTitle} body={plannerTexts.noClassBody} />
      </Screen>
    );
  }
  const range: ReportRange = { schoolClassId: classId, from, to };
  return (
    <Screen
      title={reportTexts.title}
      lead={reportTexts.lead}
      above={
        <div>
          <ButtonLink to="/tools/agenda" appearance="subtle" icon={<ArrowLeft24Regular />}>
            {reportTexts.back}
          </ButtonLink>
        </div>
      }
      actions={own.needsPicker && <ClassPicker hidesLabel classes={user.schoolClasses} value={classId} onChange={own.choose} />}
    >
      <Card className={styles.card}>
        <div className={styles.bar}>
          <FormField label={reportTexts.from}>
            <Input type="date" value={from} max={to} onChange={(_event, { value }) => value !== '' && setFrom(value)} />
          </FormField>
          <FormField label={reportTexts.to}>
            <Input type="date" value={to} min={from} onChange={(_event, { value }) => value !== '' && setTo(value)} />
          </FormField>
        </div>
        <Tabs className={styles.tabs} tabs={tabs.map((name) => ({ name, label: reportTexts.tabs[name] }))} chosen={tab} onChoose={setTab} />
        {tab === 'table' && <TableReport key={classId} range={range} />}
        {tab === 'sheet' && <PupilsOf range={range} today={today} />}
        {tab === 'load' && <LoadReport range={range} />}
        {tab === 'unticked' && <UntickedReport range={range} />}
      </Card>
    </Screen>
  );
}

/** The sheet needs the names of the class, which stand in its plan. */
function PupilsOf({ range, today }: { readonly range: ReportRange; readonly today: string }) {
  const plan = useCall(getPlan, { schoolClass: range.schoolClassId, date: today, view: 'day' });
  return <ListState query={plan}>{({ pupils }) => <SheetReport key={range.schoolClassId} range={range} pupils={pupils} />}</ListState>;
}
