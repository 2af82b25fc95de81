import { HomeBoard, type SignedInUser } from '@pausenplatz/kernel-host';
import { Screen } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { webTexts } from '../screen-texts.ts';
import { dayLine, greetingFor } from './greeting.ts';

/** The day of whoever is signed in: what is due, what waits, what was last; no menu. */
export function SignedInHome({ user }: { readonly user: SignedInUser }) {
  const [now] = useState(() => new Date());
  return (
    <Screen width="wide" title={greetingFor(now, user.firstName)} browserTitle={webTexts.home.title} lead={dayLine(now)}>
      <HomeBoard user={user} />
    </Screen>
  );
}
