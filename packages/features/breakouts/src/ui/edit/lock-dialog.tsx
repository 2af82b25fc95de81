import { Button, Radio, RadioGroup } from '@fluentui/react-components';
import type { StoredFile } from '@pausenplatz/documents/contract';
import { UploadField } from '@pausenplatz/documents/ui';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { useApi } from '@pausenplatz/kernel-browser';
import { FormDialog, FormField, TextAreaField, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { breakoutLimits as limits, type EditedLock, lockKinds, saveBreakoutLock } from '../../contract/index.ts';
import { lockEditTexts as texts } from '../../texts.edit.ts';
import { HintFields } from './hint-fields.tsx';
import { checkLock, contentOf, fieldsOf } from './lock-fields.ts';
import { SecretFields } from './secret-fields.tsx';

interface LockDialogProps {
  readonly blockId: string;
  /** Null for a new one. */
  readonly lock: EditedLock | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Builds a lock: its part of the story, its task, what opens it, and hints. */
export function LockDialog({ blockId, lock, onSaved, onClose }: LockDialogProps) {
  const api = useApi();
  const [picture, setPicture] = useState<StoredFile | null>(lock?.picture ?? null);
  const form = useForm({
    name: `breakout:${blockId}:${lock?.id ?? 'new'}`,
    initial: fieldsOf(lock),
    check: (fields) => ({ ...(fields.title.trim() === '' && { title: texts.titleMissing }), ...checkLock(fields) }),
    send: async (fields, sending) => {
      await api.call(saveBreakoutLock, { blockId, id: lock?.id ?? null, lock: contentOf(fields, lock) }, sending);
      onSaved();
    },
  });
  const { fields } = form;
  const shown = picture && picture.id === fields.pictureId ? picture : null;
  return (
    <FormDialog form={form} title={lock ? texts.edit : texts.new} submitLabel={texts.save} onClose={onClose}>
      <TextField form={form} name="title" label={texts.title} maximum={limits.lockTitleMaximum} required />
      <TextAreaField form={form} name="story" label={texts.story} rows={2} maximum={limits.storyMaximum} />
      <TextAreaField form={form} name="task" label={texts.task} rows={3} maximum={limits.taskMaximum} />
      <FormField label={texts.kind}>
        <RadioGroup
          layout="horizontal"
          value={fields.kind}
          onChange={(_event, { value }) => form.set('kind', lockKinds.find((one) => one === value) ?? 'number')}
        >
          {lockKinds.map((kind) => (
            <Radio key={kind} value={kind} label={texts.kinds[kind]} />
          ))}
        </RadioGroup>
      </FormField>
      <SecretFields form={form} picture={shown} />
      {shown && fields.kind !== 'points' && <ShownPicture file={shown} alt={fields.alt} sizes="480px" />}
      {fields.pictureId === '' ? (
        <UploadField
          service="breakouts"
          kind="picture"
          label={texts.picture}
          onStored={(stored) => {
            setPicture(stored);
            form.set('pictureId', stored.id);
          }}
        />
      ) : (
        <>
          <TextField form={form} name="alt" label={texts.alt} help={texts.altHelp} maximum={limits.altMaximum} />
          <div>
            <Button
              onClick={() => {
                form.set('pictureId', '');
                form.set('spots', []);
              }}
            >
              {texts.removePicture}
            </Button>
          </div>
        </>
      )}
      {fields.audioId === '' ? (
        <UploadField service="breakouts" kind="sound" label={texts.audio} onStored={({ id }) => form.set('audioId', id)} />
      ) : (
        <FormField label={texts.audio}>
          <Button onClick={() => form.set('audioId', '')}>{texts.removeAudio}</Button>
        </FormField>
      )}
      <HintFields form={form} />
    </FormDialog>
  );
}
