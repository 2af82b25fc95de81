import { Button } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { Card, Chip, type ColorName, EmptyState, ListState, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { createYearPlan, listYearPlans } from '../../contract/index.ts';
import { type SchoolBrief } from '@pausenplatz/office/contract';
import { schoolYearName } from '@pausenplatz/schools/rules';
import { yearTexts as texts } from '../../texts.ts';
import { useChange, useListStyles } from '@pausenplatz/office/ui';
import { PlanView } from './plan-view.tsx';

const stateColors: Readonly<Record<'draft' | 'running' | 'done', ColorName>> = { draft: 'grey', running: 'blue', done: 'green' };

/** The plans of a school inside its administration, one of them opened in its place. */
export function YearPart({ school }: { readonly school: SchoolBrief }) {
  const [planId, setPlanId] = useState<string | null>(null);
  return planId === null ? <Plans school={school} onOpen={setPlanId} /> : <PlanView planId={planId} onBack={() => setPlanId(null)} />;
}

/** The plans of a school, newest first, and the way to a new one. */
export function Plans({ school, onOpen }: { readonly school: SchoolBrief; readonly onOpen: (planId: string) => void }) {
  const styles = useListStyles();
  const mayPlan = school.administers || school.adminMode === 'selfManaged';
  const query = useCall(listYearPlans, { schoolId: school.id }, { enabled: mayPlan });
  const create = useChange(createYearPlan, [listYearPlans]);
  const [key] = useState(() => crypto.randomUUID());
  const begin = () => void create({ schoolId: school.id }, { idempotencyKey: key }).then(({ id }) => onOpen(id), notifyRefusal);
  if (!mayPlan) return <EmptyState scene="closedGate" title={texts.noRight} body={texts.noRightBody} />;
  const button = (
    <Button appearance="primary" icon={<Add24Regular />} onClick={begin}>
      {texts.create}
    </Button>
  );
  return (
    <ListState
      query={query}
      isEmpty={({ plans }) => plans.length === 0}
      empty={<EmptyState scene="autumn" title={texts.none} body={texts.noneBody} action={button} />}
    >
      {({ plans }) => (
        <div className={styles.stack}>
          <Card>
            <ul className={styles.list}>
              {plans.map((plan) => (
                <li key={plan.id} className={styles.row}>
                  <div className={styles.words}>
                    <p className={styles.name}>{fill(texts.plan, { year: schoolYearName(plan.schoolYear) })}</p>
                    <p className={styles.note}>{longDay(plan.at)}</p>
                  </div>
                  <Chip color={stateColors[plan.state]}>{texts.states[plan.state]}</Chip>
                  <Button onClick={() => onOpen(plan.id)}>{texts.open}</Button>
                </li>
              ))}
            </ul>
          </Card>
          <div className={styles.actions}>{button}</div>
        </div>
      )}
    </ListState>
  );
}
