import type { SearchCall } from '@pausenplatz/kernel-contract';
import type { ComponentType } from 'react';
import type { ScreenAccess } from './feature.ts';
import { slotKey } from './slots.ts';

/** A tool, or a part of one, that the search opens. */
export interface SearchPlace {
  readonly path: string;
  readonly name: string;
  /** What people call it or want to do there, as one list of words. */
  readonly alsoCalled: string;
  readonly access: ScreenAccess;
}

/** A group of hits that a server feature finds. */
export interface SearchSource {
  readonly name: string;
  readonly title: string;
  /** What the group is called while nothing is typed, where it then answers what is new. */
  readonly recently?: string;
  /** SVG icon component, 24 px. */
  readonly Icon: ComponentType;
  /** Order of the groups, over all features. */
  readonly position: number;
  readonly access: ScreenAccess;
  readonly call: SearchCall;
}

/** What a feature answers to whoever searches the whole product. */
export interface Searched {
  readonly places?: readonly SearchPlace[];
  readonly source?: SearchSource;
}

/** Where features say what they find, in every host that has a search. */
export const searched = slotKey<Searched>('host.search');
