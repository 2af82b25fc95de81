import { useClassId } from '@pausenplatz/kernel-host';
import { EmptyState, ListState, Screen as Frame } from '@pausenplatz/kernel-ui';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { passwordsTitles } from '../../titles.ts';
import { ChildAccounts } from '../accounts/child-accounts.tsx';
import { ClassAccounts } from '../accounts/class-accounts.tsx';
import { useAccounts } from '../data.ts';

/** `/tools/benutzerkonten`: accounts of a class elsewhere, for its teachers and for each of its children. */
export function Screen() {
  const classId = useClassId();
  if (classId !== null) return <OfClass key={classId} classId={classId} />;
  return (
    <Frame title={passwordsTitles.accounts}>
      <EmptyState scene="emptyNest" title={passwordsUiTexts.accounts.noClass} />
    </Frame>
  );
}

function OfClass({ classId }: { readonly classId: string }) {
  const query = useAccounts(classId);
  const { data } = query;
  if (data === undefined)
    return (
      <Frame title={passwordsTitles.accounts} width="wide">
        <ListState query={query}>{() => null}</ListState>
      </Frame>
    );
  return data.isTeacher ? <ClassAccounts classId={classId} accounts={data} /> : <ChildAccounts accounts={data} />;
}
