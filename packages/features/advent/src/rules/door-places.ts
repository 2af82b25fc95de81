import type { DoorLayout, ShownDoor } from '../contract/calendar.ts';
import type { DoorType } from '../contract/door-types.data.ts';
import { distribute } from './distribute.ts';
import { doorOrder } from './mixed-order.ts';
import { schoolPlaces } from './places.data.ts';

export interface PlacedDoor {
  readonly door: ShownDoor;
  /** Percent of the picture: its middle, and its width. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly type: DoorType | 'gate' | 'round';
  /** Which place it has among all, for rows. */
  readonly order: number;
}

interface Arranged {
  readonly id: string;
  readonly scene: string;
  readonly layout: DoorLayout;
  readonly doorType: DoorType;
  readonly perRow: number;
  readonly isMixed: boolean;
  readonly doorList: readonly ShownDoor[];
}

const gateAt = schoolPlaces.findIndex(({ type }) => type === 'gate');

/** Where each door of a calendar stands, in the order of their numbers: that is also the order of the keyboard (expectation D10). */
export function placeDoors(calendar: Arranged): readonly PlacedDoor[] {
  const { id, layout, scene, doorType, doorList, perRow, isMixed } = calendar;
  const count = doorList.length;
  const positionOf = positions(count, isMixed, id, layout === 'scene' && scene === 'school');
  return doorList.map((door) => {
    const order = positionOf.get(door.number) ?? 0;
    if (layout === 'scene' && scene === 'school') return { door, order, ...schoolPlace(order) };
    const inRows = rowPlace(order, count, perRow);
    if (layout === 'free' && door.place) return { door, order, type: doorType, ...door.place, width: freeWidth(count) };
    return { door, order, type: doorType, ...inRows };
  });
}

/** The number of a door, and the place it has. The last one of the school house is its gate, however they are mixed. */
function positions(count: number, isMixed: boolean, seed: string, hasGate: boolean): ReadonlyMap<number, number> {
  const placed = doorOrder(count, isMixed, seed).map((number, position) => ({ number, position }));
  const positionOf = new Map(placed.map(({ number, position }) => [number, position]));
  if (!hasGate || count <= gateAt) return positionOf;
  const there = placed.find(({ position }) => position === gateAt);
  const last = positionOf.get(count) ?? gateAt;
  if (there) positionOf.set(there.number, last);
  return positionOf.set(count, gateAt);
}

function schoolPlace(order: number): Pick<PlacedDoor, 'x' | 'y' | 'width' | 'type'> {
  const place = schoolPlaces[order % schoolPlaces.length] ?? schoolPlaces[0];
  return { x: (place.x / 1_120) * 100, y: (place.y / 720) * 100, width: (place.size / 1_120) * 100, type: place.type };
}

const freeWidth = (count: number): number => (count > 12 ? 9 : 12);

/** Middle of a place in rows, the last row in the middle; as wide as the rows leave room for. */
function rowPlace(order: number, count: number, perRow: number): Pick<PlacedDoor, 'x' | 'y' | 'width'> {
  const rows = distribute(count, perRow);
  const row = Math.floor(order / perRow);
  const inRow = rows[row] ?? 1;
  const column = order - row * perRow;
  const cell = Math.min(92 / Math.max(perRow, 1), ((84 / rows.length) * 720) / 1_120);
  return { x: 50 + (column - (inRow - 1) / 2) * cell, y: 50 + (row - (rows.length - 1) / 2) * ((cell * 1_120) / 720), width: cell * 0.84 };
}
