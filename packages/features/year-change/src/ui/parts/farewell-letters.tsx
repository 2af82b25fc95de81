import { Button } from '@fluentui/react-components';
import { Mail24Regular } from '@fluentui/react-icons/svg/mail';
import { bytesOf, saveFile } from '@pausenplatz/kernel-browser';
import { counted } from '@pausenplatz/kernel-contract';
import { notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useChange } from '@pausenplatz/office/ui';
import { printLetters } from '@pausenplatz/printing/contract';
import { useState } from 'react';
import type { ReviewedYearStep } from '../../contract/index.ts';
import { leaversOf } from '../../rules/index.ts';
import { yearTexts as texts } from '../../texts.ts';

/** Letters for those who leave, with the way to what is theirs; afterwards no school helps them with their password any more. */
export function FarewellLetters({ shown: { step, pupils } }: { readonly shown: ReviewedYearStep }) {
  const print = useChange(printLetters, []);
  const [isPrinting, setPrinting] = useState(false);
  const userIds = leaversOf(
    step,
    pupils.map(({ id }) => id),
  );
  const start = () => {
    setPrinting(true);
    print({ classId: step.classId, userIds: [...userIds], kind: 'farewell' })
      .then(({ fileName, base64 }) => {
        saveFile(fileName, bytesOf(base64), 'application/pdf');
        notify({ type: 'success', title: texts.lettersReady });
      }, notifyRefusal)
      .finally(() => setPrinting(false));
  };
  return (
    <Button icon={<Mail24Regular />} disabledFocusable={isPrinting} onClick={() => isPrinting || start()}>
      {counted(texts.letters, userIds.length)}
    </Button>
  );
}
