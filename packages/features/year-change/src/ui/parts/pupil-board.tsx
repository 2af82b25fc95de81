import { makeStyles, tokens } from '@fluentui/react-components';
import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { counted } from '@pausenplatz/kernel-contract';
import { DragBoard, DragItem, DropZone, look } from '@pausenplatz/kernel-ui';
import type { ReactNode } from 'react';
import { yearTexts as texts } from '../../texts.ts';

/** Where pupils go: the value of the list of choices, and its words. */
export interface PupilPlace {
  readonly value: string;
  readonly label: string;
}

/** The place that is named only then. */
export const newPlace = 'new';
const listZone = 'list';

const useStyles = makeStyles({
  pupil: { display: 'flex', alignItems: 'center', gap: '4px', minHeight: '44px', minWidth: 0, cursor: 'grab', touchAction: 'manipulation' },
  grip: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
  lifted: { opacity: 0.4 },
  hanging: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    padding: '8px 12px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'grabbing',
  },
  // In sight wherever the list is scrolled to, as long as somebody is in the air; what is sticky would be measured where it was.
  places: {
    position: 'fixed',
    insetInline: '16px',
    bottom: '16px',
    zIndex: 2,
    maxWidth: '720px',
    marginInline: 'auto',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    padding: '12px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorBrandBackground2,
    boxShadow: tokens.shadow16,
  },
  place: {
    minHeight: '44px',
    display: 'flex',
    alignItems: 'center',
    padding: '4px 16px',
    borderRadius: '999px',
    border: `2px dashed ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  over: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
});

interface PupilBoardProps {
  readonly places: readonly PupilPlace[];
  readonly nameOf: (id: string) => string;
  /** How many go along with whoever is dragged, themselves included. */
  readonly countOf: (id: string) => number;
  readonly onDrop: (id: string, place: string) => void;
  readonly children: ReactNode;
}

/** Pupils are dragged by mouse or finger onto the places that show while one is in the air; by keyboard each has a list. */
export function PupilBoard({ places, nameOf, countOf, onDrop, children }: PupilBoardProps) {
  const styles = useStyles();
  const all = [...places, { value: newPlace, label: texts.toNew }];
  return (
    <DragBoard
      nameOf={nameOf}
      zoneNameOf={(zone) => all.find(({ value }) => value === zone)?.label ?? ''}
      renderLifted={(id) => <span className={styles.hanging}>{countOf(id) > 1 ? counted(texts.dragged, countOf(id)) : nameOf(id)}</span>}
      renderTargets={() => (
        <div className={styles.places}>
          {all.map(({ value, label }) => (
            <DropZone key={value} id={value} above className={styles.place} overClassName={styles.over}>
              {label}
            </DropZone>
          ))}
        </div>
      )}
      onDrop={({ id, zone, beforeId }) => {
        if (beforeId === null && zone !== listZone) onDrop(id, zone);
      }}
    >
      {children}
    </DragBoard>
  );
}

/** A pupil of the list, to be lifted by the name. */
export function DraggedPupil({ id, name }: { readonly id: string; readonly name: string }) {
  const styles = useStyles();
  return (
    <DragItem id={id} zone={listZone} className={styles.pupil} liftedClassName={styles.lifted}>
      <ReOrderDotsVertical20Regular aria-hidden className={styles.grip} />
      <span>{name}</span>
    </DragItem>
  );
}
