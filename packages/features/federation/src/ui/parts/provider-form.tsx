import { federationTexts, providerTexts } from '../../texts.ts';
import { Button, Radio, RadioGroup, Switch } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { FormField, notify, TextField, useForm } from '@pausenplatz/kernel-ui';
import { isIssuerAddress, providerKinds, saveProvider } from '../../contract/index.ts';
import { emptySentence, EntryForm, FormMessage, PasswordInput } from '@pausenplatz/account/ui';
import type { Provider } from './providers-part.tsx';

const texts = providerTexts;

interface ProviderFormProps {
  readonly schoolId: string;
  /** null: a new one. */
  readonly provider: Provider | null;
  readonly onClose: () => void;
}

/** Sets up an identity provider or changes one; the secret is written and never shown again. */
export function ProviderForm({ schoolId, provider, onClose }: ProviderFormProps) {
  const api = useApi();
  const form = useForm({
    name: `provider-${provider?.id ?? 'new'}`,
    initial: {
      kind: provider?.kind ?? 'entra',
      name: provider?.name ?? '',
      issuer: provider?.issuer ?? '',
      clientId: provider?.clientId ?? '',
      clientSecret: '',
      matchClaim: provider?.matchClaim ?? '',
      enabled: provider?.enabled === false ? '' : 'yes',
    },
    secrets: ['clientSecret'],
    check: ({ name, issuer, clientId, clientSecret, matchClaim }) => ({
      name: emptySentence(name),
      issuer: emptySentence(issuer) ?? (isIssuerAddress(issuer.trim()) ? undefined : federationTexts.issuerWrong),
      clientId: emptySentence(clientId),
      clientSecret: provider ? undefined : emptySentence(clientSecret),
      matchClaim: /^[\w.:/-]*$/.test(matchClaim.trim()) ? undefined : texts.claimWrong,
    }),
    send: async ({ kind, name, issuer, clientId, clientSecret, matchClaim, enabled }) => {
      const { isReachable } = await api.call(saveProvider, {
        schoolId,
        id: provider?.id ?? null,
        kind,
        name,
        issuer: issuer.trim(),
        clientId,
        clientSecret: clientSecret === '' ? null : clientSecret,
        matchClaim: matchClaim.trim() === '' ? null : matchClaim.trim(),
        enabled: enabled !== '',
      });
      if (isReachable) notify({ type: 'success', title: texts.saved });
      else notify({ type: 'warning', title: texts.silent, body: texts.silentBody, timeoutMs: 12_000 });
      onClose();
    },
  });
  const { fields, errors } = form;
  const isOtherIssuer = provider !== null && provider.linked > 0 && fields.issuer.trim() !== provider.issuer;
  return (
    <EntryForm
      plain
      form={form}
      label={provider ? fill(texts.editNamed, { name: provider.name }) : texts.add}
      submit={texts.save}
      more={<Button onClick={onClose}>{texts.cancel}</Button>}
    >
      <FormField label={texts.kind}>
        <RadioGroup
          value={fields.kind}
          onChange={(_event, { value }) => form.set('kind', providerKinds.find((one) => one === value) ?? 'other')}
        >
          {providerKinds.map((kind) => (
            <Radio key={kind} value={kind} label={texts.kinds[kind]} />
          ))}
        </RadioGroup>
      </FormField>
      <TextField form={form} name="name" label={texts.name} autoComplete="off" />
      <TextField
        form={form}
        name="issuer"
        type="url"
        label={texts.issuer}
        autoComplete="off"
        {...(fields.kind === 'entra' && { help: texts.issuerHelp })}
      />
      {isOtherIssuer && <FormMessage>{texts.issuerOther}</FormMessage>}
      <TextField form={form} name="clientId" label={texts.clientId} autoComplete="off" />
      <FormField label={texts.clientSecret} help={provider ? texts.secretKept : undefined} error={errors.clientSecret}>
        <PasswordInput
          name="clientSecret"
          autoComplete="off"
          value={fields.clientSecret}
          onText={(text) => form.set('clientSecret', text)}
        />
      </FormField>
      <TextField form={form} name="matchClaim" label={texts.matchClaim} help={texts.matchHelp} autoComplete="off" />
      <Switch
        label={texts.enabled}
        checked={fields.enabled !== ''}
        onChange={(_event, { checked }) => form.set('enabled', checked ? 'yes' : '')}
      />
    </EntryForm>
  );
}
