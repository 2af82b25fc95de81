import { Checkbox, Select } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import type { PageToolProps } from '@pausenplatz/kernel-host';
import { FormDialog, FormField, judgedBy, notify, useForm } from '@pausenplatz/kernel-ui';
import { makePageTemplate, type PageTemplate, renewPageTemplate } from '../../contract/index.ts';
import { pageTemplatesTexts } from '../../texts.ts';
import { useAgain, useTemplates } from '../data.ts';
import { type ToldFields, ToldFieldsPart, toldOf } from './told-fields.tsx';
import { useTemplateStyles } from '../styles.ts';

interface SaveDialogProps extends PageToolProps {
  /** The template that is to become what the page is today. */
  readonly renews?: PageTemplate;
}

interface SaveFields extends ToldFields {
  /** A template that is renewed; empty for a new one. */
  readonly target: string;
  readonly withBelow: boolean;
  readonly namesSeen: boolean;
}

/** Makes a template out of a page, or renews one that was made of it. */
export function SaveDialog({ page, renews, onClose }: SaveDialogProps) {
  const { form: texts } = pageTemplatesTexts;
  const styles = useTemplateStyles();
  const api = useApi();
  const again = useAgain();
  const own = useTemplates({ of: 'own' });
  const ofPage = renews ? [renews] : (own.data?.templates.filter(({ source }) => source?.id === page.id) ?? []);
  const form = useForm<SaveFields>({
    name: `page-template-of:${page.id}`,
    initial: {
      target: renews?.id ?? '',
      name: page.title,
      description: '',
      keywords: '',
      audience: 'own',
      withBelow: renews?.withBelow ?? page.hasBelow,
      namesSeen: false,
    },
    judge: judgedBy(makePageTemplate, (fields) => ({ pageId: page.id, withBelow: fields.withBelow, ...toldOf(fields) })),
    send: async ({ target, withBelow, namesSeen, ...told }, sending) => {
      const taken = { pageId: page.id, withBelow, namesSeen };
      if (target === '') await api.call(makePageTemplate, { ...taken, ...toldOf(told) }, sending);
      else await api.call(renewPageTemplate, { id: target, ...taken });
      notify({ type: 'success', title: target === '' ? texts.made : texts.renewed });
      again();
    },
  });
  const { target, withBelow, namesSeen } = form.fields;
  const chosen = ofPage.find(({ id }) => id === target);
  const asksNames = namesSeen || form.refused?.code === 'PAGE_TEMPLATE_NAMES_CHILDREN';
  return (
    <FormDialog
      form={form}
      title={renews ? fill(texts.renew, { name: renews.name }) : texts.make}
      submitLabel={texts.save}
      onClose={onClose}
    >
      {!renews && ofPage.length > 0 && (
        <FormField label={texts.target}>
          <Select value={target} onChange={(_event, { value }) => form.set('target', value)}>
            <option value="">{texts.newTemplate}</option>
            {ofPage.map(({ id, name }) => (
              <option key={id} value={id}>
                {fill(texts.renewOne, { name })}
              </option>
            ))}
          </Select>
        </FormField>
      )}
      {target === '' && <ToldFieldsPart form={form} />}
      {page.hasBelow && (
        <Checkbox label={texts.withBelow} checked={withBelow} onChange={(_event, { checked }) => form.set('withBelow', checked === true)} />
      )}
      {asksNames && (
        <Checkbox label={texts.names} checked={namesSeen} onChange={(_event, { checked }) => form.set('namesSeen', checked === true)} />
      )}
      <p className={styles.quiet}>{chosen ? fill(texts.renewHelp, { page: page.title }) : texts.help}</p>
    </FormDialog>
  );
}
