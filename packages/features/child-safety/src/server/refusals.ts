import { schoolRefusals } from '@pausenplatz/schools/server';

/** What schools refuse for it; it has no refusals of its own. */
export const childSafetyRefusals = { ...schoolRefusals } as const;
