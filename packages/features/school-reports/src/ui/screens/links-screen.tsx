import { Screen as Frame } from '@pausenplatz/kernel-ui';
import { reportTexts } from '../../texts.ts';
import { schoolReportsTitles } from '../../titles.ts';
import { LinkCheck } from '../parts/link-check.tsx';
import { SchoolChoice } from '@pausenplatz/office/ui';

/** `/verwaltung/link-checker`: which links of the school's pages lead nowhere. */
export function Screen() {
  return (
    <Frame title={schoolReportsTitles.links} lead={reportTexts.links.lead}>
      <SchoolChoice>{({ id }) => <LinkCheck key={id} schoolId={id} />}</SchoolChoice>
    </Frame>
  );
}
