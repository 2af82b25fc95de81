import { ownTables, type TopicGuard } from '@pausenplatz/kernel-server';
import { proveClass, type SchoolsTables } from '@pausenplatz/schools/server';
import { shopTopic } from '../contract/index.ts';

/** Who may read the entries may listen. */
const readers: TopicGuard = (services, actor, classId) =>
  proveClass({ db: ownTables<SchoolsTables>(services.db), actor }, classId, 'read').then(
    () => true,
    () => false,
  );

export const shopTopics = { [shopTopic.kind]: readers };
