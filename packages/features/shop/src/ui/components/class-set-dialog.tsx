import { Input } from '@fluentui/react-components';
import { getPeople } from '@pausenplatz/account/contract';
import { type Audience, audienceError, AudienceFields, firstAudience } from '@pausenplatz/account/ui';
import { useCall } from '@pausenplatz/kernel-browser';
import { counted, fill } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { FormDialog, FormField, useForm } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import { shopLimits } from '../../contract/index.ts';
import { shopUiTexts } from '../../texts.ui.ts';

interface ClassSetDialogProps {
  readonly onTake: (quantity: number) => void;
  readonly onClose: () => void;
}

interface Fields {
  readonly audience: Audience;
  readonly spare: string;
}

const { classSet: texts } = shopUiTexts;

/** How many children need one, where they are counted, and all pieces. */
function sumOf({ audience, spare }: Fields, inClass: number | null): { readonly children: number | null; readonly all: number | null } {
  const children = audience.isForAll ? inClass : audience.pupilIds.length;
  const isCount = /^\d{1,3}$/.test(spare.trim());
  return { children, all: children !== null && isCount ? children + Number(spare) : null };
}

/** Counts the children who need one, and some to spare. Who they are stays in the browser: the order knows a number. */
export function ClassSetDialog({ onTake, onClose }: ClassSetDialogProps) {
  const [first] = useState(firstAudience(useCurrentUser()));
  const [classId, setClassId] = useState(first.classId);
  const people = useCall(getPeople, { classId }, { enabled: classId !== '' });
  const inClass = people.data?.pupils.length ?? null;
  const form = useForm<Fields>({
    initial: { audience: first, spare: '0' },
    check(fields) {
      const { children, all } = sumOf(fields, inClass);
      const isTooMuch = (all ?? 0) > shopLimits.quantityPerLine;
      return {
        audience: audienceError(fields.audience) ?? (children === null ? texts.counting : undefined),
        spare: all === null && children !== null ? texts.spareWrong : isTooMuch ? tooMuch : undefined,
      };
    },
    send: async (fields) => onTake(sumOf(fields, inClass).all ?? 1),
  });
  const { children, all } = sumOf(form.fields, inClass);
  return (
    <FormDialog form={form} title={texts.title} submitLabel={all === null ? texts.takeOver : counted(texts.take, all)} onClose={onClose}>
      <AudienceFields
        audience={form.fields.audience}
        error={form.errors.audience}
        onChange={(audience) => {
          setClassId(audience.classId);
          form.set('audience', audience);
        }}
      />
      <FormField label={texts.spare} help={texts.spareHelp} error={form.errors.spare}>
        <Input inputMode="numeric" value={form.fields.spare} onChange={(_event, { value }) => form.set('spare', value)} />
      </FormField>
      <p role="status">{children === null ? texts.counting : fill(texts.sum, { children, all: all ?? children })}</p>
    </FormDialog>
  );
}

const tooMuch = fill(texts.tooMany, { maximum: shopLimits.quantityPerLine });
