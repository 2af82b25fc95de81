import { closestCenter, DndContext, KeyboardSensor, PointerSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { makeStyles, mergeClasses } from '@griffel/react';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { fill } from '@pausenplatz/kernel-contract';
import { uiTexts } from '../texts.ts';
import { sortingAnnouncements } from './announcements.ts';
import { SortableRow } from './sortable-row.tsx';

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
});

interface SortableMove {
  readonly from: number;
  readonly to: number;
}

interface SortableListProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** What the announcements call an item. */
  readonly nameOf: (item: Item) => string;
  /** Draws one item; `handle` is the grip that is dragged and takes the keyboard. */
  readonly renderItem: (item: Item, handle: ReactNode) => ReactNode;
  /** The caller moves the item and hands the new order back in as `items`. */
  readonly onMove: (move: SortableMove) => void;
  readonly label: string;
  readonly layout?: 'list' | 'grid';
  readonly className?: string;
  /** Where an item does not stand below the one before. */
  readonly classOf?: (item: Item) => string | undefined;
  readonly disabled?: boolean;
}

/** A list that is put in order by mouse, finger or keyboard; the only place that knows dnd-kit. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { items, keyOf, nameOf, renderItem, onMove, label, layout = 'list', className, classOf, disabled = false } = props;
  const styles = useStyles();
  const [said, setSaid] = useState('');
  const refocus = useRef<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const [moved] = useState(() => ({ current: false }));
  const sensors = useSensors(
    // Eight pixels of grace keep a click on the grip a click; touch waits, so that a swipe still scrolls.
    useSensor(PointerSensor, { activationConstraint: { distance: 8 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = items.map(keyOf);
  const nameFor = (key: string) => {
    const item = items[keys.indexOf(key)];
    return item === undefined ? '' : nameOf(item);
  };

  // Moving a focused node in the document drops its focus, so every drawing checks for one to bring back.
  useLayoutEffect(() => {
    const key = refocus.current;
    if (key === null) return;
    refocus.current = null;
    list.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(key)}"]`)?.focus();
  });

  const step = (key: string, by: -1 | 1) => {
    const from = keys.indexOf(key);
    const to = from + by;
    const name = nameFor(key);
    if (to < 0 || to >= keys.length) {
      setSaid(fill(uiTexts.sorting.atEdge, { name }));
      return;
    }
    refocus.current = key;
    setSaid(fill(uiTexts.sorting.dropped, { name, position: to + 1, total: keys.length }));
    onMove({ from, to });
  };

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: sortingAnnouncements(keys, nameFor, moved),
        screenReaderInstructions: { draggable: uiTexts.sorting.instructions },
      }}
      onDragEnd={({ active, over }) => {
        const from = keys.indexOf(String(active.id));
        const to = over ? keys.indexOf(String(over.id)) : -1;
        if (from >= 0 && to >= 0 && from !== to) onMove({ from, to });
      }}
    >
      <SortableContext items={keys} disabled={disabled} strategy={layout === 'grid' ? rectSortingStrategy : verticalListSortingStrategy}>
        <ul ref={list} className={mergeClasses(styles.list, className)} aria-label={label}>
          {items.map((item) => (
            <SortableRow
              key={keyOf(item)}
              id={keyOf(item)}
              name={nameOf(item)}
              disabled={disabled}
              className={classOf?.(item)}
              onStep={step}
            >
              {(handle) => renderItem(item, handle)}
            </SortableRow>
          ))}
        </ul>
      </SortableContext>
      <output className={styles.hidden}>{said}</output>
    </DndContext>
  );
}
