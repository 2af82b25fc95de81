import { Button, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { longDay } from '@pausenplatz/kernel-format';
import { useSessionStore } from '@pausenplatz/kernel-host';
import { Modal, notify } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountLimits } from '@pausenplatz/account/contract';
import { deleteAccount, type OwnProfile } from '../../contract/index.ts';
import { ownTexts } from '../../texts.ts';
import { AskPassword, OwnCard, useOwnStyles } from '@pausenplatz/account/ui';

const texts = ownTexts.data;

/** Deletes the own account, with sixty days to think again. */
export function DeleteCard({ profile }: { readonly profile: OwnProfile }) {
  const styles = useOwnStyles();
  const api = useApi();
  const sessions = useSessionStore();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  if (!profile.mayDelete) return <OwnCard title={texts.deleteTitle} lead={texts.deletePupil} />;

  const remove = async (password: string, close: (andThen: () => void) => void) => {
    const { until } = await api.call(deleteAccount, { password });
    // Told at once: the hub may have ended the session, and taken this screen away, before the dialog is closed.
    notify({ type: 'info', title: fill(texts.deleted, { until: longDay(until) }), timeoutMs: 15_000 });
    close(() => {
      sessions.become({ status: 'signedOut' });
      void navigate('/', { replace: true });
    });
  };
  return (
    <OwnCard
      title={texts.deleteTitle}
      lead={fill(texts.deleteLead, { days: accountLimits.trashDays })}
      actions={<Button onClick={() => setOpen(true)}>{texts.delete}</Button>}
    >
      {isOpen && (
        <Modal onClose={() => setOpen(false)}>
          {(close) => (
            <DialogSurface>
              <DialogBody>
                <DialogTitle>{texts.deleteQuestion}</DialogTitle>
                <DialogContent className={styles.form}>
                  <p>{texts.deleteBody}</p>
                  <AskPassword submit={texts.deleteConfirm} onPassword={(password) => remove(password, close)} onCancel={() => close()} />
                </DialogContent>
              </DialogBody>
            </DialogSurface>
          )}
        </Modal>
      )}
    </OwnCard>
  );
}
