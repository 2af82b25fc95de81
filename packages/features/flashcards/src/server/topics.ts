import { ownTables, type TopicGuard } from '@pausenplatz/kernel-server';
import { proveClass, type SchoolsTables } from '@pausenplatz/schools/server';
import { flashcardsTopic } from '../contract/index.ts';

/** Who belongs to the class may listen. */
const readers: TopicGuard = (services, actor, classId) =>
  proveClass({ db: ownTables<SchoolsTables>(services.db), actor }, classId, 'read').then(
    () => true,
    () => false,
  );

export const flashcardsTopics = { [flashcardsTopic.kind]: readers };
