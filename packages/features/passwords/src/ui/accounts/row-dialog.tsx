import { Checkbox } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { FormDialog, judgedBy, notify, TextField, useForm } from '@pausenplatz/kernel-ui';
import { editItem, passwordsLimits, type PasswordRow } from '../../contract/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';
import { useAgain } from '../data.ts';
import { SecretField } from '../pieces/secret-field.tsx';

interface Fields {
  readonly userName: string;
  readonly secret: string;
  readonly isHidden: boolean;
}

interface RowDialogProps {
  readonly item: { readonly id: string; readonly title: string };
  readonly row: PasswordRow;
  /** A child’s own: it hides it, too. */
  readonly isOwn?: boolean;
  readonly onClose: () => void;
}

/** One account: another user name, another password; what is left empty stays. Nothing of it is kept as a draft. */
export function RowDialog({ item, row, isOwn = false, onClose }: RowDialogProps) {
  const { accounts: texts, child, item: itemTexts } = passwordsUiTexts;
  const api = useApi();
  const again = useAgain();
  const inputOf = ({ userName, secret, isHidden }: Fields) =>
    ({
      scope: 'row',
      id: item.id,
      userId: row.userId,
      version: row.version,
      ...(userName !== row.userName && { userName }),
      ...(secret !== '' && { secret }),
      ...(isOwn && isHidden !== row.isHidden && { isHidden }),
    }) as const;
  const form = useForm<Fields>({
    initial: { userName: row.userName, secret: '', isHidden: row.isHidden },
    secrets: ['secret'],
    judge: judgedBy(editItem, inputOf),
    send: async (fields) => {
      await api.call(editItem, inputOf(fields));
      again();
    },
  });
  return (
    <FormDialog
      form={form}
      title={isOwn ? item.title : fill(texts.rowTitle, { name: row.name })}
      submitLabel={itemTexts.save}
      onClose={onClose}
      onDone={() => notify({ type: 'success', title: itemTexts.saved })}
    >
      {isOwn && <p>{child.changeBody}</p>}
      <TextField form={form} name="userName" label={itemTexts.userName} maximum={passwordsLimits.userNameMaximum} autoComplete="off" />
      <SecretField
        label={row.hasSecret ? itemTexts.newSecret : itemTexts.secret}
        help={row.hasSecret ? itemTexts.newSecretHelp : undefined}
        error={form.errors.secret}
        value={form.fields.secret}
        onText={(text) => form.set('secret', text)}
      />
      {isOwn && (
        <Checkbox
          label={child.hide}
          checked={form.fields.isHidden}
          onChange={(_event, { checked }) => form.set('isHidden', checked === true)}
        />
      )}
    </FormDialog>
  );
}
