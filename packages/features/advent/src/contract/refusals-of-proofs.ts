import { classWriteRefusals } from '@pausenplatz/schools/contract';

/** With what every change of a calendar may be refused. */
export const adventProofRefusals = [...classWriteRefusals, 'ADVENT_NOT_FOUND', 'ADVENT_FORBIDDEN'] as const;
