import { useSlot } from '@pausenplatz/kernel-host';
import { type TickProps, tickSlot } from './tick-slot.ts';

/** The box to tick a task off, in its place from the beginning. */
export function TaskTick(props: TickProps) {
  const [Tick] = useSlot(tickSlot) ?? [];
  return Tick ? <Tick {...props} /> : <span className={props.className} />;
}
