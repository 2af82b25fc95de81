import { ownTables, type TopicGuard } from '@pausenplatz/kernel-server';
import { adventTopic } from '../contract/index.ts';
import { proveCalendar } from './scope.ts';
import type { AdventTables } from './tables.ts';

/** Who may look at a calendar may listen, visitors of a public one too: what they hear is that something changed. */
const readers: TopicGuard = (services, actor, id) =>
  proveCalendar({ db: ownTables<AdventTables>(services.db), actor }, id, 'read').then(
    () => true,
    () => false,
  );

export const adventTopics = { [adventTopic.kind]: readers };
