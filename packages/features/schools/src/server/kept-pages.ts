import { type CallContext, type Services, stepKey, type Work } from '@pausenplatz/kernel-server';
import type { SchoolsTables } from './tables.ts';

type Context = CallContext<SchoolsTables>;
type Writing = Pick<Work<SchoolsTables>, 'db'>;

/** A page, and those below it where they go along. */
interface Taken {
  readonly pageId: string;
  readonly withBelow: boolean;
}

/** Where pages go that somebody makes of what is kept. */
interface WantedPage {
  readonly title: string;
  readonly groupForType: 'user' | 'class' | 'school';
  readonly groupForId: string;
  readonly parentId: string | null;
}

/** One page of what is kept, as `keptPage` of the pages' contract says it. */
type ShownPage = Readonly<Record<string, unknown>>;

/**
 * Whole copies of pages that stand in no group: nobody reads them by an address, and whoever keeps them says who may. What is kept under a
 * name is one page with those below it. Whoever has pages gives this step.
 */
interface KeptPagesStep {
  /** First names of pupils that stand on the pages; refuses who may not copy them. */
  readonly names: (context: Context, taken: Taken) => Promise<string[]>;
  /** Copies the pages under a name, instead of what was kept under it; refuses who may not copy them. Answers how many they are. */
  readonly keep: (context: Context, work: Work<SchoolsTables>, name: string, taken: Taken) => Promise<number>;
  /** The same for the server itself. */
  readonly keepFor: (
    services: Pick<Services, 'steps'>,
    work: Writing,
    name: string,
    taken: Taken & { readonly userId: string },
  ) => Promise<number>;
  /** Copies what is kept into a group that the actor may add pages to; who may have it was proven. */
  readonly plant: (
    context: Context,
    work: Work<SchoolsTables>,
    name: string,
    wanted: WantedPage,
  ) => Promise<{ readonly id: string; readonly name: string; readonly url: string }>;
  /** What is kept under these names, in order, by three queries. */
  readonly show: (
    services: Pick<Services, 'db' | 'signer' | 'clock'>,
    names: readonly string[],
  ) => Promise<ReadonlyMap<string, ShownPage[]>>;
  readonly drop: (work: Writing, names: readonly string[]) => Promise<void>;
}

export const keptPagesStep = stepKey<KeptPagesStep>('keptPages');
