import { zurichDay } from '@pausenplatz/kernel-format';
import { asks, type Opening, type SignedInUser, useCurrentUser } from '@pausenplatz/kernel-host';
import { EmptyState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { getPlan } from '../../contract/index.ts';
import { ownClass, planAt } from '../../rules/index.ts';
import { homeworkTitles } from '../../titles.ts';
import { plannerTexts } from '../../texts.ui.ts';
import { Planner } from '../planner/planner.tsx';
import { useOwnClass } from '../use-own-class.ts';

/** The week is read while its link is being pressed. */
export function ahead({ query, user, classId }: Opening) {
  const schoolClass = user && ownClass(user, [query.get('klasse'), classId]);
  if (!schoolClass) return [];
  const { date, view } = planAt(query, zurichDay(new Date()));
  return [asks(getPlan, { schoolClass, date, view })];
}

/** tools/agenda and tools/hausaufgaben, for teachers and pupils. */
export function Screen() {
  const user = useCurrentUser();
  return user && <OwnPlanner user={user} />;
}

function OwnPlanner({ user }: { readonly user: SignedInUser }) {
  const own = useOwnClass(user);
  if (own.classId === null) {
    return (
      <Frame title={homeworkTitles.planner}>
        <EmptyState scene="emptyNest" title={plannerTexts.noClassTitle} body={plannerTexts.noClassBody} />
      </Frame>
    );
  }
  return <Planner key={own.classId} user={user} own={own} classId={own.classId} />;
}
