import { Screen as Frame } from '@pausenplatz/kernel-ui';
import { reportTexts } from '../../texts.ts';
import { schoolReportsTitles } from '../../titles.ts';
import { SchoolChoice } from '@pausenplatz/office/ui';
import { VisitNumbers } from '../parts/visit-numbers.tsx';

/** `/verwaltung/seitenaufrufe`: numbers without anybody's address. */
export function Screen() {
  return (
    <Frame title={schoolReportsTitles.visits} lead={reportTexts.visits.lead}>
      <SchoolChoice>{({ id }) => <VisitNumbers schoolId={id} />}</SchoolChoice>
    </Frame>
  );
}
