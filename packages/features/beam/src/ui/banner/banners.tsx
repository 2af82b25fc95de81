import { useCurrentUser } from '@pausenplatz/kernel-host';
import { lazy, Suspense } from 'react';

const Listener = lazy(async () => ({ default: (await import('./listener.tsx')).Listener }));

/** What listens for a class that is beamed: its pupils alone load it. */
export function Banners() {
  const user = useCurrentUser();
  if (!user?.userRoles.includes('Pupil')) return null;
  return (
    <Suspense fallback={null}>
      <Listener classIds={user.schoolClasses.map(({ id }) => id)} />
    </Suspense>
  );
}
