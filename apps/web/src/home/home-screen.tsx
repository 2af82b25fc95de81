import { Screen, Skeletons } from '@pausenplatz/kernel-ui';
import { lazy, Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { safeOwnPath } from '@pausenplatz/kernel-contract';
import { initialPasswordPath, useSession } from '@pausenplatz/kernel-host';
import { webTexts } from '../screen-texts.ts';
import { SignedInHome } from './signed-in-home.tsx';

// Whoever is signed in needs no form to sign in with.
const SignedOutHome = lazy(async () => ({ default: (await import('./signed-out-home.tsx')).SignedOutHome }));

/** `/` and `/login`: what the product is and the way in, or the day of whoever is signed in. */
export function HomeScreen() {
  const session = useSession();
  const [query] = useSearchParams();
  if (session.status === 'unknown') return <Waiting />;
  if (session.status === 'signedOut') {
    return (
      <Suspense fallback={<Waiting />}>
        <SignedOutHome />
      </Suspense>
    );
  }
  if (session.status === 'initialPassword') return <Navigate to={initialPasswordPath} replace />;
  // Somebody who is signed in already, perhaps in another tab, goes straight on.
  const wanted = safeOwnPath(query.get('redirectUrl'));
  return wanted === '/' ? <SignedInHome user={session.user} /> : <Navigate to={wanted} replace />;
}

function Waiting() {
  return (
    <Screen title={webTexts.home.title} hideTitle>
      <Skeletons shape="tiles" />
    </Screen>
  );
}
