import { loadable, useCurrentUser } from '@pausenplatz/kernel-host';

const Listener = loadable(async () => (await import('./listener.tsx')).Listener);

/** What listens for a class that is beamed: its pupils alone load it. */
export function Banners() {
  const user = useCurrentUser();
  if (!user?.userRoles.includes('Pupil')) return null;
  return <Listener classIds={user.schoolClasses.map(({ id }) => id)} />;
}
