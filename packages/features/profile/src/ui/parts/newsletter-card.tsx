import { Switch } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { OwnProfile } from '../../contract/index.ts';
import { ownTexts } from '../../texts.ts';
import { useUpdateProfile } from '../data.ts';
import { OwnCard } from '@pausenplatz/account/ui';

const texts = ownTexts.newsletter;

/** The operator's newsletter, where there is one; what its service answers instead of "ok" is shown as a warning. */
export function NewsletterCard({ profile }: { readonly profile: OwnProfile }) {
  const update = useUpdateProfile();
  const [wished, setWished] = useState<boolean | null>(null);
  const { newsletter, email, emailConfirmed } = profile;
  if (newsletter === null) return null;
  if (!newsletter && (email === null || !emailConfirmed)) return <OwnCard title={texts.title} lead={texts.confirmFirst} />;
  const change = async (value: boolean) => {
    setWished(value);
    try {
      await update({ key: 'newsletter', value });
      notify({ type: 'success', title: value ? texts.on : texts.off });
    } catch (error) {
      notifyRefusal(error);
    } finally {
      setWished(null);
    }
  };
  return (
    <OwnCard title={texts.title} lead={fill(texts.lead, { email: email ?? '' })}>
      <Switch
        label={texts.label}
        checked={wished ?? newsletter}
        onChange={(_event, { checked }) => wished === null && void change(checked)}
      />
    </OwnCard>
  );
}
