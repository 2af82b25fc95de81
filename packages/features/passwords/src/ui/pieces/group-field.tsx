import { Select } from '@fluentui/react-components';
import { FormField } from '@pausenplatz/kernel-ui';
import type { PasswordGroup } from '../../contract/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';

interface GroupFieldProps {
  readonly groups: readonly PasswordGroup[];
  readonly value: string | null;
  readonly onChoose: (id: string | null) => void;
}

export function GroupField({ groups, value, onChoose }: GroupFieldProps) {
  const { item: texts } = passwordsUiTexts;
  return (
    <FormField label={texts.group}>
      <Select value={value ?? ''} onChange={(_event, { value: id }) => onChoose(id === '' ? null : id)}>
        <option value="">{texts.noGroup}</option>
        {groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
