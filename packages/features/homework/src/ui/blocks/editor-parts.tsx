import { Checkbox } from '@fluentui/react-components';
import { useApi } from '@pausenplatz/kernel-browser';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { FormField, notifyRefusal } from '@pausenplatz/kernel-ui';
import { ClassPicker } from '@pausenplatz/schools/ui';
import { useState } from 'react';
import { createShare } from '../../contract/index.ts';
import { homeworkBlockTexts } from '../../texts.blocks.ts';
import type { BlockClass } from './block-parts.tsx';

const texts = homeworkBlockTexts.editor;

interface ClassFieldsProps {
  readonly settings: BlockClass;
  readonly onChange: (settings: BlockClass) => void;
}

/** Which class, and whether people without an account may see its plan; another class never keeps the old share. */
export function ClassFields({ settings, onChange }: ClassFieldsProps) {
  const api = useApi();
  const user = useCurrentUser();
  const [isAsking, setAsking] = useState(false);
  const classes = user?.schoolClasses ?? [];
  const { schoolClassId } = settings;
  const share = async (on: boolean) => {
    if (!on || schoolClassId === null) return onChange({ schoolClassId, share: null });
    setAsking(true);
    try {
      onChange({ schoolClassId, share: (await api.call(createShare, { schoolClassId })).secret });
    } catch (error) {
      notifyRefusal(error);
    } finally {
      setAsking(false);
    }
  };
  if (classes.length === 0) return <p>{texts.noClass}</p>;
  return (
    <>
      <ClassPicker classes={classes} value={schoolClassId} onChange={(id) => onChange({ schoolClassId: id, share: null })} />
      <FormField label="" help={texts.shareHelp}>
        <Checkbox
          label={texts.share}
          disabled={schoolClassId === null || isAsking}
          checked={settings.share !== null}
          onChange={(_event, { checked }) => void share(checked === true)}
        />
      </FormField>
    </>
  );
}
