import { Button, makeStyles, tokens, ToggleButton } from '@fluentui/react-components';
import { ChevronLeft24Regular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right';
import { fill } from '@pausenplatz/kernel-contract';
import { fullDay, monthOfYear, shortDay, zurichDay } from '@pausenplatz/kernel-format';
import { AtOnce, look } from '@pausenplatz/kernel-ui';
import { type Plan, planViews } from '../../contract/index.ts';
import { stepDay } from '../../rules/index.ts';
import { plannerTexts } from '../../texts.ui.ts';
import type { PlannerAddress } from './use-planner-address.ts';

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    '@media print': { display: 'none' },
  },
  steps: { display: 'flex', alignItems: 'center', gap: '4px' },
  range: { fontWeight: tokens.fontWeightSemibold, marginLeft: '8px' },
  views: { display: 'flex', gap: '4px', padding: '4px', borderRadius: look.radiusChip, backgroundColor: look.veil },
  view: { borderRadius: look.radiusChip, minWidth: 0 },
});

/** Where in time one is, and how one looks at it. */
export function Toolbar({ address, plan }: { readonly address: PlannerAddress; readonly plan: Plan }) {
  const styles = useStyles();
  const { view, day, go } = address;
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <Button
          appearance="subtle"
          icon={<ChevronLeft24Regular />}
          aria-label={plannerTexts.previous[view]}
          onClick={() => go({ day: stepDay(view, day, -1) })}
        />
        <Button onClick={() => go({ day: zurichDay(new Date()) })}>{plannerTexts.today}</Button>
        <Button
          appearance="subtle"
          icon={<ChevronRight24Regular />}
          aria-label={plannerTexts.next[view]}
          onClick={() => go({ day: stepDay(view, day, 1) })}
        />
        <span className={styles.range} aria-live="polite">
          {rangeWords(address, plan)}
        </span>
      </div>
      <AtOnce>
        <div className={styles.views} role="group" aria-label={plannerTexts.viewLabel}>
          {planViews.map((one) => (
            <ToggleButton
              key={one}
              className={styles.view}
              appearance={one === view ? 'primary' : 'subtle'}
              checked={one === view}
              onClick={() => go({ view: one })}
            >
              {plannerTexts.views[one]}
            </ToggleButton>
          ))}
        </div>
      </AtOnce>
    </div>
  );
}

function rangeWords({ view, day }: PlannerAddress, plan: Plan): string {
  if (view === 'day') return fullDay(day);
  if (view === 'month') return monthOfYear(day);
  return fill(plannerTexts.range[view], { from: shortDay(plan.from), to: shortDay(plan.to) });
}
