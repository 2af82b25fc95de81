import { TrainerOverview } from '@pausenplatz/progress/ui/teacher';
import { mentalArithmeticTitles } from '../../titles.ts';
import { OwnOverview } from '../overview/own-overview.tsx';
import { ClassTable } from '../teacher/class-table.tsx';

/** `/lernen/kopfrechnen`: the own way, or the stages of a class. */
export function OverviewScreen() {
  return <TrainerOverview title={mentalArithmeticTitles.overview} Own={OwnOverview} OfClass={ClassTable} />;
}
