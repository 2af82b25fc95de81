import type { SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import type { linkListBlock } from '../../contract/index.ts';
import { blockEditorTexts } from '../../texts.ts';
import { TextField } from './editor-fields.tsx';
import { LinkRows } from './link-rows.tsx';
import { useLinkIcons } from './use-link-icons.ts';

export function Editor(props: BlockEditorProps<SettingsOf<typeof linkListBlock>>) {
  const { settings, fieldErrors } = props;
  const change = useLinkIcons(props);
  return (
    <LinkRows
      links={settings.links}
      path="links"
      fieldErrors={fieldErrors}
      onChange={change}
      complete={(link) => ({ ...link, description: '' })}
      renderExtra={(link, changeOne, errorAt) => (
        <TextField
          label={blockEditorTexts.links.description}
          value={link.description}
          maximum={300}
          error={errorAt('description')}
          onChange={(description) => changeOne({ ...link, description })}
        />
      )}
    />
  );
}
