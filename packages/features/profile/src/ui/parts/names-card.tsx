import { Button, Input } from '@fluentui/react-components';
import { FormField, notify, RefusalBar, TextField, useForm } from '@pausenplatz/kernel-ui';
import type { OwnProfile } from '../../contract/index.ts';
import { ownTexts } from '../../texts.ts';
import { useUpdateProfile } from '../data.ts';
import { emptySentence, OwnCard, useOwnStyles } from '@pausenplatz/account/ui';

const texts = ownTexts.profile;

/** First and last name; those of pupils are the school's. */
export function NamesCard({ profile }: { readonly profile: OwnProfile }) {
  const styles = useOwnStyles();
  const update = useUpdateProfile();
  const { firstName, lastName, userName, mayChangeName } = profile;
  const form = useForm({
    name: 'profile-names',
    initial: { firstName, lastName },
    check: (fields) => ({ firstName: emptySentence(fields.firstName), lastName: emptySentence(fields.lastName) }),
    send: async (fields) => {
      for (const key of ['firstName', 'lastName'] as const) {
        const value = fields[key].trim();
        if (value !== profile[key]) await update({ key, value });
      }
      notify({ type: 'success', title: ownTexts.saved });
    },
  });
  const { attach, onSubmit, refused, busy } = form;
  const isChanged = form.isChanged;
  return (
    <OwnCard title={texts.names} lead={mayChangeName ? undefined : texts.namesSchool}>
      <form ref={attach} className={styles.form} onSubmit={onSubmit} noValidate aria-label={texts.names}>
        {refused && <RefusalBar refused={refused} />}
        <div className={styles.pair}>
          <TextField form={form} name="firstName" label={texts.firstName} readOnly={!mayChangeName} autoComplete="given-name" />
          <TextField form={form} name="lastName" label={texts.lastName} readOnly={!mayChangeName} autoComplete="family-name" />
        </div>
        <FormField label={texts.userName} help={texts.userNameHelp}>
          <Input value={userName} readOnly appearance="filled-darker" />
        </FormField>
        {mayChangeName && isChanged && (
          <div className={styles.actions}>
            <Button type="submit" appearance="primary" disabledFocusable={busy}>
              {ownTexts.save}
            </Button>
          </div>
        )}
      </form>
    </OwnCard>
  );
}
