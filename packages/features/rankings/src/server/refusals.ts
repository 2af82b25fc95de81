import { schoolRefusals } from '@pausenplatz/schools/server';

/** Nothing of its own: what classes refuse for it. */
export const rankingsRefusals = { ...schoolRefusals } as const;
