import { wayTexts } from '../../texts.ts';
import { Dropdown, Option } from '@fluentui/react-components';

interface SchoolListProps {
  readonly providers: readonly { readonly id: string; readonly name: string; readonly school: string }[];
  readonly disabled: boolean;
  readonly onChosen: (id: string) => void;
}

/** Many school accounts to choose from, by school. */
export function SchoolList({ providers, disabled, onChosen }: SchoolListProps) {
  const { chooseSchool } = wayTexts;
  return (
    <Dropdown
      aria-label={chooseSchool}
      placeholder={chooseSchool}
      disabled={disabled}
      size="large"
      onOptionSelect={(_event, { optionValue }) => optionValue !== undefined && onChosen(optionValue)}
    >
      {providers.map(({ id, name, school }) => (
        <Option key={id} value={id} text={`${school}, ${name}`}>
          {`${school}, ${name}`}
        </Option>
      ))}
    </Dropdown>
  );
}
