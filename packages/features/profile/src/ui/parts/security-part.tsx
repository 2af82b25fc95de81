import { ListState } from '@pausenplatz/kernel-ui';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { useProfile } from '../data.ts';
import { ChangeSchoolCard } from './change-school-card.tsx';
import { ConnectionsCard } from './connections-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PinCard } from './pin-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

/** How one signs in: password, second factor, pictures of the QR card, accounts elsewhere. */
export function SecurityPart() {
  const query = useProfile();
  const isPupil = useCurrentUser()?.userRoles.includes('Pupil') ?? false;
  return (
    <ListState query={query} skeleton="form">
      {(profile) => (
        <>
          {profile.hasPassword && <PasswordCard profile={profile} />}
          {profile.secondFactor.possible && <SecondFactorCard profile={profile} />}
          {profile.hasQrCard && <PinCard profile={profile} />}
          <ConnectionsCard profile={profile} />
          {isPupil && profile.hasPassword && <ChangeSchoolCard />}
        </>
      )}
    </ListState>
  );
}
