import type { Searched } from '@pausenplatz/kernel-host';
import { assessmentTexts } from '../texts.assessment.ts';

export const childSafetySearched: Searched = { places: [{ path: '/ssa', access: ['Teacher'], ...assessmentTexts.search }] };
