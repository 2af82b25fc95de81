import { Button } from '@fluentui/react-components';
import { KeyReset24Regular } from '@fluentui/react-icons/svg/key-reset';
import { markStale, useApi, useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { ConfirmDialog, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listSecondFactors, resetSecondFactor } from '../../contract/helping.ts';
import { helpingTexts } from '../../texts.helping.ts';

const texts = helpingTexts.secondFactor;

interface ResetSecondFactorProps {
  readonly userId: string;
  readonly name: string;
}

/** For admins, in a list of people: takes away the second step of somebody who lost it; nothing where there is none to take. */
export function ResetSecondFactor({ userId, name }: ResetSecondFactorProps) {
  const api = useApi();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { data } = useCall(listSecondFactors, {}, { staleTime: 60_000 });
  const reset = async () => {
    try {
      await api.call(resetSecondFactor, { id: userId });
      notify({ type: 'success', title: texts.done, body: fill(texts.doneBody, { name }) });
    } catch (error) {
      notifyRefusal(error);
    }
    await markStale(client, listSecondFactors);
  };
  if (!data?.userIds.includes(userId)) return null;
  return (
    <>
      <Button
        appearance="subtle"
        icon={<KeyReset24Regular />}
        aria-label={fill(texts.resetFor, { name })}
        title={texts.reset}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          title={fill(texts.title, { name })}
          confirmLabel={texts.reset}
          onClose={() => setAsking(false)}
          onConfirm={() => void reset()}
        >
          {fill(texts.body, { name })}
        </ConfirmDialog>
      )}
    </>
  );
}
