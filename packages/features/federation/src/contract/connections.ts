import { scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';

/** An account elsewhere by which a person may sign in. */
export const connection = z.object({
  id: z.string(),
  kind: z.enum(['teams', 'entra', 'edulog', 'other']),
  name: z.string(),
  since: scalars.timestamp,
});
export type Connection = z.output<typeof connection>;

/** A school account that a person may connect besides. */
export const connectable = z.object({ id: scalars.id, name: z.string() });
export type Connectable = z.output<typeof connectable>;
