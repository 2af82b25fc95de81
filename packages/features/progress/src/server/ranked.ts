import { stepKey } from '@pausenplatz/kernel-server';
import type { RawBuilder } from 'kysely';

/** A query of `user_id`, `value` (an integer) and `reached_at`, a row for each person. */
export type Ranked = RawBuilder<unknown>;

/** What a list ranks: the points of trainers in a school year, or a best that a trainer or a game keeps itself, such as a time. */
type RankedIn = { readonly list: string } & ({ readonly trainers: readonly string[] } | { readonly ranked: Ranked });

/** Trainers and games tell here what of theirs is on which list; `from` is the day on which the school year began. */
export const rankedStep = stepKey<(asked: { readonly from: string; readonly today: string }) => readonly RankedIn[]>('ranked');
