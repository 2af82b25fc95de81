import { type SignedInUser, useCurrentUser } from '@pausenplatz/kernel-host';
import { EmptyState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { homeworkTitles } from '../../titles.ts';
import { plannerTexts } from '../../texts.ui.ts';
import { Planner } from '../planner/planner.tsx';
import { useOwnClass } from '../use-own-class.ts';

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
