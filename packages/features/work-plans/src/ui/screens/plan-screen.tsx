import { asks, type Opening, useCurrentUser } from '@pausenplatz/kernel-host';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { getWorkPlan } from '../../contract/index.ts';
import { modeIn } from '../addresses.ts';
import { PlanFrame } from '../view/plan-frame.tsx';
import { PreviewFrame } from '../view/preview-frame.tsx';

// Paper loads for who wants some.
const SheetsFrame = lazy(async () => ({ default: (await import('../paper/sheets-frame.tsx')).SheetsFrame }));
const PortfolioFrame = lazy(async () => ({ default: (await import('../portfolio/portfolio-frame.tsx')).PortfolioFrame }));

/** The plan is read while its link is being pressed. */
export const ahead = ({ parameters: { id = '' } }: Opening) => [asks(getWorkPlan, { url: id })];

/** tools/arbeitsplan/{id}: a plan, to see, edit or check; for a pupil the own way through it. */
export function Screen() {
  const user = useCurrentUser();
  const { id } = useParams();
  const [query] = useSearchParams();
  const mode = modeIn(query);
  if (!user || id === undefined) return null;
  const isTeacher = user.userRoles.includes('Teacher');
  if (mode === 'portfolio') {
    const assignmentId = query.get('zuteilung') ?? '';
    const pupilId = isTeacher ? (query.get('kind') ?? '') : user.id;
    return (
      <Suspense>
        <PortfolioFrame key={`${assignmentId} ${pupilId}`} url={id} assignmentId={assignmentId} pupilId={pupilId} isTeacher={isTeacher} />
      </Suspense>
    );
  }
  if (mode === 'sheets')
    return (
      <Suspense>
        <SheetsFrame url={id} assignmentId={query.get('zuteilung') ?? ''} pupilId={query.get('kind')} isTeacher={isTeacher} />
      </Suspense>
    );
  return isTeacher && mode === 'preview' ? <PreviewFrame url={id} /> : <PlanFrame key={id} url={id} mode={mode} isTeacher={isTeacher} />;
}
