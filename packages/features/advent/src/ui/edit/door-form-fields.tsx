import { Radio, RadioGroup, Select, Textarea } from '@fluentui/react-components';
import type { StoredFile } from '@pausenplatz/documents/contract';
import { UploadField } from '@pausenplatz/documents/ui';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { fill } from '@pausenplatz/kernel-contract';
import { type Form, FormField, TextField } from '@pausenplatz/kernel-ui';
import { adventLimits, type DoorKind } from '../../contract/index.ts';
import { editTexts } from '../../texts.edit.ts';
import { BlockFields } from './block-fields.tsx';
import type { DoorFields } from './door-fields.ts';
import { DoorPreview } from './door-preview.tsx';

const { door: texts, doors } = editTexts;
const kinds: readonly DoorKind[] = ['text', 'picture', 'video', 'audio', 'link', 'quiz', 'block'];
const uploadKind = { picture: 'picture', video: 'video', audio: 'sound' } as const;

/** A file that is chosen: what is there already, or what was just uploaded. */
export type ChosenFile = StoredFile;

interface DoorFormFieldsProps {
  /** What stands on the door. */
  readonly label: string;
  readonly form: Form<DoorFields>;
  readonly file: ChosenFile | null;
  readonly onFile: (file: StoredFile) => void;
}

/** The fields of what is behind a door, by its kind. */
export function DoorFormFields({ label, form, file, onFile }: DoorFormFieldsProps) {
  const { kind } = form.fields;
  return (
    <>
      <FormField label={texts.kind}>
        <RadioGroup
          layout="horizontal"
          value={kind}
          onChange={(_event, { value }) => form.set('kind', kinds.find((one) => one === value) ?? 'text')}
        >
          {kinds.map((one) => (
            <Radio key={one} value={one} label={doors.kinds[one]} />
          ))}
        </RadioGroup>
      </FormField>
      <TextField form={form} name="title" label={texts.heading} maximum={adventLimits.doorTitleMaximum} />
      <FormField label={texts.text} error={form.errors.text} required={kind === 'text'}>
        <Textarea
          name="text"
          value={form.fields.text}
          rows={kind === 'text' ? 6 : 3}
          resize="vertical"
          maxLength={adventLimits.textMaximum}
          onChange={(_event, { value }) => form.type('text', value)}
        />
      </FormField>
      <OfKind form={form} file={file} onFile={onFile} />
      <DoorPreview label={label} fields={form.fields} file={file} />
    </>
  );
}

function OfKind({ form, file, onFile }: Omit<DoorFormFieldsProps, 'label'>) {
  const { kind } = form.fields;
  switch (kind) {
    case 'text':
      return null;
    case 'picture':
    case 'video':
    case 'audio':
      return (
        <>
          {file && file.id === form.fields.fileId && <Chosen file={file} />}
          <UploadField
            key={kind}
            service="advent"
            kind={uploadKind[kind]}
            label={texts.file[kind]}
            error={form.errors.fileId}
            onStored={(stored) => {
              onFile(stored);
              form.set('fileId', stored.id);
            }}
          />
          {kind === 'picture' && (
            <TextField form={form} name="alt" label={texts.alt} help={texts.altHelp} maximum={adventLimits.leadMaximum} />
          )}
        </>
      );
    case 'link':
      return (
        <TextField
          form={form}
          name="url"
          label={texts.url}
          help={texts.urlHelp}
          maximum={adventLimits.linkMaximum}
          autoCapitalize="off"
          spellCheck={false}
          required
        />
      );
    case 'quiz':
      return <QuizFields form={form} />;
    case 'block':
      return <BlockFields form={form} />;
  }
}

function Chosen({ file }: { readonly file: ChosenFile }) {
  if (file.mimeType.startsWith('image/')) return <ShownPicture file={file} alt={texts.chosen} sizes="240px" />;
  if (file.mimeType.startsWith('audio/'))
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- sound that was just chosen, to be listened to before it is sent
    return <audio controls preload="none" src={file.url} aria-label={texts.chosen} />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- a film that was just chosen, to be looked at before it is sent
  return <video controls playsInline preload="none" width={320} src={file.url} aria-label={texts.chosen} />;
}

function QuizFields({ form }: { readonly form: Form<DoorFields> }) {
  const { answers, right } = form.fields;
  return (
    <>
      <TextField form={form} name="question" label={texts.question} maximum={adventLimits.questionMaximum} required />
      {answers.map((answer, index) => (
        <FormField
          key={index}
          label={fill(texts.answer, { number: index + 1 })}
          {...(index === 0 && { error: form.errors.answers })}
          {...(index === answers.length - 1 && { help: texts.answerHelp })}
        >
          <Textarea
            rows={1}
            value={answer}
            maxLength={adventLimits.answerMaximum}
            onChange={(_event, { value }) =>
              form.set(
                'answers',
                answers.map((one, at) => (at === index ? value : one)),
              )
            }
          />
        </FormField>
      ))}
      <FormField label={texts.right}>
        <Select value={right} onChange={(_event, { value }) => form.set('right', value)}>
          {answers.map((answer, index) => (
            <option key={index} value={index} disabled={answer.trim() === ''}>
              {answer.trim() || fill(texts.answer, { number: index + 1 })}
            </option>
          ))}
        </Select>
      </FormField>
    </>
  );
}
