import { Radio, RadioGroup } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { FormDialog, FormField, judgedBy, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { adventLimits, createAdvent } from '../../contract/index.ts';
import { editTexts } from '../../texts.edit.ts';

/** A new calendar: its title, and whose it is. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const { add: texts, list } = editTexts;
  const api = useApi();
  const navigate = useNavigate();
  const user = useCurrentUser();
  const classes = user?.schoolClasses ?? [];
  const made = useRef('');
  const inputOf = ({ title, schoolClass }: { readonly title: string; readonly schoolClass: string }) => ({
    title,
    schoolClassId: schoolClass === '' ? null : schoolClass,
  });
  const form = useForm({
    name: 'advent-new',
    initial: { title: '', schoolClass: user?.currentSchoolClass ?? classes[0]?.id ?? '' },
    judge: judgedBy(createAdvent, inputOf),
    send: async (fields, sending) => {
      made.current = (await api.call(createAdvent, inputOf(fields), sending)).id;
    },
  });
  return (
    <FormDialog
      form={form}
      title={list.add}
      submitLabel={texts.create}
      onClose={onClose}
      onDone={() => void navigate(`/tools/advent/bearbeiten/${made.current}`)}
    >
      <TextField form={form} name="title" label={texts.title} help={texts.titleHelp} maximum={adventLimits.titleMaximum} required />
      <FormField label={texts.schoolClass}>
        <RadioGroup value={form.fields.schoolClass} onChange={(_event, { value }) => form.set('schoolClass', value)}>
          {classes.map(({ id, name }) => (
            <Radio key={id} value={id} label={fill(texts.withClass, { name })} />
          ))}
          <Radio value="" label={texts.alone} />
        </RadioGroup>
      </FormField>
    </FormDialog>
  );
}
