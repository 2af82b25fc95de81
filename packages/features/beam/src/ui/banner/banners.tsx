import { useHubMessage, useTopics } from '@pausenplatz/kernel-browser';
import type { PayloadOf } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { lazy, Suspense, useState } from 'react';
import { beamed, beamTopic } from '../../contract/hub.ts';

const Going = lazy(async () => ({ default: (await import('./going.tsx')).Going }));

/** Takes pupils along whose class is beamed, unless they stay. */
export function Banners() {
  const user = useCurrentUser();
  const isPupil = user?.userRoles.includes('Pupil') ?? false;
  const classIds = isPupil ? (user?.schoolClasses.map(({ id }) => id) ?? []) : [];
  const [beam, setBeam] = useState<PayloadOf<typeof beamed> | null>(null);
  useTopics(classIds.map(beamTopic));
  useHubMessage(beamed, (message) => classIds.includes(message.classId) && setBeam(message));
  if (!beam) return null;
  return (
    <Suspense fallback={null}>
      <Going key={beam.id} beam={beam} onEnd={() => setBeam(null)} />
    </Suspense>
  );
}
