import { useCall } from '@pausenplatz/kernel-browser';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { useState } from 'react';
import { listAdministered } from '../contract/helping.ts';

interface School {
  readonly id: string;
  readonly name: string;
}

interface AdministeredSchools {
  readonly schools: readonly School[];
  readonly chosen: School | undefined;
  readonly choose: (id: string) => void;
}

/**
 * The schools that the signed-in person administers, those below the own ones included, and the one that is chosen. The own ones are
 * known at once, and the first of them is chosen; the ones below arrive.
 */
export function useAdministeredSchools(): AdministeredSchools {
  const user = useCurrentUser();
  const [wanted, setWanted] = useState('');
  // Somebody may administer one school and teach at another.
  const own = (user?.schools ?? []).filter(({ administers }) => administers);
  const { data } = useCall(listAdministered, {}, { enabled: own.length > 0 && !user?.secondFactorMissing, staleTime: 60_000 });
  const schools: readonly School[] = data && data.schools.length > 0 ? data.schools : own;
  const first = own[0]?.id;
  const chosen = schools.find(({ id }) => id === wanted) ?? schools.find(({ id }) => id === first) ?? schools[0];
  return { schools, chosen, choose: setWanted };
}
