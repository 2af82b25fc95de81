import { fill } from '@pausenplatz/kernel-contract';
import { FormDialog, judgedBy, notify, TextField, useForm } from '@pausenplatz/kernel-ui';
import { takePupilOver } from '../../contract/index.ts';
import { classTexts as texts } from '../../texts.screens.ts';
import { classViews, useChange } from '../data.ts';

/** Takes a pupil of another school into the class, by the code of that school or of the pupil. */
export function TakeOverDialog({ classId, onClose }: { readonly classId: string; readonly onClose: () => void }) {
  const take = useChange(takePupilOver, classViews);
  const form = useForm({
    initial: { code: '' },
    judge: judgedBy(takePupilOver, ({ code }) => ({ classId, code: code.trim() })),
    send: async ({ code }) => {
      const { pupil } = await take({ classId, code: code.trim() });
      notify({ type: 'success', title: fill(texts.takenOver, { name: `${pupil.firstName} ${pupil.lastName}` }) });
    },
  });
  return (
    <FormDialog form={form} title={texts.takeOverTitle} submitLabel={texts.takeOver} onClose={onClose}>
      <p>{texts.takeOverBody}</p>
      <TextField
        form={form}
        name="code"
        label={texts.takeOverCode}
        maximum={40}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        required
      />
    </FormDialog>
  );
}
