import { brand } from '@pausenplatz/kernel-contract';
import { Extra, useCurrentUser } from '@pausenplatz/kernel-host';
import { lazy } from 'react';
import { isOlderVersion } from './version-order.ts';

const ReleaseNotes = lazy(async () => ({ default: (await (await import('../shell/rare.ts')).rare.releaseNotes()).ReleaseNotesDialog }));

/** Shows a teacher the notes of this web version once (specification section 4), never in the middle of something. */
export function ReleaseNotesOnce() {
  const user = useCurrentUser();
  if (!user?.userRoles.includes('Teacher') || !isOlderVersion(user.seenReleaseNotes, brand.webVersion)) return null;
  return (
    <Extra>
      <ReleaseNotes version={brand.webVersion} />
    </Extra>
  );
}
