import { makeStyles } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { EditedDoor } from '../../contract/index.ts';
import type { PlacedDoor } from '../../rules/door-places.ts';
import { editTexts } from '../../texts.edit.ts';

const useStyles = makeStyles({
  layer: { position: 'absolute', inset: 0, zIndex: 3, '@container (max-width: 640px)': { display: 'none' } },
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

/** Handles above the doors: dragged, or moved by the arrow keys; a press without a move opens the door. */
export function FreePlacer({ placed, onPlace, onOpen }: FreePlacerProps) {
  const styles = useStyles();
  const layer = useRef<HTMLDivElement>(null);
  const [moving, setMoving] = useState<{ readonly number: number; readonly place: Place } | null>(null);
  const placeAt = ({ clientX, clientY }: PointerEvent): Place => {
    const box = layer.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: within(((clientX - box.left) / box.width) * 100), y: within(((clientY - box.top) / box.height) * 100) };
  };
  const drag = (number: number, event: PointerEvent<HTMLButtonElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) setMoving({ number, place: placeAt(event) });
  };
  const drop = (number: number) => {
    if (moving?.number === number) onPlace(number, moving.place);
    setMoving(null);
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
        const { x, y } = moving?.number === number ? moving.place : one;
        return (
          <button
            key={number}
            type="button"
            className={styles.handle}
            style={{ left: `${x}%`, top: `${y}%`, width: `${one.width}%` }}
            aria-label={fill(editTexts.edit.placeOf, { label })}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => drag(number, event)}
            onPointerUp={() => (moving === null ? onOpen(number) : drop(number))}
            onPointerCancel={() => setMoving(null)}
            onKeyDown={(event) => (event.key === 'Enter' ? onOpen(number) : nudge(one, event))}
          />
        );
      })}
    </div>
  );
}
