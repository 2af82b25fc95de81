import { asks, useCurrentUser } from '@pausenplatz/kernel-host';
import { listPlans } from '../../contract/index.ts';
import { workPlansTitles } from '../../titles.ts';
import { PupilList } from '../list/pupil-list.tsx';
import { TeacherList } from '../list/teacher-list.tsx';

/** The plans in use are read while the link is being pressed. */
export const ahead = () => [asks(listPlans, { tab: 'my' })];

/** tools/arbeitsplan, for teachers and pupils. */
export function Screen() {
  const user = useCurrentUser();
  if (!user) return null;
  return user.userRoles.includes('Teacher') ? <TeacherList title={workPlansTitles.list} /> : <PupilList title={workPlansTitles.list} />;
}
