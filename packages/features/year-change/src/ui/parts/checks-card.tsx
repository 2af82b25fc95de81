import { Button, Input, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowSync24Regular } from '@fluentui/react-icons/svg/arrow-sync';
import { CheckmarkCircle20Filled } from '@fluentui/react-icons/svg/checkmark-circle';
import { ErrorCircle20Filled } from '@fluentui/react-icons/svg/error-circle';
import { Warning20Filled } from '@fluentui/react-icons/svg/warning';
import { markStale } from '@pausenplatz/kernel-browser';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { Card, FormField, look, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useChange, useListStyles } from '@pausenplatz/office/ui';
import { schoolYearName } from '@pausenplatz/schools/rules';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getYearPlan, setYearPlanDay, type YearPlan } from '../../contract/index.ts';
import { planDays } from '../../rules/index.ts';
import { yearTexts } from '../../texts.ts';

const texts = yearTexts.checks;

const useStyles = makeStyles({
  checks: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '12px' },
  check: { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: '2px 10px', alignItems: 'start' },
  icon: { display: 'grid', paddingTop: '2px' },
  ready: { color: look.colors.green.strong },
  look: { color: look.colors.orange.strong },
  stop: { color: tokens.colorStatusDangerForeground1 },
  day: { maxWidth: '220px', marginBottom: '16px' },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
});

type Verdict = 'ready' | 'look' | 'stop';

/** What a plan needs before it runs: its day, who keeps the classes, who waits for an answer, who is writing (decisions 2.7). */
export function ChecksCard({ plan }: { readonly plan: YearPlan }) {
  const styles = { ...useListStyles(), ...useStyles() };
  const client = useQueryClient();
  const setDay = useChange(setYearPlanDay, [getYearPlan]);
  const { first, last } = planDays(plan.schoolYear);
  const pages = plan.writing.map(({ title, writer }) => fill(texts.page, { title, name: `${writer.firstName} ${writer.lastName}` }));
  return (
    <Card as="section">
      <div className={styles.head}>
        <h3 className={styles.title}>{texts.title}</h3>
        <Button appearance="subtle" icon={<ArrowSync24Regular />} onClick={() => void markStale(client, getYearPlan)}>
          {texts.again}
        </Button>
      </div>
      <div className={styles.day}>
        <FormField label={texts.day}>
          <Input
            type="date"
            value={plan.day}
            min={first}
            max={last}
            onChange={(_event, { value }) => value !== '' && void setDay({ planId: plan.id, day: value }).catch(notifyRefusal)}
          />
        </FormField>
      </div>
      <ul className={styles.checks}>
        <Check verdict={timingVerdicts[plan.timing]}>{timingWords(plan)}</Check>
        <Check verdict={plan.adminMode === 'synchronised' ? 'look' : 'ready'}>{texts.modes[plan.adminMode]}</Check>
        <Check verdict={plan.openRequests > 0 ? 'look' : 'ready'}>
          {plan.openRequests > 0 ? counted(yearTexts.requests, plan.openRequests) : texts.noRequests}
        </Check>
        <Check verdict={pages.length > 0 ? 'look' : 'ready'}>
          {pages.length === 0 ? texts.noWriting : counted(texts.writing, pages.length, { pages: pages.join(', ') })}
          {pages.length > 0 && <span className={styles.note}> {texts.writingNote}</span>}
        </Check>
      </ul>
    </Card>
  );
}

const timingVerdicts = { early: 'look', ready: 'ready', over: 'stop' } as const;

function timingWords({ timing, day, schoolYear }: YearPlan): string {
  if (timing === 'early') return fill(texts.early, { day: longDay(day) });
  return timing === 'ready' ? texts.onTime : fill(texts.over, { year: schoolYearName(schoolYear) });
}

const icons: Readonly<Record<Verdict, ReactNode>> = {
  ready: <CheckmarkCircle20Filled />,
  look: <Warning20Filled />,
  stop: <ErrorCircle20Filled />,
};

function Check({ verdict, children }: { readonly verdict: Verdict; readonly children: ReactNode }) {
  const styles = useStyles();
  return (
    <li className={styles.check}>
      <span className={`${styles.icon} ${styles[verdict]}`} aria-hidden>
        {icons[verdict]}
      </span>
      <span>
        <span className={styles.hidden}>{texts[verdict]}: </span>
        {children}
      </span>
    </li>
  );
}
