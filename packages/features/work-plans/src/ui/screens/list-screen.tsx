import { useCurrentUser } from '@pausenplatz/kernel-host';
import { workPlansTitles } from '../../titles.ts';
import { PupilList } from '../list/pupil-list.tsx';
import { TeacherList } from '../list/teacher-list.tsx';

/** tools/arbeitsplan, for teachers and pupils. */
export function Screen() {
  const user = useCurrentUser();
  if (!user) return null;
  return user.userRoles.includes('Teacher') ? <TeacherList title={workPlansTitles.list} /> : <PupilList title={workPlansTitles.list} />;
}
