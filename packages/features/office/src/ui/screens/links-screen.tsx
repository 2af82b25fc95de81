import { Screen as Frame } from '@pausenplatz/kernel-ui';
import { reportTexts } from '../../texts.tools.ts';
import { officeTitles } from '../../titles.ts';
import { LinkCheck } from '../reports/link-check.tsx';
import { SchoolChoice } from '../reports/school-choice.tsx';

/** `/verwaltung/link-checker`: which links of the school's pages lead nowhere. */
export function Screen() {
  return (
    <Frame title={officeTitles.links} lead={reportTexts.links.lead}>
      <SchoolChoice>{({ id }) => <LinkCheck key={id} schoolId={id} />}</SchoolChoice>
    </Frame>
  );
}
