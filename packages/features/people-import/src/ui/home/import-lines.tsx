import { ArrowImport20Regular } from '@fluentui/react-icons/svg/arrow-import';
import { useCall } from '@pausenplatz/kernel-browser';
import { type HomeTileProps, WaitingLine } from '@pausenplatz/kernel-host';
import { listImports } from '../../contract/index.ts';
import { homeTexts as texts } from '../../texts.home.ts';

export function ImportLines({ user }: HomeTileProps) {
  // Without the second factor nothing of the administration is told.
  if (user.secondFactorMissing) return null;
  return user.schools.filter(({ administers }) => administers).map(({ id, name }) => <ImportLine key={id} schoolId={id} name={name} />);
}

/** A list that is being taken over, or that stopped on its way. */
function ImportLine({ schoolId, name }: { readonly schoolId: string; readonly name: string }) {
  const { data } = useCall(listImports, { schoolId });
  const open = data?.imports.find(({ state }) => state === 'running' || state === 'failed');
  if (!open) return null;
  return (
    <WaitingLine
      icon={<ArrowImport20Regular />}
      what={open.state === 'running' ? texts.running : texts.failed}
      detail={name}
      to={`/verwaltung/import/${schoolId}`}
      action={texts.open}
    />
  );
}
