import { Checkbox, Field } from '@fluentui/react-components';
import { bytesOf, saveFile } from '@pausenplatz/kernel-browser';
import { notify } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { printCards } from '../../contract/index.ts';
import { isBelowFourthClass } from '../../rules/below-fourth-class.ts';
import { classTexts as texts } from '../../texts.screens.ts';
import { counted } from '../counted.ts';
import { useChange } from '../data.ts';
import { FormModal } from '../form-modal.tsx';

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
  const [pictures, setPictures] = useState(() => isBelowFourthClass(schoolClass.name));
  const submit = async () => {
    const { fileName, base64 } = await print({ classId: schoolClass.id, userIds: [...userIds], pictures });
    saveFile(fileName, bytesOf(base64), 'application/pdf');
    notify({ type: 'success', title: texts.ready });
  };
  return (
    <FormModal title={texts.cardsTitle} submitLabel={texts.print} onClose={onClose} onSubmit={submit}>
      <p>{counted(texts.cardsBody, userIds.length)}</p>
      <Field hint={texts.cardsPicturesHelp}>
        <Checkbox label={texts.cardsPictures} checked={pictures} onChange={(_, { checked }) => setPictures(checked === true)} />
      </Field>
    </FormModal>
  );
}
