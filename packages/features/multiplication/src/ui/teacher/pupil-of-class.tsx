import { useClassMap } from '../data.ts';
import { PupilDialog } from './pupil-dialog.tsx';

interface PupilOfClassProps {
  readonly classId: string;
  readonly pupilId: string;
  readonly onClose: () => void;
}

/** The dialog of one child, for a screen that knows no map. */
export default function PupilOfClass({ classId, pupilId, onClose }: PupilOfClassProps) {
  const { data: map } = useClassMap(classId);
  const pupil = map?.pupils.find(({ id }) => id === pupilId);
  if (!map || !pupil) return null;
  return <PupilDialog classId={classId} pupil={pupil} canSet={map.canSet} onClose={onClose} />;
}
