import { Screen as Frame } from '@pausenplatz/kernel-ui';
import { reportTexts } from '../../texts.tools.ts';
import { officeTitles } from '../../titles.ts';
import { SchoolChoice } from '../reports/school-choice.tsx';
import { VisitNumbers } from '../reports/visit-numbers.tsx';

/** `/verwaltung/seitenaufrufe`: numbers without anybody's address. */
export function Screen() {
  return (
    <Frame title={officeTitles.visits} lead={reportTexts.visits.lead}>
      <SchoolChoice>{({ id }) => <VisitNumbers schoolId={id} />}</SchoolChoice>
    </Frame>
  );
}
