import { bytesOf, saveFile } from '@pausenplatz/kernel-browser';
import { notify } from '@pausenplatz/kernel-ui';
import { printCards } from '../../contract/index.ts';
import { classTexts as texts } from '../../texts.screens.ts';
import { counted } from '../counted.ts';
import { useChange } from '../data.ts';
import { FormModal } from '../form-modal.tsx';

/** Says before printing that older cards end; the secret of a card exists only on its paper. */
export function CardsDialog({
  classId,
  userIds,
  onClose,
}: {
  readonly classId: string;
  readonly userIds: readonly string[];
  readonly onClose: () => void;
}) {
  const print = useChange(printCards, []);
  const submit = async () => {
    const { fileName, base64 } = await print({ classId, userIds: [...userIds] });
    saveFile(fileName, bytesOf(base64), 'application/pdf');
    notify({ type: 'success', title: texts.ready });
  };
  return (
    <FormModal title={texts.cardsTitle} submitLabel={texts.print} onClose={onClose} onSubmit={submit}>
      <p>{counted(texts.cardsBody, userIds.length)}</p>
    </FormModal>
  );
}
