import { Dropdown, Option } from '@fluentui/react-components';
import { FormDialog, FormField, notify, TextField, useForm } from '@pausenplatz/kernel-ui';
import { displayCredit, readCredit } from '../../rules/index.ts';
import { aiUiTexts } from '../../texts.ui.ts';
import { amountFault } from './amount.ts';
import { type Credit, useCreditChanges } from './data.ts';

const { wallet: texts } = aiUiTexts;

interface GiveDialogProps {
  readonly credit: Credit;
  readonly onClose: () => void;
}

/** Hands credit over to a class or to a colleague. */
export function GiveDialog({ credit, onClose }: GiveDialogProps) {
  const { give } = useCreditChanges();
  const targets = [
    ...credit.classes.map(({ id, name }) => ({ key: `class ${id}`, id, kind: 'class' as const, name })),
    ...credit.colleagues.map(({ id, name }) => ({ key: `person ${id}`, id, kind: 'person' as const, name })),
  ];
  const sources = [
    { key: '', name: `${texts.own}: ${displayCredit(credit.own.credit)}` },
    ...credit.schools.map(({ id, name, credit: units }) => ({ key: id, name: `${name}: ${displayCredit(units)}` })),
  ];
  const form = useForm({
    name: 'ki:give',
    initial: { from: credit.own.credit === 0 ? (credit.schools[0]?.id ?? '') : '', to: targets[0]?.key ?? '', amount: '' },
    check: ({ amount }) => ({ amount: amountFault(amount, false) }),
    send: async ({ from, to, amount }, sending) => {
      const target = targets.find(({ key }) => key === to);
      if (!target) return;
      const { kind, id } = target;
      await give({ from: from === '' ? null : from, to: { kind, id }, amount: readCredit(amount) ?? 0 }, sending);
      notify({ type: 'success', title: texts.given });
    },
  });
  const { from, to } = form.fields;
  return (
    <FormDialog form={form} title={texts.giveTitle} submitLabel={texts.give} onClose={onClose}>
      {sources.length > 1 && (
        <FormField label={texts.giveFrom}>
          <Dropdown
            value={sources.find(({ key }) => key === from)?.name ?? ''}
            selectedOptions={[from]}
            onOptionSelect={(_event, { optionValue = '' }) => form.set('from', optionValue)}
          >
            {sources.map(({ key, name }) => (
              <Option key={key} value={key}>
                {name}
              </Option>
            ))}
          </Dropdown>
        </FormField>
      )}
      <FormField label={texts.giveTo}>
        <Dropdown
          value={targets.find(({ key }) => key === to)?.name ?? ''}
          selectedOptions={[to]}
          onOptionSelect={(_event, { optionValue = '' }) => form.set('to', optionValue)}
        >
          {targets.map(({ key, name }) => (
            <Option key={key} value={key}>
              {name}
            </Option>
          ))}
        </Dropdown>
      </FormField>
      <TextField form={form} name="amount" label={texts.amount} help={texts.amountHelp} maximum={12} required inputMode="decimal" />
    </FormDialog>
  );
}
