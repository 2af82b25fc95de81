import {
  closestCenter,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Portal } from '@fluentui/react-components';
import { mergeClasses } from '@griffel/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { fill } from '@pausenplatz/kernel-contract';
import { uiTexts } from '../texts.ts';

interface BoardDrop {
  readonly id: string;
  /** Where it was let go. */
  readonly zone: string;
  /** The item that it was let go on, which it shall stand before; null at the end of the zone. */
  readonly beforeId: string | null;
  /** Control or Option was held, which asks for a copy everywhere. */
  readonly copy: boolean;
}

interface DragBoardProps {
  readonly onDrop: (drop: BoardDrop) => void;
  /** What announcements call an item, and a zone. */
  readonly nameOf: (id: string) => string;
  readonly zoneNameOf: (zone: string) => string;
  /** Draws what hangs at the pointer. */
  readonly renderLifted: (id: string) => ReactNode;
  /** Further zones that are there only while this item is in the air. */
  readonly renderTargets?: (id: string) => ReactNode;
  readonly children: ReactNode;
}

const zonePrefix = 'zone:';

/** What lies above wins; then an item under the pointer over the zone around it; outside of all, the nearest one. */
const underPointer: CollisionDetection = (args) => {
  const hits = pointerWithin(args);
  const above = args.droppableContainers.filter(({ data }) => data.current?.['above'] === true).map(({ id }) => id);
  const onTop = hits.filter(({ id }) => above.includes(id));
  if (onTop.length > 0) return onTop;
  const items = hits.filter(({ id }) => !String(id).startsWith(zonePrefix) && id !== args.active.id);
  if (items.length > 0) return items;
  if (hits.length > 0) return hits;
  return closestCenter({ ...args, droppableContainers: args.droppableContainers.filter(({ id }) => !above.includes(id)) });
};

/**
 * Items that are dragged between zones by mouse or finger. The keyboard has its own ways, which belong to what uses the
 * board: keys at the item, or a dialog.
 */
export function DragBoard({ onDrop, nameOf, zoneNameOf, renderLifted, renderTargets, children }: DragBoardProps) {
  const [lifted, setLifted] = useState<string | null>(null);
  const copy = useCopyKey();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 8 } }),
    // A finger waits a moment, so that a swipe still scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );
  const end = ({ active, over }: DragEndEvent) => {
    setLifted(null);
    if (!over || over.id === active.id) return;
    const target = String(over.id);
    const zone: unknown = target.startsWith(zonePrefix) ? target.slice(zonePrefix.length) : over.data.current?.['zone'];
    if (typeof zone !== 'string') return;
    onDrop({ id: String(active.id), zone, beforeId: target.startsWith(zonePrefix) ? null : target, copy: copy.current });
  };
  const zoneUnder = (over: DragEndEvent['over']) => {
    const zone: unknown = over?.data.current?.['zone'];
    return typeof zone === 'string' ? zoneNameOf(zone) : '';
  };
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={underPointer}
      accessibility={{
        announcements: {
          onDragStart: ({ active }) => fill(uiTexts.sorting.boardLifted, { name: nameOf(String(active.id)) }),
          onDragOver: ({ active, over }) =>
            over ? fill(uiTexts.sorting.boardOver, { name: nameOf(String(active.id)), zone: zoneUnder(over) }) : undefined,
          onDragEnd: ({ active, over }) => fill(uiTexts.sorting.boardDropped, { name: nameOf(String(active.id)), zone: zoneUnder(over) }),
          onDragCancel: ({ active }) => fill(uiTexts.sorting.boardCancelled, { name: nameOf(String(active.id)) }),
        },
        screenReaderInstructions: { draggable: uiTexts.sorting.boardInstructions },
      }}
      onDragStart={({ active }) => setLifted(String(active.id))}
      onDragCancel={() => setLifted(null)}
      onDragEnd={end}
    >
      {children}
      {lifted !== null && (
        // Beside everything else: inside of a dialog, what is fixed goes by the dialog and is cut off by it.
        <Portal>
          {renderTargets?.(lifted)}
          <DragOverlay dropAnimation={null}>{renderLifted(lifted)}</DragOverlay>
        </Portal>
      )}
    </DndContext>
  );
}

function useCopyKey(): { readonly current: boolean } {
  const held = useRef(false);
  useEffect(() => {
    const watch = (event: KeyboardEvent) => {
      held.current = event.ctrlKey || event.altKey || event.metaKey;
    };
    window.addEventListener('keydown', watch);
    window.addEventListener('keyup', watch);
    return () => {
      window.removeEventListener('keydown', watch);
      window.removeEventListener('keyup', watch);
    };
  }, []);
  return held;
}

interface DropZoneProps {
  readonly id: string;
  readonly children: ReactNode;
  readonly className?: string;
  /** While something hangs over it. */
  readonly overClassName?: string;
  /** It lies over other zones and takes what is let go there. */
  readonly above?: boolean;
}

/** A place where items can be let go. */
export function DropZone({ id, children, className, overClassName, above = false }: DropZoneProps) {
  const { setNodeRef, isOver } = useDroppable({ id: `${zonePrefix}${id}`, data: { zone: id, above } });
  return (
    <div ref={setNodeRef} className={mergeClasses(className, isOver && overClassName)} data-zone={id} data-over={isOver || undefined}>
      {children}
    </div>
  );
}

interface DragItemProps {
  readonly id: string;
  readonly zone: string;
  readonly disabled?: boolean;
  readonly className?: string;
  /** While it is in the air, what stays behind. */
  readonly liftedClassName?: string;
  /** While something else hangs over it. */
  readonly overClassName?: string;
  readonly children: ReactNode;
}

/** Something that is dragged from zone to zone, and can be let go on another one to stand before it. */
export function DragItem({ id, zone, disabled = false, className, liftedClassName, overClassName, children }: DragItemProps) {
  const drag = useDraggable({ id, data: { zone }, disabled });
  const drop = useDroppable({ id, data: { zone }, disabled });
  const place = (node: HTMLElement | null) => {
    drag.setNodeRef(node);
    drop.setNodeRef(node);
  };
  const isTarget = drop.isOver && drop.active?.id !== id;
  return (
    <div
      ref={place}
      className={mergeClasses(className, drag.isDragging && liftedClassName, isTarget && overClassName)}
      data-over={isTarget || undefined}
      {...drag.listeners}
    >
      {children}
    </div>
  );
}
