import { useSortable } from '@dnd-kit/sortable';
import { CSS as DragStyle } from '@dnd-kit/utilities';
import { ReOrderDotsVertical24Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { tokens } from '@fluentui/react-theme';
import { makeStyles, mergeClasses } from '@griffel/react';
import { fill } from '@pausenplatz/kernel-contract';
import type { KeyboardEvent, ReactNode } from 'react';
import { uiTexts } from '../texts.ts';
import { look } from '../theme/look.ts';

const useStyles = makeStyles({
  row: { position: 'relative', minWidth: 0 },
  lifted: { zIndex: 2, opacity: 0.92, boxShadow: look.shadowCard, borderRadius: look.radiusCard },
  grip: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: look.touch,
    height: look.touch,
    padding: 0,
    border: 'none',
    borderRadius: look.radiusPicture,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground3,
    cursor: 'grab',
    // Without this a finger on the grip scrolls the page instead of dragging.
    touchAction: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ':active': { cursor: 'grabbing' },
  },
});

interface SortableRowProps {
  readonly id: string;
  readonly name: string;
  readonly disabled: boolean;
  readonly className?: string | undefined;
  readonly onStep: (id: string, by: -1 | 1) => void;
  readonly children: (handle: ReactNode) => ReactNode;
}

export function SortableRow({ id, name, disabled, className, onStep, children }: SortableRowProps) {
  const styles = useStyles();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id, disabled });
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      onStep(id, event.key === 'ArrowUp' ? -1 : 1);
      return;
    }
    listeners?.['onKeyDown']?.(event);
  };
  const grip = disabled ? null : (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={styles.grip}
      data-grip={id}
      {...attributes}
      {...listeners}
      onKeyDown={onKeyDown}
      aria-label={fill(uiTexts.sorting.handle, { name })}
    >
      <ReOrderDotsVertical24Regular aria-hidden />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={mergeClasses(styles.row, className, isDragging && styles.lifted)}
      style={{ transform: DragStyle.Translate.toString(transform), transition }}
    >
      {children(grip)}
    </li>
  );
}
