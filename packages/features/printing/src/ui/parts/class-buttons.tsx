import { Button, makeStyles } from '@fluentui/react-components';
import { Mail24Regular } from '@fluentui/react-icons/svg/mail';
import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code';
import { bytesOf, saveFile } from '@pausenplatz/kernel-browser';
import { notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { type ClassPaper, useChange } from '@pausenplatz/office/ui';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { printingLimits, printLetters } from '../../contract/index.ts';
import { printTexts as texts } from '../../texts.ts';

const CardsDialog = lazy(async () => ({ default: (await import('./cards-dialog.tsx')).CardsDialog }));

// On a phone both buttons and the menu stand in one line.
const useStyles = makeStyles({ paper: { '@media (max-width: 420px)': { paddingLeft: '8px', paddingRight: '8px', minWidth: 0 } } });

/** Cards and letters of a whole class, as many as are printed at once. */
export function ClassButtons({ schoolClass, userIds: all }: ComponentProps<ClassPaper['OfClass']>) {
  const styles = useStyles();
  const [isOpen, setOpen] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const letters = useChange(printLetters, []);
  const userIds = all.slice(0, printingLimits.cardsAtOnce);
  const print = () => {
    setPrinting(true);
    letters({ classId: schoolClass.id, userIds })
      .then((file) => {
        saveFile(file.fileName, bytesOf(file.base64), 'application/pdf');
        notify({ type: 'success', title: texts.ready });
      }, notifyRefusal)
      .finally(() => setPrinting(false));
  };
  return (
    <>
      <Button className={styles.paper} icon={<QrCode24Regular />} onClick={() => setOpen(true)}>
        {texts.cards}
      </Button>
      <Button className={styles.paper} icon={<Mail24Regular />} disabledFocusable={isPrinting} onClick={print}>
        {isPrinting ? texts.printing : texts.letters}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CardsDialog schoolClass={schoolClass} userIds={userIds} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
