import type { UserActor } from '../actor.ts';
import type { Work } from '../calls/transact.ts';
import type { KernelTables } from '../database/kernel-tables.ts';
import type { AnyKeeps } from '../keeping/keeps.ts';
import type { Services } from '../services.ts';

/** A table that people read, and open in a spreadsheet. */
export interface ReadableTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A piece of a text; a file is named by its blob, which goes along among `files`. */
export type ReadablePart =
  | { readonly kind: 'heading' | 'text'; readonly words: string }
  | { readonly kind: 'link'; readonly words: string; readonly url: string }
  | { readonly kind: 'file'; readonly words: string; readonly blob: string };

/** A text with pictures: a page. */
export interface ReadableDocument {
  readonly title: string;
  /** Whose it is. */
  readonly of: string;
  readonly parts: readonly ReadablePart[];
}

/** What a feature gives into an archive: of a person, of a class, of a school. */
export interface PersonExport {
  /** Becomes one JSON file named after the feature. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Stored files that go along, with the names that people know them by. */
  readonly files?: readonly { readonly name: string; readonly blob: string }[];
  /** The same for people: what stands in the data, under German headings. */
  readonly tables?: readonly ReadableTable[];
  readonly documents?: readonly ReadableDocument[];
  /** What is not in it although somebody might look for it here, and where it is to be had: sentences for people. */
  readonly leftOut?: readonly string[];
}

/** A link that somebody put somewhere, with the way to the place where it can be mended. */
export interface FoundLink {
  readonly url: string;
  readonly label: string;
  /** Whose page it stands on: who teaches the class or administers the school may have it checked. */
  readonly of: { readonly kind: 'class' | 'school'; readonly id: string };
  readonly place: { readonly title: string; readonly path: string };
  /** Told to who teaches the class alone: what others shall not know yet. */
  readonly isSecret?: boolean;
}

/** Something with an address of its own that people open: a page. */
interface AddressedScreen {
  readonly title: string;
  /** Path below the site root. */
  readonly path: string;
}

/** The screens of schools, the one at a path, or all that belong to one person or class, deleted or not. */
type AddressedScreensOf = { readonly schoolIds: readonly string[] } | { readonly path: string } | { readonly ownerId: string };

/** A step that a feature asks of others, which the kernel knows nothing of: `stepKey<YearChangeSteps>('yearChange')`. */
interface StepKey<Step> {
  readonly name: string;
  /** Never there; what a feature gives for it. */
  readonly of?: Step;
}

interface GivenStep {
  readonly name: string;
  readonly step: unknown;
}

export const stepKey = <Step>(name: string): StepKey<Step> => ({ name });

/** What a feature does when another one asks for it: `given: [giveStep(yearChangeStep, yearChange)]`. */
export const giveStep = <Step>({ name }: StepKey<Step>, step: Step): GivenStep => ({ name, step });

/** What each feature does when a person or a school needs something of all of them; account and office run whatever is there. */
export interface Steps {
  /** Where the feature's tables hold people and classes, and what becomes of that: it drives erasure, and exports are held to it. */
  readonly keeps?: AnyKeeps;
  /** Everything that the feature keeps about a person, under the keys that its list names. */
  readonly exportFor?: (services: Services, userId: string) => Promise<PersonExport>;
  /**
   * What belongs to a class and the asker may read today; null where that is nothing. Each feature proves it anew, and nothing that
   * belongs to one person alone is in it, whoever asks.
   */
  readonly exportClass?: (services: Services, classId: string, asker: UserActor) => Promise<PersonExport | null>;
  /** What belongs to a school as a whole and its admin, the asker, may read today; what is missing is said in `leftOut`. */
  readonly exportSchool?: (services: Services, schoolId: string, asker: UserActor) => Promise<PersonExport>;
  /** Which of these files the feature still shows; a file of an erased person or class that nobody shows goes too. */
  readonly usedFiles?: (services: Services, work: Work<KernelTables>, fileIds: readonly string[]) => Promise<readonly string[]>;
  readonly links?: (services: Services, schoolIds: readonly string[]) => Promise<readonly FoundLink[]>;
  /** What visits are counted of. */
  readonly screens?: (services: Pick<Services, 'db'>, of: AddressedScreensOf) => Promise<readonly AddressedScreen[]>;
  readonly given?: readonly GivenStep[];
}

type StepOf<Name extends keyof Steps> = NonNullable<Steps[Name]>;

export interface StepRegistry {
  /** The features that have this step, foundation first, with their names. */
  of<Name extends keyof Steps>(name: Name): readonly { readonly feature: string; readonly step: StepOf<Name> }[];
  /** What features gave for a step of another one's, in the same order. */
  given<Step>(key: StepKey<Step>): readonly { readonly feature: string; readonly step: Step }[];
}

/** Collects the steps of all features of the server. */
export function stepRegistry(features: readonly { readonly name: string; readonly steps?: Steps }[]): StepRegistry {
  return {
    of: (name) =>
      features.flatMap((feature) => {
        const step = feature.steps?.[name];
        return step ? [{ feature: feature.name, step }] : [];
      }),
    given: <Step>(key: StepKey<Step>) =>
      features.flatMap(({ name: feature, steps }) =>
        // `giveStep` tied the step to the key.
        (steps?.given ?? []).filter(({ name }) => name === key.name).map(({ step }) => ({ feature, step: step as Step })),
      ),
  };
}
