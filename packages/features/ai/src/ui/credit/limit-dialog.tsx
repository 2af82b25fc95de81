import { fill } from '@pausenplatz/kernel-contract';
import { FormDialog, notify, TextField, useForm } from '@pausenplatz/kernel-ui';
import { readCredit } from '../../rules/index.ts';
import { aiUiTexts } from '../../texts.ui.ts';
import { amountFault, typedLimit } from './amount.ts';
import { type Credit, useCreditChanges } from './data.ts';

const { wallet: texts } = aiUiTexts;
const unitsOf = (typed: string): number | null => (typed.trim() === '' ? null : readCredit(typed));

/** What one wants to spend in a month at most. */
export function OwnLimitDialog({ limit, onClose }: { readonly limit: number | null; readonly onClose: () => void }) {
  const { setLimit } = useCreditChanges();
  const form = useForm({
    initial: { limit: typedLimit(limit) },
    check: ({ limit: typed }) => ({ limit: amountFault(typed, true) }),
    send: async ({ limit: typed }) => {
      await setLimit(unitsOf(typed));
      notify({ type: 'success', title: texts.saved });
    },
  });
  return (
    <FormDialog form={form} title={texts.limit} submitLabel={texts.save} onClose={onClose}>
      <TextField form={form} name="limit" label={texts.amount} help={texts.limitHelp} maximum={12} inputMode="decimal" />
    </FormDialog>
  );
}

/** What a class, and each of its children, may spend in a month at most. */
export function ClassLimitDialog({ of, onClose }: { readonly of: Credit['classes'][number]; readonly onClose: () => void }) {
  const { setClass } = useCreditChanges();
  const form = useForm({
    initial: { child: typedLimit(of.childLimit), whole: typedLimit(of.limit) },
    check: ({ child, whole }) => ({ child: amountFault(child, true), whole: amountFault(whole, true) }),
    send: async ({ child, whole }) => {
      await setClass({ classId: of.id, childLimit: unitsOf(child), limit: unitsOf(whole) });
      notify({ type: 'success', title: texts.saved });
    },
  });
  return (
    <FormDialog form={form} title={fill(texts.setClass, { name: of.name })} submitLabel={texts.save} onClose={onClose}>
      <TextField form={form} name="child" label={texts.child} help={texts.limitHelp} maximum={12} inputMode="decimal" />
      <TextField form={form} name="whole" label={texts.ofClass} help={texts.limitHelp} maximum={12} inputMode="decimal" />
    </FormDialog>
  );
}
