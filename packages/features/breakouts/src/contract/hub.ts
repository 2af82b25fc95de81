import { defineHubMessage, scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** To readers of a page, visitors too: something of a breakout changed, for one team or (null) for all. It carries ids alone. */
export const breakoutChanged = defineHubMessage(
  'BreakoutChanged',
  z.object({ v: z.literal(1), pageId: scalars.id, blockId: scalars.id, teamId: z.nullable(scalars.id) }),
);
