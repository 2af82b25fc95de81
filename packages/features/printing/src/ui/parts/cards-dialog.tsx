import { counted } from '@pausenplatz/kernel-contract';
import { Checkbox, Field } from '@fluentui/react-components';
import { bytesOf, saveFile } from '@pausenplatz/kernel-browser';
import { FormDialog, notify, useForm } from '@pausenplatz/kernel-ui';
import { printCards } from '../../contract/index.ts';
import { isBelowFourthClass } from '../../rules/below-fourth-class.ts';
import { printTexts as texts } from '../../texts.ts';
import { useChange } from '@pausenplatz/office/ui';

/** Says before printing that older cards end; the secret of a card exists only on its paper. */
export function CardsDialog({
  schoolClass,
  userIds,
  onClose,
}: {
  readonly schoolClass: { readonly id: string; readonly name: string };
  readonly userIds: readonly string[];
  readonly onClose: () => void;
}) {
  const print = useChange(printCards, []);
  const form = useForm({
    initial: { pictures: isBelowFourthClass(schoolClass.name) },
    send: async ({ pictures }) => {
      const { fileName, base64 } = await print({ classId: schoolClass.id, userIds: [...userIds], pictures });
      saveFile(fileName, bytesOf(base64), 'application/pdf');
      notify({ type: 'success', title: texts.ready });
    },
  });
  return (
    <FormDialog form={form} title={texts.cardsTitle} submitLabel={texts.print} onClose={onClose}>
      <p>{counted(texts.cardsBody, userIds.length)}</p>
      <Field hint={texts.cardsPicturesHelp}>
        <Checkbox
          label={texts.cardsPictures}
          checked={form.fields.pictures}
          onChange={(_, { checked }) => form.set('pictures', checked === true)}
        />
      </Field>
    </FormDialog>
  );
}
