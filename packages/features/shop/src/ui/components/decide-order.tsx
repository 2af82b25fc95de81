import { Button, makeStyles } from '@fluentui/react-components';
import { markStale, useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { FormDialog, judgedBy, notify, notifyRefusal, TextAreaField, useForm } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { decideOrder, getShop, listOrders, shopLimits } from '../../contract/index.ts';
import { shopUiTexts } from '../../texts.ui.ts';

const texts = shopUiTexts.decide;

const useStyles = makeStyles({ buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' } });

interface DecideOrderProps {
  readonly id: string;
  readonly number: string;
}

/** Both ways for an order that waits; declining asks for a word, because somebody reads it. */
export function DecideOrder({ id, number }: DecideOrderProps) {
  const styles = useStyles();
  const api = useApi();
  const readAgain = useReadOrders();
  const [isBusy, setBusy] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const approve = async () => {
    setBusy(true);
    try {
      await api.call(decideOrder, { id, decision: 'approve' });
      notify({ type: 'success', title: fill(texts.approved, { number }) });
    } catch (error) {
      notifyRefusal(error);
    } finally {
      await readAgain();
      setBusy(false);
    }
  };
  return (
    <div className={styles.buttons}>
      <Button appearance="primary" aria-label={fill(texts.approveOf, { number })} disabledFocusable={isBusy} onClick={() => void approve()}>
        {texts.approve}
      </Button>
      <Button aria-label={fill(texts.declineOf, { number })} disabledFocusable={isBusy} onClick={() => setDeclining(true)}>
        {texts.decline}
      </Button>
      {isDeclining && <DeclineDialog id={id} number={number} onClose={() => setDeclining(false)} />}
    </div>
  );
}

function useReadOrders(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all([markStale(client, listOrders, {}), markStale(client, getShop, {})]);
}

function DeclineDialog({ id, number, onClose }: DecideOrderProps & { readonly onClose: () => void }) {
  const api = useApi();
  const readAgain = useReadOrders();
  const form = useForm({
    name: `shop-decline:${id}`,
    initial: { word: '' },
    judge: judgedBy(decideOrder, ({ word }: { readonly word: string }) => ({ id, decision: 'decline' as const, word })),
    send: async ({ word }, sending) => {
      await api.call(decideOrder, { id, decision: 'decline', word }, sending).catch((error: unknown) => {
        // Somebody may have decided meanwhile.
        void readAgain();
        throw error;
      });
      notify({ type: 'success', title: fill(texts.declined, { number }) });
    },
  });
  return (
    <FormDialog
      form={form}
      title={fill(texts.title, { number })}
      submitLabel={texts.decline}
      onClose={onClose}
      onDone={() => void readAgain()}
    >
      <p>{texts.body}</p>
      <TextAreaField
        form={form}
        name="word"
        label={texts.word}
        help={texts.wordHelp}
        maximum={shopLimits.decisionMaximum}
        rows={3}
        required
      />
    </FormDialog>
  );
}
