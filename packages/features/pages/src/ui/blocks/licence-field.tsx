import { Select } from '@fluentui/react-components';
import { FormField } from '@pausenplatz/kernel-ui';
import { licences } from '../../contract/licences.ts';
import { blockEditorTexts } from '../../texts.ts';

type Licence = (typeof licences)[number];

interface LicenceFieldProps {
  readonly licence: Licence | undefined;
  readonly onChange: (licence: Licence) => void;
}

/** On what terms a picture is shown. */
export function LicenceField({ licence: present = 'none', onChange }: LicenceFieldProps) {
  const texts = blockEditorTexts.picture;
  return (
    <FormField label={texts.licence}>
      <Select
        value={present}
        onChange={(_event, { value }) => {
          const licence = licences.find((one) => one === value);
          if (licence) onChange(licence);
        }}
      >
        {licences.map((licence) => (
          <option key={licence} value={licence}>
            {texts.licences[licence]}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
