import { Checkbox, Radio, RadioGroup } from '@fluentui/react-components';
import { saveFile } from '@pausenplatz/kernel-browser';
import { FormDialog, FormField, notify, useForm } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { toBitwarden } from '../../rules/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { sealFile } from '../crypto/vault-file.ts';
import type { OpenItem } from '../crypto/vault-words.ts';
import { NewPasswordFields, newPasswordErrors } from './vault-fields.tsx';

const { takeAlong: texts } = passwordsUiTexts;
type Way = 'sealed' | 'plain';

interface TakeAlongDialogProps {
  readonly items: readonly OpenItem[];
  readonly onClose: () => void;
}

/** The entries as a file: sealed by a password of its own, or open, which one has to want. */
export function TakeAlongDialog({ items, onClose }: TakeAlongDialogProps) {
  const [way, setWay] = useState<Way>('sealed');
  const [isSure, setSure] = useState(false);
  const form = useForm({
    initial: { password: '', repeat: '', sure: '' },
    secrets: ['password', 'repeat'],
    check: (fields) => (way === 'sealed' ? newPasswordErrors(fields) : { sure: isSure ? undefined : texts.plainMissing }),
    send: async ({ password }) => {
      const [name, content] =
        way === 'sealed' ? [texts.sealedFile, await sealFile(items, password)] : [texts.plainFile, toBitwarden(items)];
      saveFile(name, JSON.stringify(content, null, 1), 'application/json');
    },
  });
  return (
    <FormDialog
      form={form}
      title={texts.title}
      submitLabel={texts.save}
      onClose={onClose}
      onDone={() => notify({ type: 'success', title: texts.saved })}
    >
      <FormField label={texts.how} help={way === 'sealed' ? texts.sealedHelp : texts.plainHelp}>
        <RadioGroup value={way} onChange={(_event, { value }) => setWay(value === 'plain' ? 'plain' : 'sealed')}>
          <Radio value="sealed" label={texts.sealed} />
          <Radio value="plain" label={texts.plain} />
        </RadioGroup>
      </FormField>
      {way === 'sealed' ? (
        <NewPasswordFields label={texts.password} form={form} />
      ) : (
        <FormField label="" error={form.errors.sure}>
          <Checkbox checked={isSure} label={texts.plainSure} onChange={() => setSure(!isSure)} />
        </FormField>
      )}
    </FormDialog>
  );
}
