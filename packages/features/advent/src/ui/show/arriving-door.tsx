import { type ComponentProps, useEffect, useRef } from 'react';
import { OpenDoor } from './open-door.tsx';

interface ArrivingDoorProps extends Omit<ComponentProps<typeof OpenDoor>, 'ref'> {
  /** Somebody pressed it just now: the page goes to it. */
  readonly isPressed: boolean;
}

/** What is behind a door that was opened on this page. */
export function ArrivingDoor({ isPressed, ...door }: ArrivingDoorProps) {
  const room = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isPressed) return;
    room.current?.focus({ preventScroll: true });
    room.current?.scrollIntoView({ block: 'start', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  }, [isPressed]);
  return <OpenDoor ref={room} {...door} />;
}
