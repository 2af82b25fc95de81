import { Button, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { CopyButton, Modal, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { keepPupil, offerPupil } from '../../contract/index.ts';
import { classesTexts, classTexts as texts } from '../../texts.screens.ts';
import { classViews, useChange } from '../data.ts';
import type { ShownClass } from '../screens/class-screen.tsx';
import { useListStyles } from '../styles.ts';

interface HandoverDialogProps {
  readonly shown: ShownClass;
  readonly userId: string;
  readonly onClose: () => void;
}

/** Gives a pupil away to a school outside of the own family: a code, shown once, that the other school uses. */
export function HandoverDialog({ shown, userId, onClose }: HandoverDialogProps) {
  const styles = useListStyles();
  const classId = shown.schoolClass.id;
  const offer = useChange(offerPupil, classViews);
  const keep = useChange(keepPupil, classViews);
  const [given, setGiven] = useState<OutputOf<typeof offerPupil> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const pupil = shown.pupils.find(({ id }) => id === userId);
  const open = shown.handovers.find((one) => one.userId === userId);
  const name = pupil ? `${pupil.firstName} ${pupil.lastName}` : '';
  const make = () => {
    setBusy(true);
    offer({ classId, userId })
      .then(setGiven, notifyRefusal)
      .finally(() => setBusy(false));
  };
  const takeBack = (close: () => void) =>
    void keep({ classId, userId }).then(() => {
      notify({ type: 'success', title: fill(texts.handoverKept, { name }) });
      close();
    }, notifyRefusal);
  const lead = given
    ? fill(texts.handoverGiven, { day: longDay(given.until) })
    : open
      ? fill(texts.handoverOpen, { day: longDay(open.until) })
      : texts.handoverBody;
  return (
    <Modal onClose={onClose}>
      {(close) => (
        <DialogSurface>
          <DialogBody>
            <DialogTitle>{fill(texts.handoverTitle, { name })}</DialogTitle>
            <DialogContent>
              <div className={styles.form}>
                <p>{lead}</p>
                {given && (
                  <>
                    <p className={styles.code}>{given.code}</p>
                    <div className={styles.actions}>
                      <CopyButton text={given.code} label={texts.handoverCopy} />
                    </div>
                  </>
                )}
              </div>
            </DialogContent>
            <DialogActions>
              <Button onClick={() => close()}>{given ? texts.handoverDone : classesTexts.cancel}</Button>
              {open && !given && <Button onClick={() => takeBack(() => close())}>{texts.handoverKeep}</Button>}
              {!given && (
                <Button appearance="primary" disabledFocusable={isBusy} onClick={() => isBusy || make()}>
                  {open ? texts.handoverAgain : texts.handoverMake}
                </Button>
              )}
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      )}
    </Modal>
  );
}
