import { scalars } from '@pausenplatz/kernel-contract';
import * as z from 'zod/mini';
import { padsLimits } from './limits.ts';

const kept = z.int().check(z.gte(1));
const removed = z.int().check(z.gte(0));

/**
 * A change of a text from its beginning to its end: a number keeps so many characters; a list takes so many away and puts its lines in
 * their place. The form is that of change sets of `@codemirror/state`.
 */
export const padChange = z.array(z.union([kept, z.tuple([removed], z.string())])).check(scalars.atMost(padsLimits.parts));
export type PadChange = z.output<typeof padChange>;
