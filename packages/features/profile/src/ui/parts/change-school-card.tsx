import { Button } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { CopyButton } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { inviteMyself } from '../../contract/index.ts';
import { ownTexts } from '../../texts.ts';
import { AskPassword, OwnCard, useOwnStyles } from '@pausenplatz/account/ui';

const texts = ownTexts.changeSchool;

/** A pupil's own code, with which a new school takes the account over. */
export function ChangeSchoolCard() {
  const styles = useOwnStyles();
  const api = useApi();
  const [isAsking, setAsking] = useState(false);
  const [given, setGiven] = useState<OutputOf<typeof inviteMyself> | null>(null);
  const ask = async (password: string) => {
    setGiven(await api.call(inviteMyself, { password }));
    setAsking(false);
  };
  return (
    <OwnCard title={texts.title} lead={given ? fill(texts.given, { day: longDay(given.until) }) : texts.lead}>
      {given && <p className={styles.code}>{given.code}</p>}
      {isAsking ? (
        <AskPassword submit={texts.make} onPassword={ask} onCancel={() => setAsking(false)} />
      ) : (
        <div className={styles.actions}>
          {given && <CopyButton text={given.code} label={texts.copy} />}
          {!given && <Button onClick={() => setAsking(true)}>{texts.make}</Button>}
        </div>
      )}
    </OwnCard>
  );
}
