import { shownFile } from '@pausenplatz/documents/contract';
import * as z from 'zod/mini';
import { background, block } from './page.ts';

/** One page of a copy that another feature keeps: what it shows, and how deep below the first one it lies. */
export const keptPage = z.object({
  id: z.string(),
  title: z.string(),
  depth: z.int(),
  background,
  blocks: z.array(block),
  files: z.record(z.string(), shownFile),
});
export type KeptPage = z.output<typeof keptPage>;
