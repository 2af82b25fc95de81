import type { SchoolBrief } from '@pausenplatz/office/contract';
import { LinkCheck } from './link-check.tsx';
import { VisitNumbers } from './visit-numbers.tsx';

export { ExportPart } from './export-part.tsx';

interface OfSchool {
  readonly school: SchoolBrief;
}

export const LinksOfSchool = ({ school }: OfSchool) => <LinkCheck schoolId={school.id} />;
export const VisitsOfSchool = ({ school }: OfSchool) => <VisitNumbers schoolId={school.id} />;
