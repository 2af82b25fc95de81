import type { AnyCall, InputOf, OutputOf } from '@pausenplatz/kernel-contract';
import type { ScreenAccess, ScreenDefinition } from './feature.ts';
import type { SignedInUser } from './session-store.ts';
import { slotKey } from './slots.ts';

/** Something that may stand in a tab of its own, in programs that show our screens as tabs. */
export interface TabChoice {
  /** Stable, at most 64 characters: by it the tab is known when somebody changes it. */
  readonly key: string;
  readonly name: string;
  /** What tells it from others of the same name: the class, the school. */
  readonly note?: string;
  /** How deep it lies below others, from 0. */
  readonly depth?: number;
  /** Own path, with its query. */
  readonly path: string;
}

interface TabSourceHead {
  readonly name: string;
  readonly title: string;
  /** Order of the groups, over all features. */
  readonly position: number;
  readonly access: ScreenAccess;
}

/** What of a feature may stand in tabs: known from the person alone, or asked. */
export type TabSource =
  | (TabSourceHead & { readonly kind: 'known'; readonly choicesOf: (user: SignedInUser) => readonly TabChoice[] })
  | (TabSourceHead & {
      readonly kind: 'asked';
      readonly call: AnyCall;
      readonly input: never;
      readonly choicesOf: (answer: never) => readonly TabChoice[];
    });

/** A source that asks a reading call; `choicesOf` knows what it answers. */
export const askedTabs = <C extends AnyCall>(
  head: TabSourceHead & { readonly call: C; readonly input: InputOf<C>; readonly choicesOf: (answer: OutputOf<C>) => readonly TabChoice[] },
): TabSource => ({ ...head, kind: 'asked', input: head.input as never });

/** Where features say what of theirs may stand in a tab. */
export const tabSources = slotKey<TabSource>('host.tabs');

/** A screen under the path of a tab, and the own paths that it shows, with the same parameters. */
export interface TabScreen extends ScreenDefinition {
  readonly shows: readonly string[];
}
