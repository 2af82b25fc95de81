import { useApi } from '@pausenplatz/kernel-browser';
import { FormDialog, judgedBy, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { createSet, flashcardLimits, type Level, type Subject } from '../../contract/index.ts';
import { flashcardsUiTexts } from '../../texts.ui.ts';
import { SubjectFields } from '../components/subject-fields.tsx';
import { useAgain } from '../data.ts';

interface Fields {
  readonly title: string;
  readonly subject: Subject | null;
  readonly level: Level | null;
}

/** A new set: its title, and where it belongs; the first card is written right after. */
export function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const { create: texts } = flashcardsUiTexts;
  const api = useApi();
  const navigate = useNavigate();
  const again = useAgain();
  const made = useRef('');
  const form = useForm<Fields>({
    name: 'flashcards-new',
    initial: { title: '', subject: null, level: null },
    judge: judgedBy(createSet, (fields: Fields) => fields),
    send: async (fields, sending) => {
      made.current = (await api.call(createSet, fields, sending)).id;
      again();
    },
  });
  const { subject, level } = form.fields;
  return (
    <FormDialog
      form={form}
      title={texts.title}
      submitLabel={texts.submit}
      onClose={onClose}
      onDone={() => void navigate(`/lernen/karten/bearbeiten/${made.current}`)}
    >
      <TextField form={form} name="title" label={texts.name} maximum={flashcardLimits.titleMaximum} required />
      <SubjectFields
        subject={subject}
        level={level}
        none={texts.none}
        labels={texts}
        onSubject={(value) => form.set('subject', value)}
        onLevel={(value) => form.set('level', value)}
      />
    </FormDialog>
  );
}
