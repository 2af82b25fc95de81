import { useApi } from '@pausenplatz/kernel-browser';
import { FormDialog, notify, TextAreaField, useForm } from '@pausenplatz/kernel-ui';
import { chatLimits, reportMessage } from '../../contract/index.ts';
import { dialogTexts as texts } from '../../texts.ui.ts';

/** Tells the adults who look after a chat of a message. */
export function ReportDialog({ messageId, onClose }: { readonly messageId: string; readonly onClose: () => void }) {
  const api = useApi();
  const form = useForm({
    initial: { reason: '' },
    send: async ({ reason }) => {
      await api.call(reportMessage, { id: messageId, reason });
      notify({ type: 'success', title: texts.reported });
    },
  });
  return (
    <FormDialog form={form} title={texts.reportTitle} submitLabel={texts.reportSend} onClose={onClose}>
      <p>{texts.reportBody}</p>
      <TextAreaField form={form} name="reason" label={texts.reason} rows={3} maximum={chatLimits.reasonMaximum} />
    </FormDialog>
  );
}
