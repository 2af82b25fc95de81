import { CalendarArrowRight20Regular } from '@fluentui/react-icons/svg/calendar-arrow-right';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { type HomeTileProps, WaitingLine } from '@pausenplatz/kernel-host';
import { listYearPlans } from '../../contract/index.ts';
import { homeTexts as texts } from '../../texts.home.ts';

export function YearLines({ user }: HomeTileProps) {
  // Without the second factor nothing of the administration is told.
  if (user.secondFactorMissing) return null;
  return user.schools.filter(({ administers }) => administers).map(({ id, name }) => <YearLine key={id} schoolId={id} name={name} />);
}

/** A school-year change that was begun and is not at its end. */
function YearLine({ schoolId, name }: { readonly schoolId: string; readonly name: string }) {
  const { data } = useCall(listYearPlans, { schoolId });
  const open = data?.plans.find(({ state }) => state !== 'done');
  if (!open) return null;
  const { state, done, steps } = open;
  return (
    <WaitingLine
      icon={<CalendarArrowRight20Regular />}
      what={state === 'running' ? texts.running : texts.draft}
      detail={`${name} · ${fill(texts.progress, { done, of: steps })}`}
      to="/verwaltung?bereich=jahreswechsel"
      action={texts.open}
    />
  );
}
