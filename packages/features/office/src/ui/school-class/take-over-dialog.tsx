import { Input } from '@fluentui/react-components';
import { fill, kernelTexts } from '@pausenplatz/kernel-contract';
import { FormField, notify } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { takePupilOver } from '../../contract/index.ts';
import { classTexts as texts } from '../../texts.screens.ts';
import { classViews, useChange } from '../data.ts';
import { FormModal } from '../form-modal.tsx';

/** Takes a pupil of another school into the class, by the code of that school or of the pupil. */
export function TakeOverDialog({ classId, onClose }: { readonly classId: string; readonly onClose: () => void }) {
  const take = useChange(takePupilOver, classViews);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const isReady = () => {
    setError(code.trim() === '' ? kernelTexts.fields.required : undefined);
    return code.trim() !== '';
  };
  const submit = async () => {
    const { pupil } = await take({ classId, code: code.trim() });
    notify({ type: 'success', title: fill(texts.takenOver, { name: `${pupil.firstName} ${pupil.lastName}` }) });
  };
  return (
    <FormModal
      title={texts.takeOverTitle}
      submitLabel={texts.takeOver}
      onClose={onClose}
      isReady={isReady}
      onSubmit={submit}
      onFields={(fields) => setError(fields['code'])}
      kept={code}
    >
      <p>{texts.takeOverBody}</p>
      <FormField label={texts.takeOverCode} error={error} required>
        <Input
          value={code}
          maxLength={40}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={(_event, { value }) => setCode(value)}
        />
      </FormField>
    </FormModal>
  );
}
