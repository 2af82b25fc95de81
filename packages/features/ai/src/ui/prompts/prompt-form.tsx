import { Dropdown, makeStyles, MessageBar, MessageBarBody, Option, tokens } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { FormDialog, FormField, judgedBy, notify, TextAreaField, TextField, useForm } from '@pausenplatz/kernel-ui';
import { useRef } from 'react';
import {
  aiLimits as limits,
  createPrompt,
  type Prompt,
  promptCategories,
  type PromptCategory,
  updatePrompt,
} from '../../contract/index.ts';
import { variablesOf } from '../../rules/index.ts';
import { aiPromptTexts } from '../../texts.prompt-lists.ts';
import { useNameLists } from '../data.ts';
import { useReadPrompts } from './data.ts';
import { SeenNames } from './seen-names.tsx';

const { form: texts, categories } = aiPromptTexts;

const useStyles = makeStyles({ fields: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' } });

interface Fields {
  readonly title: string;
  readonly category: PromptCategory;
  readonly text: string;
}

const blank: Fields = { title: '', category: 2, text: '' };

interface PromptFormProps {
  /** Null: a new one. */
  readonly prompt: Prompt | null;
  readonly onClose: () => void;
  readonly onMade?: (id: string) => void;
}

/** Writes a prompt: what it is called, what it is about, and its text with the fields that it will have. */
export function PromptForm({ prompt, onClose, onMade }: PromptFormProps) {
  const styles = useStyles();
  const api = useApi();
  const again = useReadPrompts();
  const lists = useNameLists();
  const made = useRef('');
  const form = useForm<Fields>({
    name: `ki:prompt:${prompt?.id ?? 'new'}`,
    initial: prompt ? { title: prompt.title, category: prompt.category, text: prompt.text } : blank,
    // It is read by the whole school at once: nothing goes there before the names are looked through.
    check: () => (prompt?.isShared && !lists.data ? { text: texts.namesFirst } : {}),
    judge: judgedBy(createPrompt, (fields) => fields),
    send: async (fields, sending) => {
      const stored = prompt ? await api.call(updatePrompt, { id: prompt.id, ...fields }) : await api.call(createPrompt, fields, sending);
      made.current = stored.id;
      notify({ type: 'success', title: texts.saved });
      again();
    },
  });
  const names = variablesOf(form.fields.text);
  return (
    <FormDialog
      form={form}
      title={prompt ? texts.edit : texts.create}
      submitLabel={texts.save}
      onClose={onClose}
      onDone={() => onMade?.(made.current)}
    >
      {prompt?.isShared && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{texts.isShared}</MessageBarBody>
        </MessageBar>
      )}
      <TextField form={form} name="title" label={texts.title} maximum={limits.promptTitle} required />
      <FormField label={texts.category}>
        <Dropdown
          value={categories[form.fields.category]}
          selectedOptions={[String(form.fields.category)]}
          onOptionSelect={(_event, { optionValue }) =>
            form.set('category', promptCategories.find((one) => String(one) === optionValue) ?? blank.category)
          }
        >
          {promptCategories.map((one) => (
            <Option key={one} value={String(one)}>
              {categories[one]}
            </Option>
          ))}
        </Dropdown>
      </FormField>
      <TextAreaField form={form} name="text" label={texts.text} help={texts.textHelp} rows={10} maximum={limits.promptText} required />
      {prompt?.isShared && <SeenNames text={`${form.fields.title}\n${form.fields.text}`} />}
      <p className={styles.fields}>{names.length === 0 ? texts.noFields : fill(texts.fields, { names: names.join(', ') })}</p>
    </FormDialog>
  );
}
