import { useWaiting } from '../data.ts';
import { QueueBar } from '../list/queue-bar.tsx';
import { usePlanLive } from '../live.ts';

/** Questions and handed-in tasks of all plans; nothing where nothing waits. */
export function WaitingTile() {
  const { data } = useWaiting(true);
  usePlanLive(null, [...new Set(data?.waiting.map(({ assignmentId }) => assignmentId))]);
  return data && data.waiting.length > 0 ? <QueueBar queue={data} /> : null;
}
