import { TrainerOverview } from '@pausenplatz/progress/ui/teacher';
import { multiplicationTitles } from '../../titles.ts';
import { OwnOverview } from '../overview/own-overview.tsx';
import { ClassMap } from '../teacher/class-map.tsx';

/** `/lernen/einmaleins`: the own mountain, or the map of a class. */
export function Screen() {
  return <TrainerOverview title={multiplicationTitles.overview} Own={OwnOverview} OfClass={ClassMap} />;
}
