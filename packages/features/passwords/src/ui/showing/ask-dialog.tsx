import { PasswordInput } from '@pausenplatz/account/ui';
import { useApi } from '@pausenplatz/kernel-browser';
import { FormDialog, FormField, judgedBy, useForm } from '@pausenplatz/kernel-ui';
import { useRef } from 'react';
import { provePresence } from '../../contract/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import type { Showing } from './use-shown.ts';

/** Asks for the own password before one is shown; drawn while it is asked. */
export function AskDialog({ showing }: { readonly showing: Showing }) {
  return showing.isAsking ? <Asking showing={showing} /> : null;
}

function Asking({ showing }: { readonly showing: Showing }) {
  const { ask: texts } = passwordsUiTexts;
  const api = useApi();
  const given = useRef<string | null>(null);
  const form = useForm({
    initial: { password: '' },
    secrets: ['password'],
    judge: judgedBy(provePresence, (fields: { readonly password: string }) => fields),
    send: async (fields) => {
      given.current = (await api.call(provePresence, fields)).proof;
    },
  });
  return (
    <FormDialog
      form={form}
      title={texts.title}
      submitLabel={texts.submit}
      // Closed by its sending as well: then the proof is there.
      onClose={() => (given.current === null ? showing.giveUp() : showing.proven(given.current))}
    >
      <p>{texts.body}</p>
      <FormField label={texts.password} error={form.errors.password} required>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={form.fields.password}
          onText={(text) => form.set('password', text)}
        />
      </FormField>
    </FormDialog>
  );
}
