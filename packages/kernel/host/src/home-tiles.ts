import type { ComponentType } from 'react';
import type { ScreenAccess } from './feature.ts';
import type { SignedInUser } from './session-store.ts';
import { slotKey } from './slots.ts';

/** Where a tile stands: what is due, who waits (a line each), what was last, and the row below. */
export type HomePlace = 'today' | 'waiting' | 'side' | 'below';

export interface HomeTileProps {
  readonly user: SignedInUser;
}

/** A piece of the home screen. It draws nothing where it has nothing to say. */
export interface HomeTile {
  readonly name: string;
  readonly place: HomePlace;
  /** Order inside of its place, over all features. */
  readonly position: number;
  readonly access: ScreenAccess;
  readonly Tile: ComponentType<HomeTileProps>;
}

/** What features put on the home screen, in every host that has one. */
export const homeTiles = slotKey<readonly HomeTile[]>('home.tiles');
