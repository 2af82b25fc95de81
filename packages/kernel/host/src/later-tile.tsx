import type { ComponentType } from 'react';
import type { HomeTileProps } from './home-tiles.ts';
import { type slotKey, useSlot } from './slots.ts';

type TileSlot = ReturnType<typeof slotKey<ComponentType<HomeTileProps>>>;

/** A tile whose code comes for those alone who see it: a slot of the feature's own, so that it is there before what was drawn is taken over. */
export function laterTile(slot: TileSlot): ComponentType<HomeTileProps> {
  return function LaterTile(props) {
    const [Tile] = useSlot(slot) ?? [];
    return Tile ? <Tile {...props} /> : null;
  };
}
