import { Screen as Frame } from '@pausenplatz/kernel-ui';
import { useSearchParams } from 'react-router-dom';
import { yearTexts as texts } from '../../texts.ts';
import { yearChangeTitles } from '../../titles.ts';
import { SchoolChoice } from '@pausenplatz/office/ui';
import { PlanView } from '../parts/plan-view.tsx';
import { Plans } from '../parts/plans.tsx';

/** `/tools/jahreswechsel`: plans, and one of them opened by `?plan=`. */
export function Screen() {
  const [search, setSearch] = useSearchParams();
  const planId = search.get('plan');
  const open = (plan: string | null) => setSearch(plan === null ? {} : { plan });
  return (
    <Frame title={yearChangeTitles.year} lead={texts.lead}>
      {planId === null ? (
        <SchoolChoice>{(school) => <Plans key={school.id} school={school} onOpen={open} />}</SchoolChoice>
      ) : (
        <PlanView planId={planId} onBack={() => open(null)} />
      )}
    </Frame>
  );
}
