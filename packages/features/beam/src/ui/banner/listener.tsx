import { useHubMessage, useTopics } from '@pausenplatz/kernel-browser';
import type { PayloadOf } from '@pausenplatz/kernel-contract';
import { useState } from 'react';
import { beamed, beamTopic } from '../../contract/hub.ts';
import { Going } from './going.tsx';

/** Takes pupils of these classes along when one of them is beamed, unless they stay. */
export function Listener({ classIds }: { readonly classIds: readonly string[] }) {
  const [beam, setBeam] = useState<PayloadOf<typeof beamed> | null>(null);
  useTopics(classIds.map(beamTopic));
  useHubMessage(beamed, (message) => classIds.includes(message.classId) && setBeam(message));
  return beam && <Going key={beam.id} beam={beam} onEnd={() => setBeam(null)} />;
}
