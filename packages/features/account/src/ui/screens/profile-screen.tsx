import { ListState } from '@pausenplatz/kernel-ui';
import { useProfile } from '../data.ts';
import { AccountFrame } from '../own/account-frame.tsx';
import { EmailCard } from '../own/email-card.tsx';
import { NamesCard } from '../own/names-card.tsx';
import { NewsletterCard } from '../own/newsletter-card.tsx';
import { PictureCard } from '../own/picture-card.tsx';

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
