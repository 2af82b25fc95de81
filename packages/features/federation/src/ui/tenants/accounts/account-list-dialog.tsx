import { RefusedError, useApi } from '@pausenplatz/kernel-browser';
import { textOf } from '@pausenplatz/kernel-browser/lists';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { FormDialog, notifyRefusal, offerUndo, TextAreaField, unfinished, useForm } from '@pausenplatz/kernel-ui';
import { ColumnChoices, ListFileButton } from '@pausenplatz/kernel-ui/lists';
import { useChange } from '@pausenplatz/office/ui';
import {
  linkTenantAccounts,
  listTenantLinks,
  listTenants,
  previewTenantAccounts,
  tenantLimits as limits,
  undoTenantAccounts,
} from '../../../contract/index.ts';
import { cellsOfLines } from '../../../rules/index.ts';
import { accountListTexts as texts } from '../../../texts.account-list.ts';
import { AccountPreview } from './account-preview.tsx';
import { type AccountList, useAccountList } from './use-account-list.ts';

interface AccountListDialogProps {
  readonly schoolId: string;
  readonly tid: string;
  readonly onClose: () => void;
}

/** Connects the accounts of an organisation by a list: first what it would do, line by line, then that. What does not fit stays in its field. */
export function AccountListDialog({ schoolId, tid, onClose }: AccountListDialogProps) {
  const api = useApi();
  const touched = [listTenants, listTenantLinks];
  const link = useChange(linkTenantAccounts, touched);
  const unlink = useChange(undoTenantAccounts, touched);
  const form = useForm({
    name: `teams-accounts:${tid}`,
    initial: { text: '' },
    check: () => wordsFor(list),
    async send(_fields, { idempotencyKey }) {
      const { rows, preview } = list;
      if (!preview || matchesOf(list) === 0) {
        list.setPreview(await api.call(previewTenantAccounts, { schoolId, tid, rows }));
        return unfinished;
      }
      const { fingerprint } = preview;
      const sending = { idempotencyKey: `${idempotencyKey}-${fingerprint.slice(0, 12)}` };
      const { links } = await link({ schoolId, tid, rows, fingerprint }, sending).catch((error: unknown) => {
        // What was shown is not so any more: it is asked for anew.
        if (error instanceof RefusedError && error.body.code === 'TENANT_LIST_CHANGED') list.setPreview(null);
        throw error;
      });
      const undo = () => void unlink({ schoolId, tid, links }).catch(notifyRefusal);
      offerUndo({ title: counted(texts.done, links.length), onUndo: undo });
      const left = new Set(preview.rows.flatMap(({ line, verdict }) => (verdict === 'left' ? [line] : [])));
      if (left.size === 0) return undefined;
      form.set('text', await textOf(cellsOfLines(list.cells, list, left)));
      return unfinished;
    },
  });
  const list = useAccountList(form.fields.text);
  const matches = matchesOf(list);
  return (
    <FormDialog form={form} title={texts.title} submitLabel={matches > 0 ? counted(texts.link, matches) : texts.check} onClose={onClose}>
      <p>{texts.lead}</p>
      <ListFileButton onText={(text) => form.set('text', text)} />
      <TextAreaField form={form} name="text" label={texts.paste} help={texts.pasteHelp} rows={6} />
      {list.isRead && list.columns.length > 1 && <ColumnChoices list={list} names={texts.fields} />}
      <AccountPreview list={list} />
    </FormDialog>
  );
}

const matchesOf = ({ preview }: AccountList): number => preview?.rows.filter(({ verdict }) => verdict === 'match').length ?? 0;

/** What must be mended before the server is asked. */
function wordsFor({ rows, columns }: AccountList): { readonly text?: string } {
  if (rows.length === 0) return { text: texts.nothing };
  if (!columns.includes('objectId')) return { text: texts.noObjectId };
  if (rows.length > limits.rows) return { text: fill(texts.tooMany, { count: limits.rows }) };
  const long = rows.find(({ line: _line, ...cells }) => Object.values(cells).some((cell) => cell.length > limits.cellMaximum));
  return long ? { text: fill(texts.cellTooLong, { line: long.line, maximum: limits.cellMaximum }) } : {};
}
