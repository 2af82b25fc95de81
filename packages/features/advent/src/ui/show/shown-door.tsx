import { makeStyles } from '@pausenplatz/kernel-ui/theme';
import type { MouseEvent } from 'react';
import { adventTexts } from '../../texts.ts';
import { useOpenedDoor } from '../data.ts';
import { ArrivingDoor } from './arriving-door.tsx';
import { drawBlock } from './block-door.tsx';

const useStyles = makeStyles({ closed: { margin: 0, fontWeight: 600 } });

interface ShownDoorProps {
  readonly id: string;
  readonly number: number;
  readonly closeHref: string;
  readonly onClose: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Somebody pressed it just now: the page goes to it. */
  readonly isPressed: boolean;
}

/** What is behind a door, read once it is opened. */
export function ShownDoor({ id, number, closeHref, onClose, isPressed }: ShownDoorProps) {
  const styles = useStyles();
  const { data, error } = useOpenedDoor(id, number);
  if (error)
    return (
      <p className={styles.closed} role="status">
        {adventTexts.show.unknownDoor}
      </p>
    );
  return data ? <ArrivingDoor door={data} closeHref={closeHref} onClose={onClose} drawBlock={drawBlock} isPressed={isPressed} /> : null;
}
