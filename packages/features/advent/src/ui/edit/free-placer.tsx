import { makeStyles } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { EditedDoor } from '../../contract/index.ts';
import type { PlacedDoor } from '../../rules/door-places.ts';
import { editTexts } from '../../texts.edit.ts';

const useStyles = makeStyles({
  layer: { position: 'absolute', inset: 0, zIndex: 3 },
  handle: {
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    aspectRatio: '1',
    padding: 0,
    border: '2px dashed rgba(255, 255, 255, 0.85)',
    borderRadius: '14px',
    backgroundColor: 'transparent',
    cursor: 'grab',
    touchAction: 'none',
    ':active': { cursor: 'grabbing' },
    ':focus-visible': { outline: '4px solid #ffffff', boxShadow: '0 0 0 8px #00595a' },
  },
});

type Place = NonNullable<EditedDoor['place']>;
const within = (percent: number): number => Math.round(Math.min(97, Math.max(3, percent)) * 10) / 10;
/** Pixels that a hand trembles while it presses. */
const stillness = 5;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface FreePlacerProps {
  readonly placed: readonly PlacedDoor[];
  readonly onPlace: (number: number, place: Place) => void;
  readonly onOpen: (number: number) => void;
}

/** A door that somebody has hold of: where, and how far from its middle. */
interface Held {
  readonly number: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly offset: { readonly x: number; readonly y: number };
  /** Null until the hand moved. */
  readonly place: Place | null;
}

/** Handles above the doors: dragged, or moved by the arrow keys; a press without a move opens the door. */
export function FreePlacer({ placed, onPlace, onOpen }: FreePlacerProps) {
  const styles = useStyles();
  const layer = useRef<HTMLDivElement>(null);
  const [held, draw] = useState<Held | null>(null);
  // A hand moves faster than the screen is drawn: the next event asks this one, not what was drawn last.
  const inHand = useRef<Held | null>(null);
  const setHeld = (now: Held | null) => {
    inHand.current = now;
    draw(now);
  };
  const boxOfLayer = () => layer.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const hold = ({ door, x, y }: PlacedDoor, event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top, width, height } = boxOfLayer();
    const from = { x: event.clientX, y: event.clientY };
    setHeld({
      number: door.number,
      from,
      offset: { x: from.x - left - (x / 100) * width, y: from.y - top - (y / 100) * height },
      place: null,
    });
  };
  const drag = ({ clientX, clientY }: PointerEvent) => {
    const now = inHand.current;
    if (!now || (!now.place && Math.hypot(clientX - now.from.x, clientY - now.from.y) < stillness)) return;
    const { left, top, width, height } = boxOfLayer();
    const x = within(((clientX - left - now.offset.x) / width) * 100);
    const y = within(((clientY - top - now.offset.y) / height) * 100);
    setHeld({ ...now, place: { x, y } });
  };
  const letGo = (event: PointerEvent) => {
    drag(event);
    const now = inHand.current;
    setHeld(null);
    if (now?.place) onPlace(now.number, now.place);
    else if (now) onOpen(now.number);
  };
  const nudge = (one: PlacedDoor, event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const by = event.shiftKey ? 5 : 1;
    onPlace(one.door.number, { x: within(one.x + step[0] * by), y: within(one.y + step[1] * by) });
  };
  return (
    <div ref={layer} className={styles.layer}>
      {placed.map((one) => {
        const { number, label } = one.door;
        const { x, y } = (held?.number === number && held.place) || one;
        return (
          <button
            key={number}
            type="button"
            className={styles.handle}
            style={{ left: `${x}%`, top: `${y}%`, width: `${one.width}%` }}
            aria-label={fill(editTexts.edit.placeOf, { label })}
            onPointerDown={(event) => hold(one, event)}
            onPointerMove={drag}
            onPointerUp={letGo}
            onPointerCancel={() => setHeld(null)}
            onKeyDown={(event) => (event.key === 'Enter' ? onOpen(number) : nudge(one, event))}
          />
        );
      })}
    </div>
  );
}
