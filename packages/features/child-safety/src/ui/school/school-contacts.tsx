import { Button, Input, Select } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, EditedRows, FormField, judgedBy, ListState, notify, notifyRefusal } from '@pausenplatz/kernel-ui';
import { useChange, useListStyles } from '@pausenplatz/office/ui';
import { useState } from 'react';
import { childSafetyLimits as limits, contactKinds, type Contact, getSchoolContacts, setSchoolContacts } from '../../contract/index.ts';
import { childSafetyTexts } from '../../texts.ts';

const { school: texts, kinds } = childSafetyTexts;

interface ContactRow extends Contact {
  readonly id: string;
}

const withId = (contact: Contact): ContactRow => ({ ...contact, id: crypto.randomUUID() });
const withoutId = ({ kind, name, note, phone }: ContactRow): Contact => ({ kind, name, note, phone });

/** What the contract says of the rows, by their paths in the input. */
const judge = judgedBy(setSchoolContacts, (contacts: readonly Contact[]) => ({ schoolId: 'S'.repeat(22), contacts: [...contacts] }));

/** Whom a school names for help, as its admins write it. */
export function SchoolContacts({ schoolId }: { readonly schoolId: string }) {
  const query = useCall(getSchoolContacts, { schoolId });
  return (
    <ListState query={query} skeleton="form">
      {({ contacts }) => <ContactsForm key={JSON.stringify(contacts)} schoolId={schoolId} contacts={contacts} />}
    </ListState>
  );
}

interface ContactsFormProps {
  readonly schoolId: string;
  readonly contacts: readonly Contact[];
}

function ContactsForm({ schoolId, contacts }: ContactsFormProps) {
  const styles = useListStyles();
  const set = useChange(setSchoolContacts, [getSchoolContacts]);
  const [rows, setRows] = useState<readonly ContactRow[]>(() => contacts.map(withId));
  const [isJudged, setJudged] = useState(false);
  const written = rows.map(withoutId);
  const errors = judge(written);
  const save = () => {
    setJudged(true);
    if (Object.keys(errors).length === 0)
      void set({ schoolId, contacts: written }).then(() => notify({ type: 'success', title: texts.saved }), notifyRefusal);
  };
  return (
    <Card as="section" className={styles.form}>
      <p>{texts.help}</p>
      <EditedRows
        items={rows}
        label={texts.list}
        nameOf={({ name }) => name || texts.unnamed}
        removeLabel={({ name }) => fill(texts.remove, { name: name || texts.unnamed })}
        onChange={setRows}
        fieldErrors={isJudged ? errors : {}}
        path="contacts"
        renderFields={(row, change, errorAt) => <ContactFields row={row} onChange={change} errorAt={errorAt} />}
      />
      <div className={styles.actions}>
        <Button
          icon={<Add24Regular />}
          disabled={rows.length >= limits.contacts}
          onClick={() => setRows([...rows, withId({ kind: 'socialWork', name: '', note: '', phone: '' })])}
        >
          {texts.add}
        </Button>
        {JSON.stringify(written) !== JSON.stringify(contacts) && (
          <Button appearance="primary" onClick={save}>
            {texts.save}
          </Button>
        )}
      </div>
    </Card>
  );
}

interface ContactFieldsProps {
  readonly row: ContactRow;
  readonly onChange: (row: ContactRow) => void;
  readonly errorAt: (field: string) => string | undefined;
}

function ContactFields({ row, onChange, errorAt }: ContactFieldsProps) {
  const words = (field: 'name' | 'note' | 'phone', maximum: number) => (
    <FormField label={texts[field]} error={errorAt(field)}>
      <Input
        value={row[field]}
        maxLength={maximum}
        inputMode={field === 'phone' ? 'tel' : 'text'}
        onChange={(_event, { value }) => onChange({ ...row, [field]: value })}
      />
    </FormField>
  );
  return (
    <>
      <FormField label={texts.kind}>
        <Select
          value={row.kind}
          onChange={(_event, { value }) => onChange({ ...row, kind: contactKinds.find((kind) => kind === value) ?? row.kind })}
        >
          {contactKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kinds[kind]}
            </option>
          ))}
        </Select>
      </FormField>
      {words('name', limits.nameMaximum)}
      {words('phone', limits.phoneMaximum)}
      {words('note', limits.noteMaximum)}
    </>
  );
}
