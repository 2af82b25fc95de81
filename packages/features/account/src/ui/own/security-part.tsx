import { ListState } from '@pausenplatz/kernel-ui';
import { useProfile } from '../data.ts';
import { ConnectionsCard } from './connections-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PinCard } from './pin-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';

/** How one signs in: password, second factor, pictures of the QR card, accounts elsewhere. */
export function SecurityPart() {
  const query = useProfile();
  return (
    <ListState query={query} skeleton="form">
      {(profile) => (
        <>
          {profile.hasPassword && <PasswordCard profile={profile} />}
          {profile.secondFactor.possible && <SecondFactorCard profile={profile} />}
          {profile.hasQrCard && <PinCard profile={profile} />}
          <ConnectionsCard profile={profile} />
        </>
      )}
    </ListState>
  );
}
