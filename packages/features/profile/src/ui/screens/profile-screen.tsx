import { ListState } from '@pausenplatz/kernel-ui';
import { useProfile } from '../data.ts';
import { AccountFrame } from '../parts/account-frame.tsx';
import { EmailCard } from '../parts/email-card.tsx';
import { NamesCard } from '../parts/names-card.tsx';
import { NewsletterCard } from '../parts/newsletter-card.tsx';
import { PictureCard } from '../parts/picture-card.tsx';

/** `/profil`: picture, name and address; `?action=confirm-email` opens the way to confirm the address. */
export function ProfileScreen() {
  const query = useProfile();
  return (
    <AccountFrame section="profil">
      <ListState query={query} skeleton="form">
        {(profile) => (
          <>
            <PictureCard profile={profile} />
            <NamesCard profile={profile} />
            <EmailCard profile={profile} />
            <NewsletterCard profile={profile} />
          </>
        )}
      </ListState>
    </AccountFrame>
  );
}
