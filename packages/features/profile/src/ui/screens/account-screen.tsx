import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { Skeletons } from '@pausenplatz/kernel-ui';
import { type AccountSection, pathOfSection, sectionOf } from '@pausenplatz/account/ui';
import { AccountFrame } from '../parts/account-frame.tsx';

/** Each part loads when it is opened. */
const parts: Readonly<Record<Exclude<AccountSection, 'profil'>, ReturnType<typeof lazy>>> = {
  sicherheit: lazy(async () => ({ default: (await import('../parts/security-part.tsx')).SecurityPart })),
  geraete: lazy(async () => ({ default: (await import('../parts/devices-part.tsx')).DevicesPart })),
  darstellung: lazy(async () => ({ default: (await import('../parts/look-part.tsx')).LookPart })),
  daten: lazy(async () => ({ default: (await import('../parts/data-part.tsx')).DataPart })),
  anmeldedienste: lazy(async () => ({ default: (await import('../parts/school-accounts-part.tsx')).SchoolAccountsPart })),
};

/** `/mein-konto/{section?}`: everything about the own account but the profile, which has an address of its own. */
export function AccountScreen() {
  const section = sectionOf(useParams()['section']);
  const isAdmin = useCurrentUser()?.userRoles.includes('SchoolAdmin') ?? false;
  if (section === 'profil' || (section === 'anmeldedienste' && !isAdmin)) return <Navigate to={pathOfSection('profil')} replace />;
  const Part = parts[section];
  return (
    <AccountFrame section={section}>
      <Suspense fallback={<Skeletons shape="form" />}>
        <Part />
      </Suspense>
    </AccountFrame>
  );
}
