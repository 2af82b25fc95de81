import { Button, Input } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { fill } from '@pausenplatz/kernel-contract';
import { EditedRows, FormField } from '@pausenplatz/kernel-ui';
import { boardsLimits, type CardCheck } from '../../contract/index.ts';
import { cardFormTexts as texts } from '../../texts.cards.ts';

interface ChecksFieldProps {
  readonly checks: readonly CardCheck[];
  readonly error: string | undefined;
  readonly onChange: (checks: CardCheck[]) => void;
}

/** The lines of a card’s list. */
export function ChecksField({ checks, error, onChange }: ChecksFieldProps) {
  const nameOf = ({ text }: CardCheck) => text || texts.emptyCheck;
  const add = () => onChange([...checks, { id: crypto.randomUUID().slice(0, 8), text: '', isDone: false }]);
  return (
    <FormField label={texts.checks} error={error}>
      <div role="group" aria-label={texts.checks}>
        {checks.length > 0 && (
          <EditedRows
            items={checks}
            label={texts.checks}
            path="checks"
            fieldErrors={{}}
            nameOf={nameOf}
            removeLabel={(check) => fill(texts.removeCheck, { text: nameOf(check) })}
            onChange={onChange}
            renderFields={(check, change) => (
              <Input
                aria-label={texts.check}
                value={check.text}
                maxLength={boardsLimits.checkMaximum}
                onChange={(_event, { value }) => change({ ...check, text: value })}
              />
            )}
          />
        )}
        {checks.length < boardsLimits.checksPerCard && (
          <Button appearance="subtle" icon={<Add20Regular />} onClick={add}>
            {texts.addCheck}
          </Button>
        )}
      </div>
    </FormField>
  );
}
