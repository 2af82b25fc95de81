import { makeStyles } from '@pausenplatz/kernel-ui/theme';
import type { MouseEvent } from 'react';
import { useEffect, useRef } from 'react';
import type { OpenedDoor } from '../../contract/doors.ts';
import { adventTexts } from '../../texts.ts';
import { useOpenedDoor } from '../data.ts';
import { drawBlock } from './block-door.tsx';
import { OpenDoor } from './open-door.tsx';

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
  return data ? <Opened door={data} closeHref={closeHref} onClose={onClose} isPressed={isPressed} /> : null;
}

function Opened({ door, closeHref, onClose, isPressed }: Omit<ShownDoorProps, 'id' | 'number'> & { readonly door: OpenedDoor }) {
  const room = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isPressed) return;
    room.current?.focus({ preventScroll: true });
    room.current?.scrollIntoView({ block: 'start', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  }, [isPressed]);
  return <OpenDoor ref={room} door={door} closeHref={closeHref} onClose={onClose} drawBlock={drawBlock} />;
}
