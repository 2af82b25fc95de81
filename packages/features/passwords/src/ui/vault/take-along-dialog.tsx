import { Checkbox, Radio, RadioGroup } from '@fluentui/react-components';
import { saveFile } from '@pausenplatz/kernel-browser';
import { FormDialog, FormField, notify, useForm } from '@pausenplatz/kernel-ui';
import { toBitwarden } from '../../rules/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { sealFile } from '../crypto/vault-file.ts';
import type { OpenItem } from '../crypto/vault-words.ts';
import { saidAbove } from './said.ts';
import { NewPasswordFields, newPasswordErrors } from './vault-fields.tsx';

const { takeAlong: texts } = passwordsUiTexts;

interface TakeAlongDialogProps {
  readonly items: readonly OpenItem[];
  readonly onClose: () => void;
}

interface Fields {
  readonly way: 'sealed' | 'plain';
  readonly isSure: boolean;
  readonly password: string;
  readonly repeat: string;
}

/** The entries as a file: sealed by a password of its own, or open, which one has to want. */
export function TakeAlongDialog({ items, onClose }: TakeAlongDialogProps) {
  const form = useForm<Fields>({
    initial: { way: 'sealed', isSure: false, password: '', repeat: '' },
    secrets: ['password', 'repeat'],
    check: (fields) => (fields.way === 'sealed' ? newPasswordErrors(fields) : { isSure: fields.isSure ? undefined : texts.plainMissing }),
    send: async ({ way, password }) => {
      const isSealed = way === 'sealed';
      const content = isSealed ? await saidAbove(sealFile(items, password)) : toBitwarden(items);
      saveFile(isSealed ? texts.sealedFile : texts.plainFile, JSON.stringify(content, null, 1), 'application/json');
    },
  });
  const { way, isSure } = form.fields;
  return (
    <FormDialog
      form={form}
      title={texts.title}
      submitLabel={texts.save}
      onClose={onClose}
      onDone={() => notify({ type: 'success', title: texts.saved })}
    >
      <FormField label={texts.how} help={way === 'sealed' ? texts.sealedHelp : texts.plainHelp}>
        <RadioGroup value={way} onChange={(_event, { value }) => form.set('way', value === 'plain' ? 'plain' : 'sealed')}>
          <Radio value="sealed" label={texts.sealed} />
          <Radio value="plain" label={texts.plain} />
        </RadioGroup>
      </FormField>
      {way === 'sealed' ? (
        <NewPasswordFields label={texts.password} form={form} />
      ) : (
        <FormField label={texts.plainRisk} error={form.errors.isSure}>
          <Checkbox checked={isSure} label={texts.plainSure} onChange={() => form.set('isSure', !isSure)} />
        </FormField>
      )}
    </FormDialog>
  );
}
