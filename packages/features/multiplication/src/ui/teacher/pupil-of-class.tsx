import { ClosableDialog, EmptyState, ListState } from '@pausenplatz/kernel-ui';
import { multiplicationTexts, refusalTexts } from '../../texts.ts';
import { useClassMap } from '../data.ts';
import { PupilDialog } from './pupil-dialog.tsx';

interface PupilOfClassProps {
  readonly classId: string;
  readonly pupilId: string;
  readonly onClose: () => void;
}

const { teacher: texts } = multiplicationTexts;
const { title, body } = refusalTexts.MULTIPLICATION_PUPIL_NOT_FOUND;

/** The dialog of one child, for a screen that knows no map. */
export default function PupilOfClass({ classId, pupilId, onClose }: PupilOfClassProps) {
  const query = useClassMap(classId);
  const pupil = query.data?.pupils.find(({ id }) => id === pupilId);
  if (query.data && pupil) return <PupilDialog classId={classId} pupil={pupil} canSet={query.data.canSet} onClose={onClose} />;
  return (
    <ClosableDialog title={texts.child} closeLabel={texts.close} onClose={onClose}>
      {() => <ListState query={query}>{() => <EmptyState scene="emptyNest" title={title} body={body} />}</ListState>}
    </ClosableDialog>
  );
}
