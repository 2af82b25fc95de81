import { fill } from '@pausenplatz/kernel-contract';
import { schoolYearName } from '@pausenplatz/schools/rules';
import { useListStyles } from '@pausenplatz/office/ui';
import type { YearPlan } from '../../contract/index.ts';
import { isBlocking } from '../../rules/index.ts';
import { yearTexts as texts } from '../../texts.ts';

const mostReasons = 3;

/** Why a plan does not run yet, in a sentence beside its button. */
export function NotReady({ plan }: { readonly plan: YearPlan }) {
  const styles = useListStyles();
  const reasons = reasonsOf(plan);
  const shown = reasons.slice(0, mostReasons);
  const more = reasons.length - shown.length;
  return (
    <p className={styles.note} role="status">
      {fill(texts.notReady, { reasons: [...shown, ...(more > 0 ? [fill(texts.more, { count: more })] : [])].join(' ') })}
    </p>
  );
}

function reasonsOf({ steps, timing, schoolYear }: YearPlan): string[] {
  if (timing === 'over') return [fill(texts.checks.over, { year: schoolYearName(schoolYear) })];
  return steps
    .filter(({ state }) => state === 'planned' || state === 'failed')
    .flatMap(({ className, warnings }) =>
      warnings.filter(isBlocking).map((warning) => fill(texts.blockedBy, { name: className, sentence: texts.warnings[warning] })),
    );
}
