import { useCurrentUser } from '@pausenplatz/kernel-host';
import { useParams, useSearchParams } from 'react-router-dom';
import { modeIn } from '../addresses.ts';
import { PlanFrame } from '../view/plan-frame.tsx';
import { PreviewFrame } from '../view/preview-frame.tsx';

/** tools/arbeitsplan/{id}: a plan, to see, edit or check; for a pupil the own way through it. */
export function Screen() {
  const user = useCurrentUser();
  const { id } = useParams();
  const [query] = useSearchParams();
  const mode = modeIn(query);
  if (!user || id === undefined) return null;
  const isTeacher = user.userRoles.includes('Teacher');
  return isTeacher && mode === 'preview' ? <PreviewFrame url={id} /> : <PlanFrame key={id} url={id} mode={mode} isTeacher={isTeacher} />;
}
