import { Button } from '@fluentui/react-components';
import type { StoredFile } from '@pausenplatz/documents/contract';
import { fill } from '@pausenplatz/kernel-contract';
import { type Form, FormField, TextAreaField, TextField } from '@pausenplatz/kernel-ui';
import { breakoutLimits as limits } from '../../contract/index.ts';
import { lockEditTexts as texts } from '../../texts.edit.ts';
import { SpotPicture } from '../play/keys/spot-picture.tsx';
import { CodeField } from './code-field.tsx';
import type { LockFields } from './lock-fields.ts';

/** What opens a lock, by its kind. */
export function SecretFields({ form, picture }: { readonly form: Form<LockFields>; readonly picture: StoredFile | null }) {
  const { kind, spots } = form.fields;
  switch (kind) {
    case 'number':
      return <TextField form={form} name="number" label={texts.number} maximum={limits.numberMaximum} inputMode="decimal" required />;
    case 'word':
      return (
        <TextAreaField
          form={form}
          name="words"
          label={texts.words}
          help={fill(texts.wordsHelp, { count: limits.words })}
          rows={2}
          required
        />
      );
    case 'colors':
    case 'directions':
      return <CodeField key={kind} form={form} kind={kind} />;
    case 'points':
      return (
        <FormField
          label={texts.points}
          help={picture ? fill(texts.pointsHelp, { count: limits.spots }) : texts.pointsNeed}
          error={form.errors.spots}
        >
          <div>
            {picture && (
              <SpotPicture
                file={picture}
                alt={form.fields.alt}
                label={texts.points}
                spots={spots}
                onSpot={(spot) => form.set('spots', [...spots, spot].slice(-limits.spots))}
              />
            )}
            {spots.length > 0 && <Button onClick={() => form.set('spots', [])}>{texts.pointsClear}</Button>}
          </div>
        </FormField>
      );
    case 'order':
      return (
        <TextAreaField
          form={form}
          name="items"
          label={texts.items}
          help={fill(texts.itemsHelp, { minimum: limits.itemsMinimum, maximum: limits.items })}
          rows={4}
          required
        />
      );
  }
}
