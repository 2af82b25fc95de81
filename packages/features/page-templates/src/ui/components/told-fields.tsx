import { Radio, RadioGroup } from '@fluentui/react-components';
import { type Form, FormField, TextAreaField, TextField } from '@pausenplatz/kernel-ui';
import { type Audience, audiences, pageTemplateLimits as limits } from '../../contract/index.ts';
import { keywordsIn } from '../../rules/keywords.ts';
import { pageTemplatesTexts } from '../../texts.ts';

/** What a template says of itself, as it is typed. */
export interface ToldFields {
  readonly name: string;
  readonly description: string;
  readonly keywords: string;
  readonly audience: Audience;
}

/** The same as the server takes it. */
export const toldOf = ({ name, description, keywords, audience }: ToldFields) => ({
  name,
  description,
  audience,
  keywords: keywordsIn(keywords),
});

/** Fields of what a template says of itself. */
export function ToldFieldsPart({ form }: { readonly form: Form<ToldFields> }) {
  const { form: texts, audiences: words } = pageTemplatesTexts;
  return (
    <>
      <TextField form={form} name="name" label={texts.name} help={texts.nameHelp} maximum={limits.nameMaximum} required />
      <TextAreaField form={form} name="description" label={texts.description} rows={3} maximum={limits.descriptionMaximum} />
      <TextField form={form} name="keywords" label={texts.keywords} help={texts.keywordsHelp} maximum={400} />
      <FormField label={texts.audience}>
        <RadioGroup
          layout="horizontal"
          value={form.fields.audience}
          onChange={(_event, { value }) => form.set('audience', audiences.find((one) => one === value) ?? 'own')}
        >
          {audiences.map((one) => (
            <Radio key={one} value={one} label={words[one]} />
          ))}
        </RadioGroup>
      </FormField>
    </>
  );
}
