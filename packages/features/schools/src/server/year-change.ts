import { type Services, stepKey, type Steps, type UserActor } from '@pausenplatz/kernel-server';

/** Work inside a transaction, whatever the tables. */
type KernelWork = Parameters<NonNullable<Steps['usedFiles']>>[1];

type YearChangeContent = 'copy' | 'keep' | 'archive';

/** What the school-year change does with one class; run once per plan and class, inside that class's own transaction. */
export interface ClassYearChange {
  readonly planId: string;
  readonly classId: string;
  readonly action: 'continue' | 'handOver' | 'regroup' | 'archive' | 'delete';
  /** Classes that take over pupils where the class is split or merged. */
  readonly toClassIds: readonly string[];
  readonly content: YearChangeContent;
  readonly leavingUserIds: readonly string[];
}

/** What a feature wrote down in order to take its part of the change back; plain JSON. */
export type YearChangeMemo = Readonly<Record<string, unknown>>;

/** Somebody who writes on something of a class at this moment. */
export interface OpenWriting {
  readonly classId: string;
  /** What is written on, as people call it. */
  readonly title: string;
  readonly writer: { readonly id: string; readonly firstName: string; readonly lastName: string };
}

export interface YearChangeSteps {
  /**
   * How much of the feature each of these classes has, by the German name of the thing, for the review before the run. Asked
   * once for all classes of a plan; a class that has nothing may be missing.
   */
  readonly count?: (services: Services, classIds: readonly string[]) => Promise<ReadonlyMap<string, Readonly<Record<string, number>>>>;
  /** Who writes on what in these classes, for the review; asked once for all classes of a plan. */
  readonly writing?: (services: Services, classIds: readonly string[]) => Promise<readonly OpenWriting[]>;
  /** A refusal keeps the class as it was, and its sentence is shown with it: what somebody writes on is not taken out of their hands. */
  readonly run: (services: Services, work: KernelWork, change: ClassYearChange) => Promise<YearChangeMemo>;
  readonly undo: (services: Services, work: KernelWork, change: ClassYearChange, memo: YearChangeMemo) => Promise<void>;
}

/** What each feature does for its part of a class when the school year changes. */
export const yearChangeStep = stepKey<YearChangeSteps>('yearChange');

type LeftSchool = (services: Services, work: KernelWork, schoolId: string, userIds: readonly string[]) => Promise<void>;

/** Told, inside the transaction, when pupils have left a school for good: they may take along what is theirs. */
export const leftSchoolStep = stepKey<LeftSchool>('leftSchool');

/** The first year of the school year that a class has just been led into; null where there was none. */
export type StartedYear = (services: Pick<Services, 'db' | 'clock'>, classId: string) => Promise<number | null>;

/** Asked for the screen of a class, which then says what is to do. */
export const startedYearStep = stepKey<StartedYear>('startedYear');

/**
 * The first year of the school year into which somebody still has to lead classes, for the reminder of July to September; null where
 * nothing is to do, nobody plans, or they want to hear no more of it this year.
 */
export type RemindedYear = (services: Pick<Services, 'db' | 'clock'>, person: UserActor) => Promise<number | null>;

/** Asked for the banner above all screens. */
export const remindedYearStep = stepKey<RemindedYear>('remindedYear');
