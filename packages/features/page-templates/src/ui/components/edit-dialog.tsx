import { useApi } from '@pausenplatz/kernel-browser';
import { FormDialog, judgedBy, notify, useForm } from '@pausenplatz/kernel-ui';
import { type PageTemplate, updatePageTemplate } from '../../contract/index.ts';
import { pageTemplatesTexts } from '../../texts.ts';
import { useAgain } from '../data.ts';
import { type ToldFields, ToldFieldsPart, toldOf } from './told-fields.tsx';

interface EditDialogProps {
  readonly template: PageTemplate;
  readonly onClose: () => void;
}

/** Changes how a template is called, what it says, and who finds it. */
export function EditDialog({ template, onClose }: EditDialogProps) {
  const { form: texts } = pageTemplatesTexts;
  const api = useApi();
  const again = useAgain();
  const { id, name, description, keywords, audience } = template;
  const form = useForm<ToldFields>({
    name: `page-template:${id}`,
    initial: { name, description, keywords: keywords.join(', '), audience },
    judge: judgedBy(updatePageTemplate, (fields) => ({ id, ...toldOf(fields) })),
    send: async (fields) => {
      await api.call(updatePageTemplate, { id, ...toldOf(fields) });
      notify({ type: 'success', title: texts.changed });
      again();
    },
  });
  return (
    <FormDialog form={form} title={texts.edit} submitLabel={texts.save} onClose={onClose}>
      <ToldFieldsPart form={form} />
    </FormDialog>
  );
}
